import { CCardLib } from '@risuai/ccardlib';
import { loreLimits } from '@storyloom/contract/lore/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, isCard, recognizeCard } from '../formats/card.ts';
import { createReport } from '../report.ts';
import { anyCard, aria } from '../testing/card-samples.ts';
import { wrapCard, writeCardData } from './to-card.ts';
import { mapCard } from './to-story.ts';

const RUNS = { numRuns: 60 };
const through = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

function read(raw: Record<string, unknown>): Card {
  const card = recognizeCard(raw);
  if (!isCard(card)) throw new Error('no card');
  return card;
}
const importCard = (raw: Record<string, unknown>) => mapCard(read(raw), createReport()).content;
type Exported = Parameters<typeof wrapCard>[1];
const exportCard = (content: StoryDraftContent, kind: Exported, original: Card | null) =>
  through(wrapCard(writeCardData(content, original), kind, original));
/** The version that an export keeps; cards of V1 are written as V2. */
const kindOf = ({ kind }: Card): Exported => (kind === 'V1' ? 'V2' : kind);

/** Equal except for the ids of entries. */
const meaning = (content: StoryDraftContent) => ({
  ...content,
  lore: (content.lore ?? [])
    .map(({ id: _, ...entry }) => entry)
    .toSorted((a, b) => `${a.title}${a.content}`.localeCompare(`${b.title}${b.content}`)),
});

