import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** The widest private networks, 10.0.0.0/8 and fc00::/7; half a dozen wider ones would cover all addresses. */
const widest = { 4: 8, 6: 7 };
/** Leading bits of an IPv4-mapped IPv6 network, as in `::ffff:10.0.0.0/104`. */
const mappedBits = 96;

const allOfIpv4 = new BlockList();
allOfIpv4.addSubnet('0.0.0.0', 0, 'ipv4');

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix)) return false;
  if (family === 4) return Number(prefix) >= widest[4] && Number(prefix) <= 32;
  const isMapped = allOfIpv4.check(address, 'ipv6');
  return Number(prefix) >= (isMapped ? mappedBits + widest[4] : widest[6]) && Number(prefix) <= 128;
}

/**
 * A list of networks in CIDR notation, or single addresses. Networks wider than {@link widest} are refused: two of them
 * may already cover everything.
 */
export const networks = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
  v.transform((items) => items.filter((item) => item !== '')),
  v.check((items) => items.every(isNetwork)),
);
