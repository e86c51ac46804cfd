import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { countryByHeaders, openCountries } from './country.ts';

const json = (description: string, properties: object) => ({
  description,
  content: { 'application/json': { schema: { type: 'object', properties } } },
});

const missing = {
  description: 'Unknown',
  content: { 'application/problem+json': { schema: { type: 'object' } } },
};

interface LocationOptions {
  /** The caller's address; null where neither socket nor trusted proxy names one. */
  addressOf: (request: FastifyRequest) => string | null;
  isTrusted: (address: string | undefined) => boolean;
}

/** `GET /api/ip` and `GET /api/geolocation`, with which the pop-up guesses the dial code. Nothing is stored. */
export function locationRoutes(app: FastifyInstance, { addressOf, isTrusted }: LocationOptions): void {
  // Eight megabytes that many a service never needs, so they are loaded for the first look-up.
  let countries: ReturnType<typeof openCountries> | null = null;

  async function countryOf(address: string): Promise<string | null> {
    countries ??= openCountries();
    return (await countries)(address);
  }

  app.get(
    '/api/ip',
    {
      schema: {
        summary: "The caller's network address",
        response: { 200: json('Known', { ip: { type: 'string' } }), 404: missing },
      },
    },
    (request, reply) => {
      const ip = addressOf(request);
      if (ip === null) throw new Problem(404);
      return reply.header('cache-control', 'no-store').send({ ip });
    },
  );

  app.get(
    '/api/geolocation',
    {
      schema: {
        summary: "The caller's country",
        description: 'The address in the query is ignored: everybody is told of themselves only.',
        querystring: { type: 'object', properties: { ip: { description: 'Ignored' } } },
        response: {
          200: json('Known, or empty', {
            country_code2: { type: 'string', description: 'ISO 3166-1 alpha-2; left out when unknown' },
          }),
        },
      },
    },
    async (request, reply) => {
      const address = addressOf(request);
      const named = isTrusted(request.socket.remoteAddress) ? countryByHeaders(request.headers) : null;
      const code = named ?? (address === null ? null : await countryOf(address));
      return reply.header('cache-control', 'no-store').send(code === null ? {} : { country_code2: code });
    },
  );
}
