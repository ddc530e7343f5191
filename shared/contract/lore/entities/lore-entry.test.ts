import { describe, expect, it } from 'vitest';
import { loreLimits } from '../limits.ts';
import { loreEntries, loreEntryDrafts, loreMessages } from './lore-entry.ts';

const entry = (change: object = {}) => ({
  id: 'a1',
  title: 'The bell',
  content: 'It is cracked.',
  ...change,
});
const saidOf = (entries: object[]) =>
  loreEntries.safeParse(entries).error?.issues.map(({ message }) => message) ?? [];

describe('loreEntry', () => {
  it('requires title and content and has defaults for the rest', () => {
    expect(loreEntries.parse([entry()])[0]).toMatchObject({
      keys: [],
      logic: 'and_any',
      constant: false,
      probability: 100,
      window: 4,
      enabled: true,
      secret: false,
    });
    expect(saidOf([entry({ title: ' ', content: '' })])).toEqual([loreMessages.title, loreMessages.content]);
  });

  it('allows 400 words of content', () => {
    expect(saidOf([entry({ content: 'word '.repeat(400) })])).toEqual([]);
    expect(saidOf([entry({ content: 'word '.repeat(401) })])).toEqual([loreMessages.contentWords]);
  });

  it('weighs two CJK characters as one word', () => {
    expect(saidOf([entry({ content: '灯'.repeat(800) })])).toEqual([]);
    expect(saidOf([entry({ content: '灯'.repeat(802) })])).toEqual([loreMessages.contentWords]);
    expect(saidOf([entry({ content: `${'word '.repeat(200)}${'灯'.repeat(402)}` })])).toEqual([
      loreMessages.contentWords,
    ]);
  });

  it('allows 20 keys, none empty and none repeated', () => {
    const keys = (count: number) => Array.from({ length: count }, (_, at) => `key ${at}`);
    expect(saidOf([entry({ keys: keys(20) })])).toEqual([]);
    expect(saidOf([entry({ keys: keys(21) })])).toHaveLength(1);
    expect(saidOf([entry({ keys: [' '] })])).toEqual([loreMessages.key]);
    expect(saidOf([entry({ keys: ['bell', 'Bell'] })])).toEqual([loreMessages.keyExists]);
  });

  it('keeps markup as plain text', () => {
    const key = '<script>alert(1)</script>';
    expect(loreEntries.parse([entry({ keys: [key], content: key })])[0]).toMatchObject({
      keys: [key],
      content: key,
    });
  });

  it.each([
    { window: 0 },
    { window: 51 },
    { probability: 101 },
    { sticky: -1 },
    { delay: 1.5 },
    { logic: 'or' },
    { passage: 'not a hash' },
    { matchForms: 1 },
  ])('rejects %o', (change) => {
    expect(saidOf([entry(change)])).toHaveLength(1);
  });
});

/** Limits of one entry, in characters or whole numbers, with a change that has that size. */
const sizes: [name: string, max: number, change: (size: number) => object][] = [
  ['title', loreLimits.title, (size) => ({ title: '钟'.repeat(size) })],
  // An emoji is one character, and no word.
  ['text', loreLimits.content, (size) => ({ content: '🔔'.repeat(size) })],
  ['key', loreLimits.key, (size) => ({ keys: ['🔔'.repeat(size)] })],
  ['secondary key', loreLimits.key, (size) => ({ secondaryKeys: ['钟'.repeat(size)] })],
  ['group', loreLimits.title, (size) => ({ group: '🔔'.repeat(size) })],
  ['window', loreLimits.window, (size) => ({ window: size })],
  ['sticky', loreLimits.turns, (size) => ({ sticky: size })],
  ['cooldown', loreLimits.turns, (size) => ({ cooldown: size })],
  ['delay', loreLimits.turns, (size) => ({ delay: size })],
  ['priority', loreLimits.priority, (size) => ({ priority: size })],
  ['negative priority', loreLimits.priority, (size) => ({ priority: -size })],
  ['order', loreLimits.order, (size) => ({ order: size })],
];

describe('limits of an entry', () => {
  it.each(sizes)('%s: %i is accepted and one more is refused', (_, max, change) => {
    for (const schema of [loreEntries, loreEntryDrafts]) {
      const accepts = (size: number) => schema.safeParse([entry(change(size))]).success;
      expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
    }
  });
});

describe('loreEntries', () => {
  const many = (count: number, change: (at: number) => object = () => ({})) =>
    Array.from({ length: count }, (_, at) => entry({ id: `e${at}`, ...change(at) }));

  it('allows 500 entries with distinct ids', () => {
    expect(saidOf(many(loreLimits.entries))).toEqual([]);
    expect(saidOf(many(loreLimits.entries + 1))).toEqual([loreMessages.entries]);
    expect(saidOf([entry(), entry()])).toEqual([loreMessages.id]);
  });

  it('allows as many words as a world book', () => {
    expect(saidOf(many(25, () => ({ content: 'word '.repeat(400) })))).toEqual([]);
    expect(saidOf(many(26, () => ({ content: 'word '.repeat(400) })))).toEqual([loreMessages.words]);
  });

  it('allows 30 regular expression keys', () => {
    const patterns = (at: number) => ({ useRegex: true, keys: [`a${at}+`, `b${at}+`] });
    expect(saidOf(many(15, patterns))).toEqual([]);
    expect(saidOf(many(16, patterns))).toEqual([loreMessages.patterns]);
  });

  it('allows 300,000 characters', () => {
    const content = '-'.repeat(3_000 - 10);
    const full = many(100, (at) => ({ content, title: `title ${100 + at}`, keys: ['a'] }));
    expect(saidOf(full)).toEqual([]);
    expect(saidOf([...full, entry({ title: 'a', content: '-' })])).toEqual([loreMessages.characters]);
  });
});

describe('loreEntryDrafts', () => {
  const saidOfDraft = (entries: object[]) =>
    loreEntryDrafts.safeParse(entries).error?.issues.map(({ message }) => message) ?? [];

  it('allows missing titles and contents, and empty and repeated keys', () => {
    expect(loreEntryDrafts.parse([{ id: 'a1' }])[0]).toMatchObject({ title: '', content: '', keys: [] });
    expect(saidOfDraft([entry({ keys: ['', 'bell', 'Bell'], content: 'word '.repeat(401) })])).toEqual([]);
  });

  it('has the same maximum lengths and counts', () => {
    expect(saidOfDraft([entry({ title: 'a'.repeat(61) })])).toHaveLength(1);
    expect(saidOfDraft([entry({ content: 'a'.repeat(4_001) })])).toHaveLength(1);
    expect(saidOfDraft([entry({ keys: ['a'.repeat(61)] })])).toHaveLength(1);
    expect(saidOfDraft([entry(), entry()])).toEqual([loreMessages.id]);
    const entries = Array.from({ length: loreLimits.entries + 1 }, (_, at) => ({ id: `e${at}` }));
    expect(saidOfDraft(entries)).toEqual([loreMessages.entries]);
  });
});
