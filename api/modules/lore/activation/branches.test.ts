import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loreEntry } from '../testing/entries.ts';
import { activateLore, type LoreActivation } from './activation.ts';

const words = ['bell', 'rope', 'tower', 'lamp', 'salt'];

const entry = fc.record({
  keys: fc.subarray(words, { minLength: 1 }),
  secondaryKeys: fc.subarray(words),
  logic: fc.constantFrom('and_any' as const, 'and_all' as const, 'not_any' as const, 'not_all' as const),
  content: fc.subarray(words).map((some) => `Of ${some.join(' and ')}.`),
  constant: fc.boolean(),
  probability: fc.constantFrom(0, 50, 100),
  group: fc.constantFrom('', '', 'omen'),
  priority: fc.nat(2),
  sticky: fc.nat(3),
  cooldown: fc.nat(3),
  delay: fc.nat(2),
  window: fc.integer({ min: 1, max: 6 }),
  enabled: fc.boolean(),
});
const lore = fc
  .array(entry, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((one, at) => loreEntry({ ...one, id: `e${at}`, order: at })));
const userMessages = fc.array(
  fc.subarray(words).map((some) => some.join(' ')),
  { minLength: 1, maxLength: 8 },
);

interface Node {
  id: string;
  text: string;
  depth: number;
  parent: Node | undefined;
  /** Set for replies only. */
  activation: LoreActivation | undefined;
}

const opening: Node = { id: 'opening', text: 'A lamp.', depth: 0, parent: undefined, activation: undefined };
const pathTo = (node: Node): Node[] => [node, ...(node.parent === undefined ? [] : pathTo(node.parent))];

/** A user message and its reply below a node, as the chat writes them. */
function continueFrom(
  entries: Parameters<typeof activateLore>[0]['entries'],
  from: Node,
  text: string,
): Node {
  const turn: Node = {
    id: `${from.id}-${text}`,
    text,
    depth: from.depth + 1,
    parent: from,
    activation: undefined,
  };
  return replyTo(entries, turn, '0');
}

function replyTo(entries: Parameters<typeof activateLore>[0]['entries'], turn: Node, name: string): Node {
  const activation = activateLore({
    entries,
    path: pathTo(turn),
    state: turn.parent?.activation?.state ?? {},
    parentMessageId: turn.id,
    budget: { constant: 60, triggered: 60 },
    countTokens: (content) => content.length,
  });
  return { id: `${turn.id}-r${name}`, text: 'A reply.', depth: turn.depth + 1, parent: turn, activation };
}

const play = (entries: Parameters<typeof activateLore>[0]['entries'], from: Node, turns: readonly string[]) =>
  turns.reduce((node, text) => continueFrom(entries, node, text), from);

describe('lore on branches', () => {
  test('is the same for a regenerated reply', () => {
    fc.assert(
      fc.property(lore, userMessages, (entries, turns) => {
        const reply = play(entries, opening, turns);
        const again = replyTo(entries, reply.parent as Node, '1');
        expect(again.activation).toEqual(reply.activation);
      }),
    );
  });

  test('does not depend on sibling branches', () => {
    fc.assert(
      fc.property(lore, userMessages, userMessages, userMessages, (entries, stem, left, right) => {
        const fork = play(entries, opening, stem);
        const alone = play(entries, fork, right).activation;
        play(entries, fork, left);
        expect(play(entries, fork, right).activation).toEqual(alone);
      }),
    );
  });

  test('is the same after rewinding and playing the same turns again', () => {
    fc.assert(
      fc.property(lore, userMessages, fc.nat(7), (entries, turns, back) => {
        const straight = play(entries, opening, turns);
        const stops = pathTo(straight).filter(
          ({ activation, depth }) => activation !== undefined || depth === 0,
        );
        const stop = stops[back % stops.length] as Node;
        const rest = turns.slice(stop.depth / 2);
        expect(play(entries, stop, rest).activation).toEqual(straight.activation);
      }),
    );
  });

  test('traces each entry once, fits the budget, and traces exactly what is active', () => {
    fc.assert(
      fc.property(lore, userMessages, (entries, turns) => {
        const activation = play(entries, opening, turns).activation as LoreActivation;
        const ids = activation.trace.map(({ entryId }) => entryId);
        expect(new Set(ids).size).toBe(ids.length);
        const active = (part: LoreActivation['constant']) => part.map(({ entry: one }) => one.id).sort();
        const traced = (isConstant: boolean) =>
          activation.trace
            .filter(({ outcome, reason }) => outcome === 'active' && (reason === 'constant') === isConstant)
            .map(({ entryId }) => entryId)
            .sort();
        for (const [part, isConstant] of [
          [activation.constant, true],
          [activation.triggered, false],
        ] as const) {
          expect(active(part)).toEqual(traced(isConstant));
          expect(part.reduce((sum, { entry: one }) => sum + one.content.length, 0)).toBeLessThanOrEqual(60);
        }
        const groups = activation.triggered.flatMap(({ entry: one }) =>
          one.group === '' ? [] : [one.group],
        );
        expect(new Set(groups).size).toBe(groups.length);
      }),
      { numRuns: 300 },
    );
  });
});
