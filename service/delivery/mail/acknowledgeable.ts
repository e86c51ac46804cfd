import { emailKey } from '../../store/emailKey.ts';

/** Domains for local networks and special uses, where nobody has a mailbox. */
const nowhere = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|invalid|onion)$/;
/** A DNS name. It ends in letters, which no numeric address does, in any notation. */
const domainName = /^(?:[a-z0-9-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** A plain local part. Servers may take `%`, `!` and the like for a route to another server, or a program. */
const plainName = /^[a-z0-9._+'-]+$/;
/** Mailboxes that nobody reads, or that answer by themselves (RFC 3834, 2). */
const role =
  /^(?:mailer-daemon|postmaster|hostmaster|abuse|root|bounces?|no-?reply|do-?not-?reply|owner-.*|.*-(?:request|owner|bounces?))$/;

const partsOf = (email: string) => {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  return { local: key.slice(0, at), domain: key.slice(at + 1) };
};

/** Whether an acknowledgement may go to an address, which anyone may have typed. */
export function isAcknowledgeable(email: string): boolean {
  const { local, domain } = partsOf(email);
  return domainName.test(domain) && !nowhere.test(domain) && plainName.test(local) && !role.test(local);
}

/** One spelling for all addresses that large providers deliver to the same mailbox: without tag and dots. */
export function mailboxKey(email: string): string {
  const { local, domain } = partsOf(email);
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
