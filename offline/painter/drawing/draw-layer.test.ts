import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { svgOf } from '../testing/sheet.ts';
import type { Layer, MotifName } from './cover-spec.ts';
import { motifs } from './motifs/motifs.ts';
import type { Tone } from './palette.ts';

const tone = fc.constantFrom<Tone>('ink', 'deep', 'mid', 'haze', 'glow', 'accent');
const x = fc.integer({ min: -100, max: 740 });
const y = fc.integer({ min: -100, max: 1_000 });
const r = fc.integer({ min: 1, max: 300 });
const count = fc.integer({ min: 0, max: 60 });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const span = fc.tuple(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 90, max: 300 }));

/** Arbitrary layers. */
const layer: fc.Arbitrary<Layer> = fc.oneof(
  fc.record({ kind: fc.constant('sky' as const), tones: fc.array(tone, { minLength: 1, maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('orb' as const),
    style: fc.constantFrom(
      'moon' as const,
      'sun' as const,
      'crescent' as const,
      'planet' as const,
      'clock' as const,
    ),
    x,
    y,
    r,
  }),
  fc.record({ kind: fc.constant('bloom' as const), x, y, r, tone, strength: part, flat: part }),
  fc.record({ kind: fc.constant('rays' as const), x, y, tone, count, spread: r, angle: x, strength: part }),
  fc.record({ kind: fc.constant('stars' as const), count, to: r }),
  fc.record({ kind: fc.constant('aurora' as const), y, tones: fc.tuple(tone, tone) }),
  fc.record({
    kind: fc.constant('clouds' as const),
    y,
    tone,
    size: r.map((size) => size + 20),
    opacity: part,
  }),
  fc.record({
    kind: fc.constant('ridge' as const),
    y,
    amp: r,
    tone,
    foot: tone,
    rough: part,
    smooth: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pines' as const), y, tone, size: r.map((size) => size + 20) }),
  fc.record({ kind: fc.constant('sea' as const), y, tone, foot: tone, glint: tone, x, width: r }),
  fc.record({ kind: fc.constant('scales' as const), y, tone, edge: tone, size: r.map((size) => size + 20) }),
  fc.record({
    kind: fc.constant('skyline' as const),
    y,
    tone,
    lit: tone,
    tall: span,
    wide: span,
    odds: part,
    roof: fc.constantFrom('flat' as const, 'gable' as const, 'onion' as const),
  }),
  fc.record({ kind: fc.constant('facade' as const), tone, lit: tone, gone: tone, odds: part }),
  fc.record({
    kind: fc.constant('aperture' as const),
    shape: fc.constantFrom('arch' as const, 'circle' as const, 'keyhole' as const, 'window' as const),
    tone,
    rim: tone,
    size: r,
    y,
  }),
  fc.record({
    kind: fc.constant('portrait' as const),
    hair: fc.constantFrom(...(['bun', 'waves', 'crop', 'hood', 'tophat', 'brim', 'curls'] as const)),
    collar: fc.constantFrom(...(['coat', 'high', 'ruff', 'shawl'] as const)),
    tone,
    rim: tone,
    x,
    y,
    scale: part,
    flip: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('motif' as const),
    name: fc.constantFrom(...(Object.keys(motifs) as MotifName[])),
    x,
    y,
    scale: part.map((scale) => scale + 0.1),
    tone,
    rim: tone,
  }),
  fc.record({ kind: fc.constant('corridor' as const), wall: tone, floor: tone, light: tone, door: count }),
  fc.record({ kind: fc.constant('trail' as const), tone, x, y, width: r, count }),
  fc.record({ kind: fc.constant('mist' as const), y, height: r, tone, opacity: part }),
  fc.record({
    kind: fc.constant('weather' as const),
    of: fc.constantFrom(
      'rain' as const,
      'snow' as const,
      'embers' as const,
      'petals' as const,
      'papers' as const,
    ),
    tone,
    count,
    from: y,
  }),
);

describe('drawLayer', () => {
  test('writes valid numbers and unique ids', () => {
    fc.assert(
      fc.property(fc.array(layer, { minLength: 1, maxLength: 6 }), fc.string(), (layers, seed) => {
        const svg = svgOf(layers, seed);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      }),
    );
  });

  test('is deterministic for a seed', () => {
    fc.assert(
      fc.property(layer, layer, fc.string(), (one, other, seed) => {
        const first = svgOf([one], seed);
        svgOf([other], `${seed}!`);
        expect(svgOf([one], seed)).toBe(first);
      }),
    );
  });

  test('draws each layer independently of the others', () => {
    const [ridge, pines]: Layer[] = [
      { kind: 'ridge', y: 500, amp: 80, tone: 'ink' },
      { kind: 'pines', y: 600, tone: 'ink', size: 100 },
    ];
    if (ridge === undefined || pines === undefined) throw new Error('no layers');
    expect(svgOf([ridge, pines])).toBe(svgOf([ridge]) + svgOf([ridge, pines]).slice(svgOf([ridge]).length));
    const hills = [...svgOf([ridge, ridge]).matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d);
    expect(new Set(hills).size).toBe(2);
  });
});
