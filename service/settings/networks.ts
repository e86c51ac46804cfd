import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** The widest networks that somebody has for himself, 10.0.0.0/8 and fc00::/7; half a dozen wider ones are all of them. */
const widest = { 4: 8, 6: 7 };
/** IPv4 as IPv6 writes it (`::ffff:10.0.0.0/104`) has so many bits before its own. */
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

/** A list of networks in CIDR notation, or single addresses. All there are, in one piece or in halves, is none. */
export const networks = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
  v.transform((items) => items.filter((item) => item !== '')),
  v.check((items) => items.every(isNetwork)),
);
