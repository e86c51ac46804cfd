import { BlockList, isIPv6 } from 'node:net';

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Tells which proxies are trusted to name the client. @param networks in CIDR notation, or single addresses */
export function createTrust(networks: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => address !== undefined && trusted.check(address, familyOf(address));
}
