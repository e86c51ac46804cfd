/** A text without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words, and names that end in signs or begin with a full stop, such as C++, C# and .NET. */
const word = /(?:(?<=^|\s)\.)?[\p{L}\p{N}]+(?:\+\+|#)?/gu;

/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] => plain(text).match(word) ?? [];

/** Whether two words are the same, one of them perhaps in the plural. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || `${one}s` === other || one === `${other}s`;
