import { describe, expect, test } from 'vitest';
import { cast, loreEntry, outcomes, pathOf } from '../testing/entries.ts';

const bell = loreEntry({ id: 'bell' });
const ring = { path: pathOf('I ring the bell.') };

describe('what calls an entry up', () => {
  test('a key in the reader’s turn, told with the key and the message', () => {
    const { triggered, trace } = cast([bell], ring);
    expect(triggered.map(({ entry }) => entry.id)).toEqual(['bell']);
    expect(trace).toEqual([
      { entryId: 'bell', why: 'key', key: 'bell', messageId: 'm1', tokens: 11, outcome: 'in' },
    ]);
  });

  test('nothing: then it is not even traced', () => {
    expect(cast([bell], { path: pathOf('I wait.') })).toMatchObject({
      triggered: [],
      constant: [],
      trace: [],
    });
  });

  test('a constant needs no key, and goes to the prefix', () => {
    const rule = loreEntry({ id: 'rule', constant: true, keys: [] });
    const { constant, triggered, trace } = cast([rule]);
    expect([constant.length, triggered.length]).toEqual([1, 0]);
    expect(trace[0]).toMatchObject({ why: 'constant', key: null, messageId: null });
  });

  test('the last four messages, or as many as the entry asks for', () => {
    const at = (place: number) =>
      pathOf(...Array.from({ length: 60 }, (_, n) => (n === place ? 'the bell' : '.')));
    const isTold = (place: number, window: number) =>
      cast([loreEntry({ id: 'bell', window })], { path: at(place) }).triggered.length === 1;
    expect([isTold(3, 4), isTold(4, 4), isTold(4, 5), isTold(49, 50), isTold(50, 50), isTold(1, 1)]).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('one entry that looks far does not let others look far', () => {
    const far = loreEntry({ id: 'far', keys: ['bell'], window: 50 });
    expect(outcomes([bell, far], { path: pathOf('.', '.', '.', '.', '.', 'bell') })).toEqual(['far: in']);
  });
});

describe('the gates, in their order', () => {
  const resting = { bell: { sticky: 0, cooldown: 2 } };
  const staying = { bell: { sticky: 2, cooldown: 0 } };
  test.each([
    ['disabled: never, not even when constant', { enabled: false, constant: true }, ring, []],
    ['delay before anything else', { delay: 1, cooldown: 3 }, { ...ring, state: resting }, ['bell: delay']],
    ['delay holds a constant too', { delay: 1, constant: true }, ring, ['bell: delay']],
    [
      'delay ends once enough replies are there',
      { delay: 1 },
      { path: pathOf('bell', '.', '.') },
      ['bell: in'],
    ],
    [
      'cooldown before constant',
      { cooldown: 3, constant: true },
      { ...ring, state: resting },
      ['bell: cooldown'],
    ],
    ['cooldown before keys', { cooldown: 3 }, { ...ring, state: resting }, ['bell: cooldown']],
    ['what rests and is not called is not traced', { cooldown: 3 }, { state: resting }, []],
    ['sticky without its keys', {}, { state: staying }, ['bell: in']],
    [
      'sticky without its secondary keys',
      { secondaryKeys: ['rope'] },
      { ...ring, state: staying },
      ['bell: in'],
    ],
    ['sticky without another roll', { probability: 0 }, { state: staying }, ['bell: in']],
    ['a constant without a roll', { probability: 0, constant: true }, ring, ['bell: in']],
    ['a probability of nothing', { probability: 0 }, ring, ['bell: roll']],
  ])('%s', (_, change, wishes, expected) => {
    expect(outcomes([loreEntry({ id: 'bell', ...change })], wishes)).toEqual(expected);
  });
});

describe('secondary keys', () => {
  const said = { none: 'the bell', one: 'the bell rope', both: 'the bell rope and tower' };
  test.each([
    ['and_any', [false, true, true]],
    ['and_all', [false, false, true]],
    ['not_any', [true, false, false]],
    ['not_all', [true, true, false]],
  ] as const)('%s', (logic, expected) => {
    const entry = loreEntry({ id: 'bell', secondaryKeys: ['rope', 'tower'], logic });
    const told = Object.values(said).map(
      (text) => cast([entry], { path: pathOf(text) }).triggered.length === 1,
    );
    expect(told).toEqual(expected);
  });

  test('without a key they call nothing up', () => {
    expect(
      outcomes([loreEntry({ id: 'bell', secondaryKeys: ['rope'] })], { path: pathOf('a rope') }),
    ).toEqual([]);
  });
});

describe('what an entry says calls up others', () => {
  const chain = ['a', 'b', 'c', 'd'].map((id, at, all) =>
    loreEntry({ id, keys: [`key${id}`], content: `It speaks of key${all[at + 1]}.` }),
  );

  test('twice over, and no further', () => {
    const { trace } = cast(chain, { path: pathOf('keya') });
    expect(trace.map(({ entryId, why }) => `${entryId} ${why}`)).toEqual([
      'a key',
      'b recursion',
      'c recursion',
    ]);
    expect(trace[1]).toMatchObject({ key: 'keyb', messageId: null });
  });

  test('but constants call nothing up', () => {
    const rule = loreEntry({ id: 'rule', constant: true, content: 'Never ring the bell.' });
    expect(outcomes([rule, bell])).toEqual(['rule: in']);
  });

  test('nor does what was held back', () => {
    const silent = loreEntry({ id: 'silent', content: 'The bell.', probability: 0 });
    expect(outcomes([silent, bell], { path: pathOf('silent') })).toEqual(['silent: roll']);
  });

  test('a roll that failed is not rolled again on the next level', () => {
    const rope = loreEntry({ id: 'rope', content: 'It hangs from the bell.' });
    const unlucky = loreEntry({ id: 'bell', probability: 0 });
    expect(outcomes([unlucky, rope], { path: pathOf('the bell rope') })).toEqual(['bell: roll', 'rope: in']);
  });
});

describe('a roll', () => {
  const half = loreEntry({ id: 'bell', probability: 50 });
  const told = (parent: string) =>
    cast([half], { path: [{ id: parent, text: 'bell', depth: 1 }] }).triggered.length === 1;

  test('falls the same for the same parent, and as often as it should over many', () => {
    const parents = Array.from({ length: 1_000 }, (_, at) => `p${at}`);
    const first = parents.map(told);
    expect(parents.map(told)).toEqual(first);
    const share = first.filter(Boolean).length / parents.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
  });
});

describe('keys that are patterns', () => {
  const pattern = loreEntry({ id: 'plank', keys: ['planks? \\d+'], useRegex: true, window: 50 });

  test('are looked for in the newest four messages', () => {
    const at = (place: number) =>
      pathOf(...Array.from({ length: 9 }, (_, n) => (n === place ? 'plank 7' : '.')));
    expect([0, 3, 4].map((place) => cast([pattern], { path: at(place) }).triggered.length)).toEqual([
      1, 1, 0,
    ]);
  });

  test('and not in what other entries say', () => {
    const pier = loreEntry({ id: 'pier', content: 'Under plank 7.' });
    expect(outcomes([pattern, pier], { path: pathOf('the pier') })).toEqual(['pier: in']);
  });
});
