import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loreEntry } from '../testing/entries.ts';
import { castLore, type LoreCast } from './activation.ts';

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
const said = fc.array(
  fc.subarray(words).map((some) => some.join(' ')),
  { minLength: 1, maxLength: 8 },
);

interface Node {
  id: string;
  text: string;
  depth: number;
  parent: Node | undefined;
  /** Of a reply: what it was written with. */
  cast: LoreCast | undefined;
}

const opening: Node = { id: 'opening', text: 'A lamp.', depth: 0, parent: undefined, cast: undefined };
const pathTo = (node: Node): Node[] => [node, ...(node.parent === undefined ? [] : pathTo(node.parent))];

/** A turn and its reply under a node, as the chat writes them. */
function goOn(entries: Parameters<typeof castLore>[0]['entries'], from: Node, text: string): Node {
  const turn: Node = { id: `${from.id}-${text}`, text, depth: from.depth + 1, parent: from, cast: undefined };
  return replyTo(entries, turn, '0');
}

function replyTo(entries: Parameters<typeof castLore>[0]['entries'], turn: Node, name: string): Node {
  const cast = castLore({
    entries,
    path: pathTo(turn),
    state: turn.parent?.cast?.state ?? {},
    parentMessageId: turn.id,
    budget: { constant: 60, triggered: 60 },
    countTokens: (content) => content.length,
  });
  return { id: `${turn.id}-r${name}`, text: 'So it was.', depth: turn.depth + 1, parent: turn, cast };
}

const play = (entries: Parameters<typeof castLore>[0]['entries'], from: Node, turns: readonly string[]) =>
  turns.reduce((node, text) => goOn(entries, node, text), from);

test('a reply that is written anew is written with the same lore', () => {
  fc.assert(
    fc.property(lore, said, (entries, turns) => {
      const reply = play(entries, opening, turns);
      const again = replyTo(entries, reply.parent as Node, '1');
      expect(again.cast).toEqual(reply.cast);
    }),
  );
});

test('what was told on one branch is never felt on another', () => {
  fc.assert(
    fc.property(lore, said, said, said, (entries, stem, left, right) => {
      const fork = play(entries, opening, stem);
      const alone = play(entries, fork, right).cast;
      play(entries, fork, left);
      expect(play(entries, fork, right).cast).toEqual(alone);
    }),
  );
});

test('to rewind and go the same way again is never to have gone', () => {
  fc.assert(
    fc.property(lore, said, fc.nat(7), (entries, turns, back) => {
      const straight = play(entries, opening, turns);
      const stops = pathTo(straight).filter(({ cast, depth }) => cast !== undefined || depth === 0);
      const stop = stops[back % stops.length] as Node;
      const rest = turns.slice(stop.depth / 2);
      expect(play(entries, stop, rest).cast).toEqual(straight.cast);
    }),
  );
});

test('whatever the entries: each is traced at most once, what is told fits, and what is told is traced as told', () => {
  fc.assert(
    fc.property(lore, said, (entries, turns) => {
      const cast = play(entries, opening, turns).cast as LoreCast;
      const ids = cast.trace.map(({ entryId }) => entryId);
      expect(new Set(ids).size).toBe(ids.length);
      const told = (part: LoreCast['constant']) => part.map(({ entry: one }) => one.id).sort();
      const traced = (isConstant: boolean) =>
        cast.trace
          .filter(({ outcome, why }) => outcome === 'in' && (why === 'constant') === isConstant)
          .map(({ entryId }) => entryId)
          .sort();
      for (const [part, isConstant] of [
        [cast.constant, true],
        [cast.triggered, false],
      ] as const) {
        expect(told(part)).toEqual(traced(isConstant));
        expect(part.reduce((sum, { entry: one }) => sum + one.content.length, 0)).toBeLessThanOrEqual(60);
      }
      const groups = cast.triggered.flatMap(({ entry: one }) => (one.group === '' ? [] : [one.group]));
      expect(new Set(groups).size).toBe(groups.length);
    }),
    { numRuns: 300 },
  );
});
