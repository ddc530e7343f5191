import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchOf } from '../../testing/branches.ts';
import { edgePath, isNear, layOut, neighbour, type Spot, spotsIn } from './branches.layout.ts';

const tree = [
  branchOf({ id: 'o', onPath: true }),
  branchOf({ id: 'left', parentId: 'o' }),
  branchOf({ id: 'fork', parentId: 'o', onPath: true }),
  branchOf({ id: 'end', parentId: 'fork', onPath: true }),
  branchOf({ id: 'other', parentId: 'fork' }),
];
const layout = layOut(tree);
const at = (id: string): Spot => {
  const spot = layout.spots.find(({ branch }) => branch.id === id);
  if (!spot) throw new Error(`${id} is not drawn`);
  return spot;
};

describe('the picture of a tree', () => {
  it('keeps the path in sight in one straight line, whichever way was taken first', () => {
    expect(new Set(['o', 'fork', 'end'].map((id) => at(id).x)).size).toBe(1);
    expect(at('left').x).toBeGreaterThan(at('fork').x);
    expect(at('fork').y).toBe(at('left').y);
    expect(at('end').y).toBeGreaterThan(at('fork').y);
  });

  it('is empty without a tree', () => {
    expect(layOut([])).toMatchObject({ spots: [], width: 0 });
  });

  it('draws straight lines down a lane and bends out of it', () => {
    expect(edgePath(at('o'))).toBe('');
    expect(edgePath(at('end'))).toMatch(/^M\d+ \d+V\d+$/);
    expect(edgePath(at('left'))).toContain('C');
  });

  it('is walked by arrow keys along its lines', () => {
    expect(neighbour(layout, at('end'), 'ArrowUp')).toBe(at('fork'));
    expect(neighbour(layout, at('fork'), 'ArrowDown')).toBe(at('end'));
    expect(neighbour(layout, at('fork'), 'ArrowRight')).toBe(at('left'));
    expect(neighbour(layout, at('left'), 'ArrowLeft')).toBe(at('fork'));
    expect(neighbour(layout, at('o'), 'ArrowUp')).toBeNull();
    expect(neighbour(layout, at('end'), 'Enter')).toBeNull();
  });

  it('of a large tree draws what is in sight', () => {
    const long = Array.from({ length: 1_000 }, (_, index) =>
      branchOf({ id: `n${index}`, parentId: index === 0 ? null : `n${index - 1}` }),
    );
    const large = layOut(long);
    expect(spotsIn(large, { left: 0, top: 20_000, width: 380, height: 300 }).length).toBeLessThan(20);
    expect(spotsIn(large, { left: 0, top: 0, width: 0, height: 0 })).toHaveLength(1_000);
  });

  it('is not drawn anew for a small move, whose places are drawn already', () => {
    const box = { left: 0, top: 500, width: 380, height: 300 };
    expect(isNear(box, { ...box, top: 560 })).toBe(true);
    expect(isNear(box, { ...box, top: 640 })).toBe(false);
    expect(isNear(box, { ...box, height: 400 })).toBe(false);
  });
});

it('of any tree no two places stand on one another, and each stands under its own parent', () => {
  const parents = fc.array(fc.nat(), { maxLength: 60 });
  fc.assert(
    fc.property(parents, (wishes) => {
      const branches = wishes.map((wish, index) =>
        branchOf({ id: `n${index + 1}`, parentId: `n${wish % (index + 1)}` }),
      );
      const { spots, width, height } = layOut([branchOf({ id: 'n0' }), ...branches]);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
      for (const { x, y, parent } of spots) {
        expect(x < width && y < height).toBe(true);
        if (parent) expect(y).toBeGreaterThan(parent.y);
      }
    }),
  );
});
