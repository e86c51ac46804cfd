const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

/** A text as it stands in a page, between tags or in an attribute. */
export const escape = (text: string) =>
  entities.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