describe('an imported card', () => {
  test('is a valid draft', () => {
    fc.assert(
      fc.property(anyCard, (raw) => {
        const parsed = storyDraftContent.safeParse(importCard(through(raw)));
        expect(parsed.error?.issues ?? []).toEqual([]);
      }),
      RUNS,
    );
  });

  test('is exported as the same JSON if nothing changed', () => {
    fc.assert(
      fc.property(anyCard, (raw) => {
        const original = read(through(raw));
        const exported = exportCard(importCard(raw), kindOf(original), original);
        if (original.kind === 'V1') expect(exported.data).toMatchObject(through(raw));
        else expect(exported).toEqual(through(raw));
      }),
      RUNS,
    );
  });

  test('keeps all its data in every other version', () => {
    fc.assert(
      fc.property(anyCard, fc.constantFrom('V2', 'V3'), (raw, kind) => {
        const original = read(through(raw));
        const exported = read(exportCard(importCard(raw), kind, original));
        expect(exported.kind).toBe(kind);
        const { character_book: book, ...data } = original.data;
        expect(exported.data).toMatchObject(through(book === null ? data : original.data));
        expect(meaning(importCard(exported.raw))).toEqual(meaning(importCard(raw)));
      }),
      RUNS,
    );
  });

  test('keeps changes of its author when it is exported and imported again', () => {
    const change = fc.record(
      {
        title: fc.constant('Another title'),
        opening: fc.constant('Another opening.'),
        otherOpenings: fc.constant(['The lamp burns.', 'It rains.']),
        main: fc.constant({ name: 'Bram', profile: 'He waits. Nobody comes.' }),
        styleSample: fc.constant('Salt.\n\nMore salt.'),
        summary: fc.constant('Short.'),
        tags: fc.constant(['tide']),
        worldBook: fc.constant({
          structure: 'Two towers.',
          background: 'A storm.',
          rules: '',
          specialEvents: '',
        }),
        options: fc.constant(['Run']),
        rating: fc.constant('PG' as const),
        script: fc.constant('-> END\n// {a|b} <- c \\# <d>'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyCard, change, fc.nat(9), (card, changes, at) => {
        // Keys and titles with the name follow a new name.
        const withoutName = (field: string, value: unknown) =>
          field === 'character_book'
            ? JSON.parse(JSON.stringify(value).replaceAll('{{char}}', 'lamp'))
            : value;
        const raw = JSON.parse(JSON.stringify(card, withoutName));
        const original = read(through(raw));
        const before = importCard(raw);
        const lore = (before.lore ?? []).map((entry, index) =>
          index === at ? { ...entry, title: 'Changed', content: 'Changed.', secret: true, window: 7 } : entry,
        );
        const content: StoryDraftContent = Object.assign(
          {},
          before,
          changes,
          lore.length > 0 ? { lore } : {},
        );
        // Without an opening, the first of the other ones is read as the opening.
        if (content.opening === undefined) delete content.otherOpenings;
        const exported = exportCard(content, kindOf(original), original);
        expect(meaning(importCard(exported))).toEqual(meaning(content));
      }),
      RUNS,
    );
  });
});

describe('the first messages of an imported card', () => {
  const data = {
    ...aria.data,
    first_mes: '',
    alternate_greetings: ['The {{char}} waits.', '<BOT> sings.', 'Night.'],
  };
  const original = read({ ...aria, data });
  const imported = importCard(original.raw);
  const greetingsOf = (content: StoryDraftContent) => {
    const { data: written } = read(exportCard(content, 'V2', original));
    return [written.first_mes, written.alternate_greetings];
  };

  test('become the opening and other openings', () => {
    expect([imported.opening, imported.otherOpenings]).toEqual([
      'The {{char}} waits.',
      ['{{char}} sings.', 'Night.'],
    ]);
    expect(greetingsOf(imported)).toEqual(['', data.alternate_greetings]);
  });

  test('are written as a first one and others once one has changed; the others stay as they were', () => {
    expect(greetingsOf({ ...imported, opening: 'Dawn.' })).toEqual(['Dawn.', ['<BOT> sings.', 'Night.']]);
    const changed = { ...imported, otherOpenings: ['{{char}} sings.', 'Noon.'] };
    expect(greetingsOf(changed)).toEqual(['The {{char}} waits.', ['<BOT> sings.', 'Noon.']]);
  });
});

describe('a new name of an imported character', () => {
  const rename = (data: Record<string, unknown>) => {
    const original = read({ ...aria, data: { ...aria.data, ...data } });
    const { main, ...content } = importCard(original.raw);
    const renamed = { ...content, main: { ...main, name: 'Bram', profile: main?.profile ?? '' } };
    return { original, renamed, exported: read(exportCard(renamed, 'V2', original)) };
  };

  test('is a nickname in the card, which has its texts and its full name as before', () => {
    const { original, renamed, exported } = rename({});
    expect(exported.data).toEqual({ ...original.data, nickname: 'Bram' });
    expect(importCard(exported.raw)).toEqual(renamed);
  });

  test('is the name in the card if there is no longer one', () => {
    const { original, exported } = rename({ name: 'Aria' });
    expect(exported.data).toMatchObject({ ...original.data, name: 'Bram', extensions: expect.anything() });
  });
});

test('a lorebook of another form is written in the form of cards', () => {
  const entries = { 1: { key: 'bell, rope', content: 'Rung.', comment: 'Bell', disable: true } };
  const raw = { ...aria, data: { ...aria.data, character_book: { entries } } };
  for (const kind of ['V2', 'V3'] as const) {
    const exported = exportCard(importCard(raw), kind, read(raw));
    expect(CCardLib.character.check(exported)).toBe(kind.toLowerCase());
    expect(meaning(importCard(exported))).toEqual(meaning(importCard(raw)));
  }
});

test('patterns of a changed entry count towards the limit of the story', () => {
  const keys = (name: string) => Array.from({ length: 18 }, (_, at) => `/${name}.*${at}/`);
  const entries = ['one', 'two'].map((name) => ({ keys: keys(name), content: name, extensions: {} }));
  const raw = { ...aria, data: { ...aria.data, character_book: { entries, extensions: {} } } };
  const { lore = [], ...before } = importCard(through(raw));
  const changed = {
    ...before,
    lore: lore.map((entry, at) => (at === 0 ? { ...entry, title: 'Changed' } : entry)),
  };
  const exported = exportCard(changed, 'V2', read(through(raw)));
  expect(importCard(exported).lore?.map(({ useRegex }) => useRegex)).toEqual([true, false]);
});

test('patterns of an entry that is split count for each of its parts', () => {
  const content = 'The tide comes in. '.repeat(250);
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `/tide.*${at}/`);
  const lore = (entries: object[]) =>
    importCard(through({ ...aria, data: { ...aria.data, character_book: { entries, extensions: {} } } }))
      .lore;
  const parts = lore([{ keys: keys(1), content, extensions: {} }]) ?? [];
  const fitting = Math.floor(loreLimits.patterns / parts.length);
  expect(parts.length).toBeGreaterThan(1);
  expect(lore([{ keys: keys(fitting), content, extensions: {} }])?.every(({ useRegex }) => useRegex)).toBe(
    true,
  );
  expect(lore([{ keys: keys(fitting + 1), content, extensions: {} }])?.some(({ useRegex }) => useRegex)).toBe(
    false,
  );
  const rest = loreLimits.patterns - fitting * parts.length;
  const next = lore([
    { keys: keys(fitting), content, extensions: {} },
    { keys: keys(rest + 1), content: 'lamp', extensions: {} },
  ]);
  expect(next?.map(({ useRegex }) => useRegex)).toEqual([...parts.map(() => true), false]);
});

