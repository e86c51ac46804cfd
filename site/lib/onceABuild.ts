/**
 * A function that is asked once for the same arguments (as JSON) while a build runs, for what pages share. While
 * developing the content changes under a running server, so that it is asked anew.
 */
export function onceABuild<Arguments extends readonly unknown[], Answer>(
  ask: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  if (import.meta.env.DEV) return ask;
  const answers = new Map<string, { answer: Answer }>();
  return (...given) => {
    const key = JSON.stringify(given);
    let kept = answers.get(key);
    if (!kept) answers.set(key, (kept = { answer: ask(...given) }));
    return kept.answer;
  };
}
