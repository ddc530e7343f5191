import { describe, expect, test } from 'vitest';
import { networkOf } from './network.ts';

describe('networkOf', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown:b23a6a8439c0dde5'],
    ['', 'unknown:e3b0c44298fc1c14'],
  ])('maps %j to %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['x'.repeat(60_000), 'a\0b', '198.51.100.7\0', 'evil, text'])('shortens %j', (address) => {
    expect(networkOf(address)).toMatch(/^unknown:[0-9a-f]{16}$/);
  });
});
