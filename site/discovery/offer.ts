import { agencyId, type Described } from './described.ts';

/** A page about what the agency does for clients, as a service. */
export const offer = ({ crumb, seo }: { crumb: string; seo: { description: string } }): Described => ({
  '@type': 'Service',
  name: crumb,
  description: seo.description,
  provider: { '@id': agencyId },
});
