/** For a sentence that is too long to show: words kept before the first match, and words shown. */
const before = 12;
const most = 38;
/** From this many words on a sentence says more than a label. */
const telling = 6;

const endsSentence = (word: string | undefined): boolean => /[.!?…][”’")\]]*$/.test(word ?? '');

/** The words `start` to `end` (exclusive) around the word `at` that make its sentence. */
function boundsOf(words: readonly string[], at: number) {
  let start = at;
  while (start > 0 && !endsSentence(words[start - 1])) start -= 1;
  let end = at + 1;
  while (end < words.length && !endsSentence(words[end - 1])) end += 1;
  return { start, end };
}

/** The best sentence: one longer than a label, then the one with most words at `locations`, then the first. */
function bestSentence(words: readonly string[], locations: readonly number[]) {
  const sentences = new Map<number, { start: number; end: number; first: number; count: number }>();
  for (const at of locations) {
    const { start, end } = boundsOf(words, at);
    const known = sentences.get(start);
    sentences.set(start, known ? { ...known, count: known.count + 1 } : { start, end, first: at, count: 1 });
  }
  const isTelling = ({ start, end }: { start: number; end: number }) => end - start >= telling;
  const [best] = [...sentences.values()].sort(
    (one, other) =>
      Number(isTelling(other)) - Number(isTelling(one)) || other.count - one.count || one.start - other.start,
  );
  const { start, end, first } = best ?? { ...boundsOf(words, 0), first: 0 };
  // A label is shown together with the sentence after it.
  const isShort = end - start < telling && end < words.length;
  return { start, end: isShort ? boundsOf(words, end).end : end, first };
}

const trimmed = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

/**
 * The sentence of a page that matches best, in parts: every other one, from the second on, is a word that matched.
 * `locations` are positions of words in the text; without any it is the first sentence.
 */
export function matchingSentence(
  content: string,
  locations: readonly number[],
  isMatch: (word: string) => boolean,
): string[] {
  const words = content.split(/\s+/);
  const matches = [...new Set(locations)].filter((at) => isMatch(words[at] ?? '')).sort((a, b) => a - b);
  const { start, end, first } = bestSentence(words, matches);
  const from = end - start > most ? Math.max(start, first - before) : start;
  const to = Math.min(end, from + most);
  const marked = new Set(matches);
  const parts = [from > start ? '… ' : ''];
  for (let at = from; at < to; at += 1) {
    const [, left = '', word = '', right = ''] = trimmed.exec(words[at] ?? '') ?? [];
    const space = at + 1 < to ? ' ' : '';
    if (marked.has(at)) parts.push(parts.pop() + left, word, right + space);
    else parts.push(`${parts.pop()}${left}${word}${right}${space}`);
  }
  if (to < end) parts.push(`${parts.pop()} …`);
  return parts;
}
