import { BlockList, isIP } from 'node:net';

/** Checks whether an address is that of a proxy whose `X-Forwarded-For` is trusted. */
export type IsTrustedProxy = (address: string) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reads addresses and subnets such as `10.0.0.0/8`, separated by commas; undefined if one is invalid. */
export const readTrustedProxies = (text: string): IsTrustedProxy | undefined => {
  const trusted = new BlockList();
  try {
    for (const [address = '', bits] of text.split(',').map((part) => part.trim().split('/')))
      if (bits === undefined) trusted.addAddress(address, familyOf(address));
      else trusted.addSubnet(address, Number(bits), familyOf(address));
  } catch {
    return undefined;
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
};
