import { networkOf as networkWith } from '@campus/shared/server/networkOf';

/**
 * The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, because one
 * household or one rented server has all of it.
 */
export const networkOf = (ip: string) => networkWith(ip, { ipv4: 32, ipv6: 64 });
