import { pick } from './pick.ts';
import type { Review } from './review.schema.ts';

/** The company that a review speaks for: its own words, or the name of the client it refers to. */
export function companyOf(
  { client, company }: Pick<Review, 'client' | 'company'>,
  clients: readonly { id: string; data: { name: string } }[],
): string {
  if (client === undefined) return company ?? '';
  return pick(clients, [client], 'clients')
    .map(({ data }) => data.name)
    .join();
}
