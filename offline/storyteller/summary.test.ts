import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summarize } from './summary.ts';

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
    const summary = summarize({ turns, names }, 120);
    expect(summary).toMatch(/^With Odile, Bram, in the lamp room\./);
    expect(summary).toContain('The reader: “I ask Odile for the key”, “I hide the key in my boot”.');
    expect(summary).toContain('Odile gives you the key.');
    expect(summary).not.toContain('Ines');
  });

  test('keeps the most important sentences when space is short', () => {
    const summary = summarize({ turns, names }, 60);
    expect(summary).toContain('Odile gives you the key.');
    expect(summary).not.toContain('gull');
  });

  test('summarizes summaries', () => {
    const sections = ['Odile met Ines. It rained.', 'Odile lost the key. Bram found the key.'];
    const passage = { turns: sections.map((text) => ({ role: 'assistant' as const, text })), names };
    expect(summarize(passage, 24)).toMatch(/^With Ines, Odile, Bram\. Odile met.*Bram found the key\.$/);
  });

  test('summarizes Chinese and Japanese by whole sentences', () => {
    const passage = {
      turns: [{ role: 'assistant' as const, text: '灯台守が鍵を渡した。風が強い夜だった。誰も動かない。' }],
      names: [],
    };
    expect(summarize(passage, 6)).toMatch(/。$/);
  });

  test('stays within its limit and well-formed for any text', () => {
    const turn = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      text: fc.string({ unit: 'binary', maxLength: 400 }),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 20 }), fc.integer({ min: 10, max: 300 }), (any, tokens) => {
        const summary = summarize({ turns: any, names }, tokens);
        expect(summary.length).toBeLessThanOrEqual(tokens * 3.5 + 2);
        expect(summary.isWellFormed()).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
