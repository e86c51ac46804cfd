import { inquiryFields } from '../../contract/inquiry.ts';

const text = (description: string) => ({ type: 'string', description });
const params = {
  type: 'object',
  properties: { token: text('The reference and 128 bits, as `Location` named it') },
} as const;
const page = (description: string) => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
});
const gone = page('Nothing is behind this link, or no longer: 7 days after the reply was due, links end');

/** The schema of `GET /inquiry/<token>/`. */
export const readSchema = {
  summary: 'Read how far an inquiry is',
  description:
    'The page of its visitor, or for `Accept: application/json` what it says. It holds nothing of what he wrote but, for ten minutes, in the browser that sent it, his address.',
  params,
  response: {
    200: {
      description: 'How far it is',
      content: {
        'text/html': { schema: { type: 'string' } },
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              shown: {
                type: 'array',
                items: { type: 'string' },
                description: 'The parts of the page that are shown',
              },
              values: {
                type: 'object',
                additionalProperties: { type: 'string' },
                description: 'The texts in them, such as `reference` and `due`',
              },
            },
          },
        },
      },
    },
    404: gone,
  },
};

/** The schema of `POST /inquiry/<token>/`. */
export const tellSchema = {
  summary: 'Say that no answer has come, or name another address',
  description: 'A form of that page. `Origin` or `Sec-Fetch-Site` must say that it comes from there.',
  consumes: ['application/x-www-form-urlencoded'],
  params,
  body: {
    content: {
      'application/x-www-form-urlencoded': {
        schema: {
          type: 'object',
          additionalProperties: false,
          properties: {
            answered: {
              type: 'string',
              enum: ['no'],
              description:
                'No answer has come: once it is due, or was marked as answered, this opens the inquiry again',
            },
            email: text(
              `The address that the answer goes to; only from the browser that sent the inquiry, for ten minutes, at most ${inquiryFields.email.limit ?? 0} characters`,
            ),
          },
        },
      },
    },
  },
  response: {
    303: { description: 'Done: see the page', type: 'null' },
    403: page('From another site, or not from the browser that sent the inquiry'),
    404: gone,
    422: page('The address is none'),
    429: page('Too many from one address or network, or a fourth address'),
    503: page('The database cannot be read now'),
  },
};
