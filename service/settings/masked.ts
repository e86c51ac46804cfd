/** A text that is safe to show or keep: passwords in its addresses are masked. */
export const masked = (text: string): string =>
  text.replace(/(:\/\/[^\s:@/]*:)[^\s]*@/g, '$1***@').replace(/([?&]\w*password=)[^&\s]*/gi, '$1***');
