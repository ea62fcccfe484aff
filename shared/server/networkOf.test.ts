/** @jest-environment node */
import { networkOf } from '@campus/shared/server/networkOf';

describe('for limits', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1::1:2:3:4', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is of the network %s', (ip, network) => {
    expect(networkOf(ip, { ipv4: 32, ipv6: 64 })).toBe(network);
  });
});

describe('for the health of releases', () => {
  const siteOf = (address: string) => networkOf(address, { ipv4: 24, ipv6: 48 });

  test.each([
    ['198.51.100.7', '198.51.100.200'],
    ['::ffff:198.51.100.7', '198.51.100.9'],
    ['2001:db8:7:1::1', '2001:db8:7:ffff:ffff:ffff:ffff:ffff'],
    ['2001:0DB8:0007::', '2001:db8:7:0:1:2:3:4'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('%s is in the network of %s', (one, other) => {
    expect(siteOf(one)).toBe(siteOf(other));
  });

  test.each([
    ['198.51.100.7', '198.51.101.7'],
    ['2001:db8:7::1', '2001:db8:8::1'],
    ['::1', '127.0.0.1'],
    ['2001:db8::7', '2001:db8:7::'],
  ])('%s is not in the network of %s', (one, other) => {
    expect(siteOf(one)).not.toBe(siteOf(other));
  });
});
