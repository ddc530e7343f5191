import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { reachableHost } from './reachable-host.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: 'IPv4' }) as NetworkInterfaceInfo;

describe('reachableHost', () => {
  test('replaces only an address that means all of them', () => {
    const interfaces = { lo: [at('127.0.0.1', true)], eth0: [at('10.0.0.7')] };
    expect(reachableHost('10.0.0.5', interfaces)).toBe('10.0.0.5');
    expect(reachableHost('0.0.0.0', interfaces)).toBe('10.0.0.7');
    expect(reachableHost('::', { lo: [at('127.0.0.1', true)] })).toBe('127.0.0.1');
  });
});
