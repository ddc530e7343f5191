import { describe, expect, it } from 'vitest';
import { keeperConfig } from './proxy.ts';

describe('keeperConfig', () => {
  it('replaces all addresses of the example, and its file', () => {
    const config = keeperConfig({
      own: '10.9.0.1',
      other: '10.9.0.2',
      shared: '10.9.0.9',
      nginxEnded: '/fleet/nginx-ended',
    });
    expect(config).toContain('file /fleet/nginx-ended\n');
    expect(
      config
        .split('\n')
        .filter((line) => /^\s*[^#]*\d+\.\d+\.\d+\.\d+/.test(line) || line.includes('/dev/tcp')),
    ).toEqual([
      `  script "/bin/bash -c '</dev/tcp/127.0.0.1/80'"`,
      '  unicast_src_ip 10.9.0.1',
      '    10.9.0.2',
      '    10.9.0.9/24',
    ]);
  });
});
