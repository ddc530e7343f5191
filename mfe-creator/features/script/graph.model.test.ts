import type { ScriptKnot } from '@storyloom/contract/stories/entities/script-report';
import { describe, expect, it } from 'vitest';
import { layOut } from './graph.model.ts';

const knot = (name: string, leadsTo: string[] = [], kind: ScriptKnot['kind'] = 'scene'): ScriptKnot => ({
  name,
  leadsTo,
  kind,
  title: null,
  line: 1,
  isReachable: true,
  canBegin: true,
});
const places = (knots: ScriptKnot[]) =>
  layOut(knots)?.nodes.map(({ knot, number, x, y }) => [knot.name, number, x, y]);

describe('layOut', () => {
  it('places each knot below those that lead to it first, with the number of its row', () => {
    const knots = [
      knot('a', ['b', 'c', 't']),
      knot('t', [], 'topic'),
      knot('c', ['d']),
      knot('b', ['a', 'd']),
      knot('d'),
    ];
    expect(places(knots)).toEqual([
      ['a', 1, 1, 0.5],
      ['c', 3, 0.5, 1.5],
      ['b', 4, 1.5, 1.5],
      ['d', 5, 1, 2.5],
    ]);
    const edges = layOut(knots)?.edges.map(({ from, to }) => `${from.knot.name}${to.knot.name}`);
    expect(edges).toEqual(['ab', 'ac', 'cd', 'ba', 'bd']);
  });

  it('places knots that only lead to one another', () => {
    expect(places([knot('a'), knot('b', ['c']), knot('c', ['b'])])).toHaveLength(3);
  });

  it('draws no picture of a plot that is too large', () => {
    expect(layOut(Array.from({ length: 81 }, (_, n) => knot(`k${n}`)))).toBeNull();
  });
});
