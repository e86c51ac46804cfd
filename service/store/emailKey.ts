import { domainToASCII } from 'node:url';

/** One spelling of an e-mail address, regardless of case, Unicode form and the spelling of its domain. */
export function emailKey(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}
