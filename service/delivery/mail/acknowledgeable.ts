import { emailKey } from '../../store/emailKey.ts';

/** Domains of local networks and special uses: nobody's mailbox. */
const nowhere = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|invalid|onion)$/;
/** A name of the DNS: no address in figures, whatever its form, ends in letters. */
const domainName = /^(?:[a-z0-9-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** What people's mailboxes are called. Servers take `%`, `!` and the like for a route to another one, or a program. */
const plainName = /^[a-z0-9._+'-]+$/;
/** Mailboxes that no person reads, or that would answer (RFC 3834, 2). */
const role =
  /^(?:mailer-daemon|postmaster|hostmaster|abuse|root|bounces?|no-?reply|do-?not-?reply|owner-.*|.*-(?:request|owner|bounces?))$/;

const partsOf = (email: string) => {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  return { local: key.slice(0, at), domain: key.slice(at + 1) };
};

/** Whether an acknowledgement may be sent to an address that anybody may have typed. */
export function isAcknowledgeable(email: string): boolean {
  const { local, domain } = partsOf(email);
  return domainName.test(domain) && !nowhere.test(domain) && plainName.test(local) && !role.test(local);
}

/** One spelling for all addresses that reach the same mailbox at the large providers: no tag, no dots. */
export function mailboxKey(email: string): string {
  const { local, domain } = partsOf(email);
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
