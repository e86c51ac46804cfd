const forgetters: (() => void)[] = [];

/** Keeps what a function found in the content, by what it was asked, until {@link forgetKept}. */
export function kept<Asked, Found>(find: (asked: Asked) => Found): (asked: Asked) => Found {
  const known = new Map<Asked, { found: Found }>();
  forgetters.push(() => known.clear());
  return (asked) => {
    let one = known.get(asked);
    if (!one) known.set(asked, (one = { found: find(asked) }));
    return one.found;
  };
}

/** While developing, files come, go and change: what is known of them is looked up anew. */
export const forgetKept = (): void => {
  for (const forget of forgetters) forget();
};
