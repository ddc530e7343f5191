import { describe, expect, test } from 'vitest';
import { renderSection } from './table.ts';

const section = renderSection({
  title: 'Chat',
  sides: ['Storyloom', 'Bare relay'],
  rows: [
    {
      what: 'First token',
      unit: 'ms',
      ours: 9.04,
      other: 4,
      target: { words: '≤ 9 ms', kind: 'at most', limit: 9 },
    },
    {
      what: 'Characters lost',
      unit: '',
      ours: 0,
      other: 0,
      target: { words: '0', kind: 'at most', limit: 0 },
    },
    { what: 'Heap', unit: 'KiB', ours: 120.4, other: 60.2 },
  ],
  notes: ['One process each.'],
});

describe('renderSection', () => {
  test('renders both sides, ratio, target and verdict', () => {
    const lines = section.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
    expect(lines).toContain('| First token | 9.04 ms | 4.00 ms | 2.26 | ≤ 9 ms | MISSED |');
    expect(lines).toContain('| Characters lost | 0 | 0 | – | 0 | met |');
  });

  test('renders neither target nor verdict without a target', () => {
    expect(section).toMatch(/\| Heap +\| 120 KiB +\| 60\.2 KiB +\| 2\.00 +\| +\| +\|/);
  });

  test('aligns columns', () => {
    const lengths = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => [...line].length);
    expect(new Set(lengths).size).toBe(1);
  });

  test('renders the notes below the table', () => {
    expect(section).toContain('- One process each.');
  });
});
