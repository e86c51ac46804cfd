/**
 * Memoizes a function for the length of a build, by its arguments as JSON. The development server memoizes nothing, since
 * content changes under it.
 */
export function memoize<Arguments extends readonly unknown[], Answer>(
  ask: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  if (import.meta.env.DEV) return ask;
  const answers = new Map<string, { answer: Answer }>();
  return (...given) => {
    const key = JSON.stringify(given);
    let known = answers.get(key);
    if (!known) answers.set(key, (known = { answer: ask(...given) }));
    return known.answer;
  };
}
