import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shorten } from './summary.ts';

const turns = [
  {
    role: 'assistant' as const,
    text: 'It is cold in the lamp room. Odile waits in the lamp room with the key.',
  },
  { role: 'user' as const, text: 'I ask Odile for the key.' },
  {
    role: 'assistant' as const,
    text: 'Odile gives you the key. Wind moves. “Keep the key from Bram,” Odile says. A gull cries somewhere.',
  },
  { role: 'user' as const, text: 'I hide the key in my boot!' },
];
const names = ['Ines', 'Odile', 'Bram'];

describe('summarize', () => {
  test('states characters, places, user messages and key sentences', () => {
    const told = shorten({ turns, names }, 120);
    expect(told).toMatch(/^With Odile, Bram, in the lamp room\./);
    expect(told).toContain('The reader: “I ask Odile for the key”, “I hide the key in my boot”.');
    expect(told).toContain('Odile gives you the key.');
    expect(told).not.toContain('Ines');
  });

  test('keeps the most important sentences when space is short', () => {
    const told = shorten({ turns, names }, 60);
    expect(told).toContain('Odile gives you the key.');
    expect(told).not.toContain('gull');
  });

  test('summarizes summaries', () => {
    const chapters = ['Odile met Ines. It rained.', 'Odile lost the key. Bram found the key.'];
    const passage = { turns: chapters.map((text) => ({ role: 'assistant' as const, text })), names };
    expect(shorten(passage, 24)).toMatch(/^With Ines, Odile, Bram\. Odile met.*Bram found the key\.$/);
  });

  test('summarizes Chinese and Japanese by whole sentences', () => {
    const passage = {
      turns: [{ role: 'assistant' as const, text: '灯台守が鍵を渡した。風が強い夜だった。誰も動かない。' }],
      names: [],
    };
    expect(shorten(passage, 6)).toMatch(/。$/);
  });

  test('stays within its limit and well-formed for any text', () => {
    const turn = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      text: fc.string({ unit: 'binary', maxLength: 400 }),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 20 }), fc.integer({ min: 10, max: 300 }), (any, tokens) => {
        const told = shorten({ turns: any, names }, tokens);
        expect(told.length).toBeLessThanOrEqual(tokens * 3.5 + 2);
        expect(told.isWellFormed()).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
