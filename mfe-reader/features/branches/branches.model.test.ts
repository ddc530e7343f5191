import { describe, expect, it } from 'vitest';
import { branchWith } from '../../testing/branches.ts';
import { nodeLabel, skippedLabel, turnLabel } from './branches.model.ts';

describe('nodeLabel', () => {
  const label = (part: Parameters<typeof branchWith>[0], headId: string | null = null) =>
    nodeLabel(branchWith({ childCount: 1, ...part }), headId);

  it('names the turn and what is special about a node', () => {
    expect(label({ id: 'a', depth: 4 })).toBe('Turn 2');
    expect(label({ id: 'a', depth: 0, role: 'user' })).toBe('The beginning');
    expect(label({ id: 'a', depth: 3, role: 'user' })).toBe('Turn 2, your message');
    expect(label({ id: 'a', depth: 4, childCount: 0 })).toBe('Turn 2, an end');
    expect(label({ id: 'a', depth: 4, childCount: 2, saveIds: ['s1'] }, 'a')).toBe(
      'Turn 2, 2 branches from here, saved, you are here',
    );
  });
});

describe('skippedLabel', () => {
  it('counts turns, not messages', () => {
    expect([0, 1, 2, 9].map(skippedLabel)).toEqual(['', '1 turn', '1 turn', '5 turns']);
  });
});

describe('turnLabel', () => {
  it('names the beginning, and the turn of a message and its reply', () => {
    expect([0, 1, 2, 3].map((depth) => turnLabel({ depth }))).toEqual([
      'The beginning',
      'Turn 1',
      'Turn 1',
      'Turn 2',
    ]);
  });
});
