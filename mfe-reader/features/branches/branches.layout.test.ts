import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchWith } from '../../testing/branches.ts';
import { covers, edgePath, layOutTree, type MapNode, neighborOf, nodesIn } from './branches.layout.ts';

const tree = [
  branchWith({ id: 'o', onPath: true }),
  branchWith({ id: 'left', parentId: 'o' }),
  branchWith({ id: 'fork', parentId: 'o', onPath: true }),
  branchWith({ id: 'end', parentId: 'fork', onPath: true }),
  branchWith({ id: 'other', parentId: 'fork' }),
];
const layout = layOutTree(tree);
const at = (id: string): MapNode => {
  const node = layout.nodes.find(({ branch }) => branch.id === id);
  if (!node) throw new Error(`${id} is not drawn`);
  return node;
};

describe('layOutTree', () => {
  it('puts the current path in the first lane, whichever branch came first', () => {
    expect(new Set(['o', 'fork', 'end'].map((id) => at(id).x)).size).toBe(1);
    expect(at('left').x).toBeGreaterThan(at('fork').x);
    expect(at('fork').y).toBe(at('left').y);
    expect(at('end').y).toBeGreaterThan(at('fork').y);
  });

  it('is empty for an empty tree', () => {
    expect(layOutTree([])).toMatchObject({ nodes: [], width: 0 });
  });

  it('never overlaps nodes, and puts each below its parent', () => {
    const parents = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(
      fc.property(parents, (choices) => {
        const branches = choices.map((choice, index) =>
          branchWith({ id: `n${index + 1}`, parentId: `n${choice % (index + 1)}` }),
        );
        const { nodes, width, height } = layOutTree([branchWith({ id: 'n0' }), ...branches]);
        expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
        for (const { x, y, parent } of nodes) {
          expect(x < width && y < height).toBe(true);
          if (parent) expect(y).toBeGreaterThan(parent.y);
        }
      }),
    );
  });
});

describe('edgePath', () => {
  it('draws straight edges within a lane and bends between lanes', () => {
    expect(edgePath(at('o'))).toBe('');
    expect(edgePath(at('end'))).toMatch(/^M\d+ \d+V\d+$/);
    expect(edgePath(at('left'))).toContain('C');
  });
});

describe('neighborOf', () => {
  it('finds the neighbors for arrow keys', () => {
    expect(neighborOf(layout, at('end'), 'ArrowUp')).toBe(at('fork'));
    expect(neighborOf(layout, at('fork'), 'ArrowDown')).toBe(at('end'));
    expect(neighborOf(layout, at('fork'), 'ArrowRight')).toBe(at('left'));
    expect(neighborOf(layout, at('left'), 'ArrowLeft')).toBe(at('fork'));
    expect(neighborOf(layout, at('o'), 'ArrowUp')).toBeNull();
    expect(neighborOf(layout, at('end'), 'Enter')).toBeNull();
  });
});

describe('nodesIn', () => {
  const chain = layOutTree(
    Array.from({ length: 1_000 }, (_, index) =>
      branchWith({ id: `n${index}`, parentId: index === 0 ? null : `n${index - 1}` }),
    ),
  );
  const idsIn = (...args: Parameters<typeof nodesIn>) => nodesIn(...args).map(({ branch }) => branch.id);

  it('selects the nodes around the viewport, and those below it whose edge begins there', () => {
    const ids = idsIn(chain, { left: 0, top: 20_000, width: 380, height: 300 });
    // Rows are 56 px high and 240 px around the viewport are rendered: y from 19,760, parents up to 20,540.
    expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => `n${353 + index}`));
  });

  it('selects the nodes beside the viewport whose edge crosses it', () => {
    const fork = layOutTree([
      branchWith({ id: 'root', onPath: true }),
      ...Array.from({ length: 40 }, (_, lane) =>
        branchWith({ id: `lane${lane}`, parentId: 'root', onPath: lane === 0 }),
      ),
    ]);
    const viewport = { top: 0, width: 380, height: 300 };
    expect(idsIn(fork, { ...viewport, left: 0 })).toHaveLength(41);
    expect(idsIn(fork, { ...viewport, left: 1_500 })).toEqual(
      Array.from({ length: 14 }, (_, index) => `lane${26 + index}`),
    );
  });

  it('selects all nodes without layout', () => {
    expect(idsIn(chain, { left: 0, top: 0, width: 0, height: 0 })).toHaveLength(1_000);
  });
});

describe('covers', () => {
  it('is true for a small scroll, and false for a large one or another size', () => {
    const viewport = { left: 0, top: 500, width: 380, height: 300 };
    expect(covers(viewport, { ...viewport, top: 560 })).toBe(true);
    expect(covers(viewport, { ...viewport, top: 640 })).toBe(false);
    expect(covers(viewport, { ...viewport, height: 400 })).toBe(false);
  });

  it('is true up to half of the margin rendered around the viewport, in both directions', () => {
    const viewport = { left: 300, top: 500, width: 380, height: 300 };
    const after = (change: Partial<typeof viewport>) => covers(viewport, { ...viewport, ...change });
    expect([after({ top: 619 }), after({ top: 620 }), after({ top: 381 }), after({ top: 380 })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([after({ left: 419 }), after({ left: 420 }), after({ width: 381 })]).toEqual([true, false, false]);
  });
});
