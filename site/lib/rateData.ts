/** Marks what an amount is: the rate of a kind of work in a region, in a table that any rate may stand in. */
export const rateData = (rates: string, { id, low, high }: { id: string; low: number; high: number }) => ({
  'data-fact': `rate-${rates}-${id}`,
  'data-rate': `${rates} ${id} ${low} ${high}`,
  'data-price': `rates/${rates}`,
});
