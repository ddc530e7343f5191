import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFindSource } from './source-positions.ts';

let checkout: SampleCheckout;
let dist: string;
let file: string;
beforeAll(async () => {
  checkout = sampleCheckout();
  const built = await checkout.build();
  dist = built.dist;
  file = built.parts['route:plain']?.js.at(-1)?.url ?? '';
});
afterAll(() => checkout.remove());

describe('createFindSource', () => {
  it('finds the file and line of the team in the source map of a build', async () => {
    const findSource = createFindSource({ read: async (_, __, url) => readFileSync(join(dist, url)) });
    const column = readFileSync(join(dist, file), 'utf8').indexOf('A plain page') + 1;
    expect(column).toBeGreaterThan(1);
    expect(await findSource('sample', 'aaaaaaaaaaaa', { file, line: 1, column })).toBe('routes/plain.tsx:3');
  });

  it.each([null, Buffer.from('no JSON'), Buffer.from('{"version":3,"sources":[],"mappings":""}')])(
    'gives the place in the built file if the map is %s',
    async (map) => {
      const findSource = createFindSource({ read: async () => map });
      expect(await findSource('sample', 'aaaaaaaaaaaa', { file: 'a.js', line: 1, column: 7 })).toBe(
        'a.js:1:7',
      );
    },
  );
});
