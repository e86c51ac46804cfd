/**
 * Address of a link that opens a mail. What stands before the @ may hold `?` and `&`, which would begin a copy to somebody
 * else, or a text.
 */
export const mailAddress = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Address of a link that opens a mail with its subject. */
export const mailTo = (email: string, subject: string): string =>
  `${mailAddress(email)}?subject=${encodeURIComponent(subject)}`;
