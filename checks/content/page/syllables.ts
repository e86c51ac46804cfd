/** Letters that are written and not spoken: saf(e)ly, mak(e), tak(es), us(ed); table, changes, added keep theirs. */
const silent = [
  /(?<=[^aeiouy])e(?=(?:ly|less|ment|ful|ness)s?$)/,
  /(?<![sxzcg]|[sc]h|[^aeiouy]l)es$/,
  /(?<![tde]|[^aeiouy]l)ed$/,
  /(?<![^aeiouy]l)e$/,
];
/** Vowels that stand together and are spoken apart: India, video, manual, client, create, carrying, mechanism. */
const apart =
  /(?<![cgst]|ll)i[aou]|(?<!p)eo|uo|(?<![gq])ua(?=[lrt])|(?<![cst]|fr)ien[ct]|iet|plier|crea|scien|idea|area|[eoy]ing|ism$/g;
const vowels = /[aeiouyà-ÿ]+/g;

const count = (word: string, pattern: RegExp) => word.match(pattern)?.length ?? 0;

function ofPart(part: string): number {
  if (part.length <= 3) return count(part, vowels);
  const spoken = silent.reduce((word, letters) => word.replace(letters, ''), part);
  return Math.max(1, count(spoken, vowels) + count(part, apart));
}

/**
 * Estimated number of spoken syllables of an English word, by its letters: right for about nine words in ten, which
 * is enough for a mean over a page. Figures and signs count as one, as is usual in readability measures.
 */
export function syllables(word: string): number {
  const parts = word
    .toLowerCase()
    .replace(/['’].*$/, '')
    .split(/[^a-zà-ÿ]+/);
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + ofPart(part), 0),
  );
}
