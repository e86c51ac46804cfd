import { agencyId, type JsonLd } from './jsonLd.ts';

/** A page about what the agency does for clients, as a service. */
export const offer = ({ crumb, seo }: { crumb: string; seo: { description: string } }): JsonLd => ({
  '@type': 'Service',
  name: crumb,
  description: seo.description,
  provider: { '@id': agencyId },
});
