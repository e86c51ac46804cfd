/** Address of a link that opens a mail with its subject. */
export const mailTo = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
