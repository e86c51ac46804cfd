/** A telephone or account number with spaces at which no line breaks; other texts stay as they are. */
export const unbroken = (text: string): string =>
  /^[+A-Z\d -]{6,30}$/.test(text) ? text.replaceAll(' ', '\u00a0') : text;