describe('an exported card', () => {
  test('is read by another program as a card of its version, with the same book', () => {
    fc.assert(
      fc.property(anyCard, (raw) => {
        const original = read(through(raw));
        for (const [kind, version] of [
          ['V2', 'v2'],
          ['V3', 'v3'],
        ] as const) {
          if (kind === original.kind) continue;
          const exported = exportCard(importCard(raw), kind, original);
          expect(CCardLib.character.check(exported)).toBe(version);
        }
      }),
      RUNS,
    );
    const entries = [{ keys: ['lamp'], content: 'Old.', insertion_order: null }];
    const unordered = { ...aria, data: { ...aria.data, character_book: { entries, extensions: {} } } };
    const whole = exportCard(importCard(through(unordered)), 'V3', read(through(unordered)));
    expect(CCardLib.character.check(whole)).toBe('v3');
    const v3 = exportCard(importCard(aria), 'V3', null);
    const v2 = CCardLib.character.convert(v3 as never, { to: 'v2' }) as never;
    expect(meaning(importCard(v2))).toEqual(meaning(importCard(v3)));
  });
});

describe('a story written here', () => {
  test('that is unfinished is the same after an export and an import, and no part of it is refused', () => {
    const story: StoryDraftContent = {
      type: 'STORY',
      title: 'Salt Harbour',
      opening: 'The tide is out.',
      main: { name: 'Mara', profile: 'A pilot.' },
    };
    const report = createReport();
    expect(mapCard(read(exportCard(story, 'V3', null)), report).content).toEqual(story);
    expect(report.notes().filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  });

  test('is the same after an export and an import', () => {
    const story: StoryDraftContent = {
      type: 'STORY',
      title: 'The Salt Clock',
      hook: 'The tide is early.',
      perspective: 'FIRST_PERSON',
      main: { name: 'Odile', profile: 'Keeps the clock.' },
      supporting: [{ name: 'Bram', profile: 'Rows.' }],
      worldBook: {
        structure: 'A tower.',
        background: 'It was sold.',
        rules: 'No clocks.',
        specialEvents: '',
      },
      opening: 'The bell rings twice.',
      summary: 'A town without clocks.',
      category: 'MYSTERY',
      tags: ['tide'],
      options: ['Listen', 'Run'],
      rating: 'PG_13',
      styleSample: 'Short sentences. Salt.',
      lore:
        importCard(aria).lore?.map((entry) => ({ ...entry, id: `own${entry.id}`, matchForms: true })) ?? [],
    };
    for (const kind of ['V2', 'V3'] as const)
      expect(importCard(exportCard(story, kind, null))).toEqual(story);
  });
});
