import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../bootstrap/paths.mjs';
import { ROLES } from '../fleet/proxy.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = read('docs/guides/settings.md');
const script = read('deploy/role.sh');
const nginx = read('deploy/proxies/nginx.conf');
const caddy = read('deploy/proxies/Caddyfile');
const roleOf = (port: string | undefined) => ROLES[Number(port) as keyof typeof ROLES];

interface Service {
  command: string[];
  depends_on?: Record<string, { condition: string }>;
  environment: Record<string, string>;
  healthcheck?: { test: string[] };
  ports?: string[];
  stop_grace_period: string;
  volumes?: string[];
}

describe.each(['one-machine', 'each-of-three'])('deploy/compose/%s.yaml', (file) => {
  const path = `deploy/compose/${file}.yaml`;
  const content: { services: Record<string, Service>; volumes: object } = parse(read(path), { merge: true });
  const { services, volumes } = content;
  const { database, ...own } = services;
  const roles = Object.entries(own);

  test('is as the schema of Compose wants it', () => {
    const linter = new DCLinter({ rules: {}, exclude: [], quiet: true, debug: false });
    const messages = linter.lintFiles([join(ROOT, path)], false).flatMap((result) => result.messages);
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('runs each role as the service of its name, with settings of the guide', () => {
    for (const [name, { command, environment }] of roles) {
      expect(command).toEqual([name]);
      expect(script).toContain(`\n  ${name})`);
      for (const setting of Object.keys(environment))
        if (setting !== 'API_URL') expect(guide).toContain(`\`${setting}\``);
    }
  });

  test('waits for services that tell their health, and keeps data in volumes that exist', () => {
    for (const service of Object.values(services)) {
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(services[other]?.healthcheck).toBeDefined();
      for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
    }
  });

  test('asks roles at their ports, and at those of the proxies of a machine', () => {
    for (const [name, { environment, healthcheck, ports = [] }] of roles) {
      for (const port of ports) expect(roleOf(port.split(':').at(-1))).toBe(name);
      const ready = healthcheck?.test.join().match(/:(\d+)\/ready/);
      if (ready) expect(roleOf(ready[1])).toBe(name);
      for (const [setting, address] of Object.entries(environment)) {
        const role = /^(API|REGISTRY)_URL$/.exec(setting)?.[1]?.toLowerCase();
        if (!role) continue;
        const { hostname, port } = new URL(address);
        if (hostname === '127.0.0.1') {
          expect(nginx).toMatch(new RegExp(`listen ${hostname}:${port};[^}]*http://storyloom_${role};`));
          expect(caddy).toContain(`http://${hostname}:${port} {`);
        } else expect([hostname, roleOf(port)]).toEqual([role, role]);
      }
    }
  });

  test('gives a process more time than its drain', () => {
    for (const [, { environment, stop_grace_period }] of roles)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(
        Number(environment.DRAIN_SECONDS ?? 0) + 10,
      );
  });
});
