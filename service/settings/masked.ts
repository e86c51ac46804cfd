/** A text as it may be shown or kept: passwords in its addresses masked. */
export const masked = (text: string): string =>
  text.replace(/(:\/\/[^\s:@/]*:)[^\s]*@/g, '$1***@').replace(/([?&]\w*password=)[^&\s]*/gi, '$1***');
