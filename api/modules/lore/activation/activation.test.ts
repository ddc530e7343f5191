import { describe, expect, test } from 'vitest';
import { activate, loreEntry, pathOf, traceOutcomes } from '../testing/entries.ts';

const bell = loreEntry({ id: 'bell' });
const ring = { path: pathOf('I ring the bell.') };

describe('activateEntries', () => {
  describe('by keys', () => {
    test('activates by a key in the user message and traces key and message', () => {
      const { triggered, trace } = activate([bell], ring);
      expect(triggered.map(({ entry }) => entry.id)).toEqual(['bell']);
      expect(trace).toEqual([
        { entryId: 'bell', reason: 'key', key: 'bell', messageId: 'm1', tokens: 11, outcome: 'active' },
      ]);
    });

    test('traces nothing for an entry without a match', () => {
      expect(activate([bell], { path: pathOf('I wait.') })).toMatchObject({
        triggered: [],
        constant: [],
        trace: [],
      });
    });

    test('puts constant entries into the prefix', () => {
      const rule = loreEntry({ id: 'rule', constant: true, keys: [] });
      const { constant, triggered, trace } = activate([rule]);
      expect([constant.length, triggered.length]).toEqual([1, 0]);
      expect(trace[0]).toMatchObject({ reason: 'constant', key: null, messageId: null });
    });

    test("scans the last four messages, or as many as the entry's window", () => {
      const at = (place: number) =>
        pathOf(...Array.from({ length: 60 }, (_, n) => (n === place ? 'the bell' : '.')));
      const isTold = (place: number, window: number) =>
        activate([loreEntry({ id: 'bell', window })], { path: at(place) }).triggered.length === 1;
      expect([
        isTold(3, 4),
        isTold(4, 4),
        isTold(4, 5),
        isTold(49, 50),
        isTold(50, 50),
        isTold(1, 1),
      ]).toEqual([true, false, true, true, false, false]);
    });

    test('applies the window of an entry to that entry only', () => {
      const far = loreEntry({ id: 'far', keys: ['bell'], window: 50 });
      expect(traceOutcomes([bell, far], { path: pathOf('.', '.', '.', '.', '.', 'bell') })).toEqual([
        'far: active',
      ]);
    });
  });

  describe('evaluates conditions in order', () => {
    const resting = { bell: { sticky: 0, cooldown: 2 } };
    const staying = { bell: { sticky: 2, cooldown: 0 } };
    test.each([
      ['disabled excludes constants too', { enabled: false, constant: true }, ring, []],
      ['delay comes first', { delay: 1, cooldown: 3 }, { ...ring, state: resting }, ['bell: delay']],
      ['delay applies to constants', { delay: 1, constant: true }, ring, ['bell: delay']],
      ['delay ends after enough replies', { delay: 1 }, { path: pathOf('bell', '.', '.') }, ['bell: active']],
      [
        'cooldown comes before constant',
        { cooldown: 3, constant: true },
        { ...ring, state: resting },
        ['bell: cooldown'],
      ],
      ['cooldown comes before keys', { cooldown: 3 }, { ...ring, state: resting }, ['bell: cooldown']],
      ['an entry on cooldown without a match is not traced', { cooldown: 3 }, { state: resting }, []],
      ['sticky needs no key', {}, { state: staying }, ['bell: active']],
      [
        'sticky needs no secondary key',
        { secondaryKeys: ['rope'] },
        { ...ring, state: staying },
        ['bell: active'],
      ],
      ['sticky without a new probability check', { probability: 0 }, { state: staying }, ['bell: active']],
      ['a constant ignores probability', { probability: 0, constant: true }, ring, ['bell: active']],
      ['probability 0', { probability: 0 }, ring, ['bell: probability']],
    ])('%s', (_, entry, input, expected) => {
      expect(traceOutcomes([loreEntry({ id: 'bell', ...entry })], input)).toEqual(expected);
    });
  });

  describe('evaluates secondary keys', () => {
    const said = { none: 'the bell', one: 'the bell rope', both: 'the bell rope and tower' };
    test.each([
      ['and_any', [false, true, true]],
      ['and_all', [false, false, true]],
      ['not_any', [true, false, false]],
      ['not_all', [true, true, false]],
    ] as const)('%s', (logic, expected) => {
      const entry = loreEntry({ id: 'bell', secondaryKeys: ['rope', 'tower'], logic });
      const contents = Object.values(said).map(
        (text) => activate([entry], { path: pathOf(text) }).triggered.length === 1,
      );
      expect(contents).toEqual(expected);
    });

    test('activates nothing without a primary key', () => {
      expect(
        traceOutcomes([loreEntry({ id: 'bell', secondaryKeys: ['rope'] })], { path: pathOf('a rope') }),
      ).toEqual([]);
    });
  });

  describe('activates entries by the content of others', () => {
    const chain = ['a', 'b', 'c', 'd'].map((id, at, all) =>
      loreEntry({ id, keys: [`key${id}`], content: `It speaks of key${all[at + 1]}.` }),
    );

    test('to a depth of two', () => {
      const { trace } = activate(chain, { path: pathOf('keya') });
      expect(trace.map(({ entryId, reason }) => `${entryId} ${reason}`)).toEqual([
        'a key',
        'b recursion',
        'c recursion',
      ]);
      expect(trace[1]).toMatchObject({ key: 'keyb', messageId: null });
    });

    test('to a depth of one for entries compiled from one text', () => {
      const compiled = chain.map((entry) => ({ ...entry, passage: 'a1' }));
      const { trace } = activate(compiled, { path: pathOf('keya') });
      expect(trace.map(({ entryId }) => entryId)).toEqual(['a', 'b']);
    });

    test('and names the entry that called it', () => {
      const rope = loreEntry({ id: 'rope', content: 'It hangs from the bell.' });
      const { callers } = activate([rope, bell], { path: pathOf('the rope') });
      expect([...callers]).toEqual([['bell', 'rope']]);
    });

    test('but not by an entry that calls no others', () => {
      const rope = loreEntry({ id: 'rope', content: 'The bell.', preventRecursion: true });
      expect(traceOutcomes([rope, bell], { path: pathOf('the rope') })).toEqual(['rope: active']);
    });

    test('unless other entries must not call it', () => {
      const rope = loreEntry({ id: 'rope', content: 'It hangs from the bell.' });
      const deaf = loreEntry({ id: 'bell', excludeRecursion: true });
      expect(traceOutcomes([rope, deaf], { path: pathOf('the rope') })).toEqual(['rope: active']);
      expect(traceOutcomes([rope, deaf], { path: pathOf('the bell') })).toEqual(['bell: active']);
    });

    test('but not by the content of constants', () => {
      const rule = loreEntry({ id: 'rule', constant: true, content: 'Never ring the bell.' });
      expect(traceOutcomes([rule, bell])).toEqual(['rule: active']);
    });

    test('nor by the content of entries that were not activated', () => {
      const silent = loreEntry({ id: 'silent', content: 'The bell.', probability: 0 });
      expect(traceOutcomes([silent, bell], { path: pathOf('silent') })).toEqual(['silent: probability']);
    });

    test('and evaluates the probability of an entry only once', () => {
      const rope = loreEntry({ id: 'rope', content: 'It hangs from the bell.' });
      const unlucky = loreEntry({ id: 'bell', probability: 0 });
      expect(traceOutcomes([unlucky, rope], { path: pathOf('the bell rope') })).toEqual([
        'bell: probability',
        'rope: active',
      ]);
    });
  });

  describe('evaluates the probability', () => {
    const half = loreEntry({ id: 'bell', probability: 50 });
    const contents = (parent: string) =>
      activate([half], { path: [{ id: parent, text: 'bell', depth: 1 }] }).triggered.length === 1;

    test('the same for the same parent, and with the right frequency over many', () => {
      const parents = Array.from({ length: 1_000 }, (_, at) => `p${at}`);
      const first = parents.map(contents);
      expect(parents.map(contents)).toEqual(first);
      const share = first.filter(Boolean).length / parents.length;
      expect(share).toBeGreaterThan(0.42);
      expect(share).toBeLessThan(0.58);
    });
  });

  describe('matches regular expressions', () => {
    const pattern = loreEntry({ id: 'plank', keys: ['planks? \\d+'], useRegex: true, window: 50 });

    test('in the newest four messages', () => {
      const at = (place: number) =>
        pathOf(...Array.from({ length: 9 }, (_, n) => (n === place ? 'plank 7' : '.')));
      expect([0, 3, 4].map((place) => activate([pattern], { path: at(place) }).triggered.length)).toEqual([
        1, 1, 0,
      ]);
    });

    test('but not in the content of other entries', () => {
      const pier = loreEntry({ id: 'pier', content: 'Under plank 7.' });
      expect(traceOutcomes([pattern, pier], { path: pathOf('the pier') })).toEqual(['pier: active']);
    });
  });
});
