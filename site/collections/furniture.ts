// Characters of Unicode's private use area that stand around the words of a record while a page is made.
const open = '\uE000';
const close = '\uE001';
const marks = new RegExp(`[${open}${close}]`, 'g');

/** Elements that hold text alone, and headings, whose words programs copy. */
const plain = 'h[1-6]|option|script|style|svg|textarea|title';
const plainOrTag = new RegExp(
  `<(${plain})\\b[\\s\\S]*?</\\1>|<[a-z](?:"[^"]*"|[^">])*>|[${open}${close}]`,
  'g',
);

/** The words of a record, marked for {@link withFurniture}. */
export const marked = (words: string): string => open + words + close;

/** A text without the marks of {@link marked}. */
export const withoutMarks = (text: string): string => text.replace(marks, '');

/**
 * A page's HTML with `<span data-furniture="record">` around the words of records, so that they can be told from the
 * page's own; in attributes, headings and scripts the words stand plain.
 */
export const withFurniture = (html: string): string =>
  html.replace(plainOrTag, (found) => {
    if (found === open) return '<span data-furniture="record">';
    return found === close ? '</span>' : withoutMarks(found);
  });
