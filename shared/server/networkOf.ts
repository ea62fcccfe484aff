const groupCount = 8;
const zeros = (count: number) => Array.from({ length: Math.max(0, count) }, () => '0');

/** The groups of an IPv6 address, of which `::` stands for as many zeros as are missing. */
function groupsOf(address: string) {
  const [left = [], right] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return right ? [...left, ...zeros(groupCount - left.length - right.length), ...right] : left;
}

/** How many leading bits are the network: of IPv4 whole bytes, of IPv6 whole groups of 16. */
export interface PrefixLengths {
  ipv4: 24 | 32;
  ipv6: 48 | 64;
}

/** The network of an address; an IPv4 address inside of an IPv6 one is an IPv4 address. */
export function networkOf(address: string, { ipv4, ipv6 }: PrefixLengths) {
  const inside = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (inside || !address.includes(':')) {
    const whole = inside ?? address;
    return ipv4 === 32 ? whole : whole.replace(/\d+$/, `0/${ipv4}`);
  }
  const groups = groupsOf(address).slice(0, ipv6 / 16);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${ipv6}`;
}
