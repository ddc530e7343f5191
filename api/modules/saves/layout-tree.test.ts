import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TreeNode } from '../messages/messages.service.ts';
import { layOutTree } from './layout-tree.ts';

/** A tree from pairs "child<parent", oldest first; returned newest first, as the database does. */
function tree(text: string): TreeNode[] {
  const depths = new Map<string, number>();
  const nodes = text.split(' ').map((pair) => {
    const [id = '', parentId = null] = pair.split('<');
    const depth = parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1;
    depths.set(id, depth);
    return { id, parentId, depth };
  });
  return nodes.reverse();
}

const drawn = (text: string, options: { headId: string; heads?: string[]; limit?: number }) =>
  layOutTree(tree(text), { rootId: 'o', heads: [options.headId], limit: 100, ...options }).map(
    ({ id, parentId, skipped, onPath }) => `${id}<${parentId}+${skipped}${onPath ? '*' : ''}`,
  );

describe('layOutTree', () => {
  describe('nodes', () => {
    it('are the root, forks and ends, with the messages between counted', () => {
      expect(drawn('o a<o b<a c<b d<c x<b y<x', { headId: 'd' })).toEqual([
        'o<null+0*',
        'b<o+1*',
        'd<b+1*',
        'y<b+1',
      ]);
    });

    it('are two in a tree without forks', () => {
      expect(drawn('o a<o b<a c<b', { headId: 'c' })).toEqual(['o<null+0*', 'c<o+2*']);
    });

    it('include the heads of saves', () => {
      expect(drawn('o a<o b<a c<b', { headId: 'a', heads: ['a', 'b'] })).toEqual([
        'o<null+0*',
        'a<o+0*',
        'b<a+0',
        'c<b+0',
      ]);
    });

    it('are one for an opening scene alone', () => {
      expect(drawn('o', { headId: 'o' })).toEqual(['o<null+0*']);
    });

    it('are the newest ones when there are too many', () => {
      const places = drawn('o a<o b<a c<a d<a e<d f<d', { headId: 'f', limit: 4 });
      expect(places).toEqual(['o<null+0*', 'd<o+1*', 'e<d+0', 'f<d+0*']);
    });

    it('are children of the root if their ancestors are unknown', () => {
      const known = tree('o a<o b<a c<b d<b').slice(0, 2);
      const places = layOutTree(known, { rootId: 'o', headId: 'd', heads: ['d'], limit: 10 });
      expect(places.map(({ id, parentId, skipped }) => [id, parentId, skipped])).toEqual([
        ['o', null, 0],
        ['c', 'o', 2],
        ['d', 'o', 2],
      ]);
    });
  });

  it('draws or counts every message of any tree once, parents first', () => {
    const parents = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(
      fc.property(parents, fc.nat(), (seeds, seed) => {
        const nodes: TreeNode[] = [{ id: 'n0', parentId: null, depth: 0 }];
        for (const step of seeds) {
          const parent = nodes[step % nodes.length];
          if (parent) nodes.push({ id: `n${nodes.length}`, parentId: parent.id, depth: parent.depth + 1 });
        }
        const headId = `n${seed % nodes.length}`;
        const places = layOutTree(nodes.toReversed(), {
          rootId: 'n0',
          headId,
          heads: [headId],
          limit: 1_000,
        });
        const total = places.reduce((sum, { skipped }) => sum + skipped + 1, 0);
        expect(total).toBe(nodes.length);
        const seen = new Set<string | null>([null]);
        for (const { id, parentId } of places) {
          expect(seen.has(parentId)).toBe(true);
          seen.add(id);
        }
        expect(places.some(({ id, onPath }) => id === headId && onPath)).toBe(true);
      }),
    );
  });
});
