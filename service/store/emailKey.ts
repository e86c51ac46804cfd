import { domainToASCII } from 'node:url';

/** One spelling of an e-mail address: letter case, Unicode form and the spelling of the domain do not matter. */
export function emailKey(email: string): string {
  const folded = email.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}
