/** A word of a page that was searched for, by its place among the page's words. */
interface Match {
  location: number;
  balanced_score: number;
}

/** Words on either side of the first match in a sentence that is too long to show. */
const before = 12;
const most = 38;

const endsSentence = (word: string | undefined): boolean => /[.!?…][”’")\]]*$/.test(word ?? '');

/** The words `start` to `end` (exclusive) around the word `at` that make its sentence. */
function boundsOf(words: readonly string[], at: number): [start: number, end: number] {
  let start = at;
  while (start > 0 && !endsSentence(words[start - 1])) start -= 1;
  let end = at + 1;
  while (end < words.length && !endsSentence(words[end - 1])) end += 1;
  return [start, end];
}

const strip = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

/**
 * The sentence of a page that says most of what was searched for, in parts: every second one, from the second on, is a
 * word that matched. Without a match it is the page's first sentence.
 */
export function matchingSentence(content: string, matches: readonly Match[]): string[] {
  const words = content.split(/\s+/);
  const scores = new Map<string, { start: number; end: number; first: number; score: number }>();
  for (const { location, balanced_score } of matches) {
    const [start, end] = boundsOf(words, location);
    const known = scores.get(String(start)) ?? { start, end, first: location, score: 0 };
    scores.set(String(start), { ...known, score: known.score + balanced_score });
  }
  const [best] = [...scores.values()].sort((one, other) => other.score - one.score);
  const { start, end, first } = best ?? { start: 0, end: boundsOf(words, 0)[1], first: 0 };
  const from = end - start > most ? Math.max(start, first - before) : start;
  const to = Math.min(end, from + most);
  const marked = new Set(matches.map(({ location }) => location));
  const parts = [from > start ? '… ' : ''];
  for (let at = from; at < to; at += 1) {
    const [, left = '', word = '', right = ''] = strip.exec(words[at] ?? '') ?? [];
    const space = at + 1 < to ? ' ' : '';
    if (marked.has(at)) parts.push(parts.pop() + left, word, right + space);
    else parts.push(`${parts.pop()}${left}${word}${right}${space}`);
  }
  if (to < end) parts.push(`${parts.pop()} …`);
  return parts;
}
