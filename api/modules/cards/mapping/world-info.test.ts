import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, test } from 'vitest';
import { recognizeCard } from '../formats/card.ts';
import { createReport } from '../report.ts';
import { writeCardData } from './to-card.ts';
import { mapFound } from './to-story.ts';
import { writeBook, writeWorldInfo } from './write-book.ts';

type Data = Record<string, unknown>;

const rain = {
  uid: 3,
  key: ['rain', '/storm.+gale/i'],
  keysecondary: ['roof'],
  comment: 'Rain',
  content: '@@depth 2\nIt rains on {{random:some,most}} days.',
  constant: false,
  selective: false,
  order: 100,
  position: 4,
  depth: 2,
  role: 0,
  disable: false,
  probability: 40,
  useProbability: false,
  sticky: 5,
  cooldown: 3,
  delay: 1,
  scanDepth: null,
  caseSensitive: null,
  automationId: 'x',
  matchPersonaDescription: true,
  triggers: ['normal'],
  extensions: { other: [1, null] },
};
const bell = {
  uid: 7,
  key: ['bell'],
  keysecondary: [],
  comment: 'Bell',
  content: 'It tolls.',
  order: 100,
  disable: true,
};
const file = { name: 'Harbour', originalData: { kept: true }, entries: { 3: rain, 7: bell } };

const read = (raw: Data) => {
  const report = createReport();
  const found = recognizeCard(JSON.parse(JSON.stringify(raw)) as Data);
  const { content, entries } = mapFound(found, report);
  return { lore: content.lore ?? [], book: found.book, entries, notes: report.notes() };
};
type Write = typeof writeBook;
const exported = (write: Write, raw: Data, change = (lore: LoreEntryDraft[]) => lore): Data => {
  const { lore, book, entries } = read(raw);
  return JSON.parse(JSON.stringify(write(change(lore), book, entries))) as Data;
};
const entriesOf = ({ entries }: Data) => Object.values(entries as Data) as Data[];
const extra = loreEntryDraft.parse({ id: 'new', title: 'Pier', content: 'Wet.', keys: ['pier'], order: 110 });

describe('an exported world info of SillyTavern', () => {
  test('is the same file if nothing changed', () => {
    expect(exported(writeWorldInfo, file)).toEqual(file);
    expect(Object.keys(exported(writeWorldInfo, file).entries as Data)).toEqual(['3', '7']);
    const list = { entries: [bell, rain] };
    expect(exported(writeWorldInfo, list)).toEqual(list);
  });

  test('has the other entries as they were after one was changed, added, moved or deleted', () => {
    const changes: ((lore: LoreEntryDraft[]) => LoreEntryDraft[])[] = [
      (lore) => lore.map((one) => (one.title === 'Bell' ? { ...one, content: 'It rings.' } : one)),
      (lore) => lore.map((one) => (one.title === 'Bell' ? { ...one, order: 90 } : one)).reverse(),
      (lore) => [extra, ...lore],
      (lore) => lore.filter(({ title }) => title !== 'Bell'),
    ];
    for (const change of changes)
      expect(exported(writeWorldInfo, file, change)).toMatchObject({
        originalData: file.originalData,
        entries: { 3: rain },
      });
    const [edited, moved, added, deleted] = changes.map((change) =>
      entriesOf(exported(writeWorldInfo, file, change)),
    );
    expect(edited?.[1]).toMatchObject({ ...bell, content: 'It rings.' });
    expect(moved?.[1]).toMatchObject({ ...bell, order: 90 });
    expect(added?.[2]).toMatchObject({
      uid: 8,
      key: ['pier'],
      comment: 'Pier',
      content: 'Wet.',
      disable: false,
    });
    expect(deleted).toEqual([rain]);
  });

  test('has what was not changed of a changed entry, and is read as the same lore', () => {
    const move = (lore: LoreEntryDraft[]) =>
      lore.map((one) => ({ ...one, order: 20, secret: true, folder: 'Weather' }));
    const written = exported(writeWorldInfo, file, move);
    const [first] = entriesOf(written);
    expect(first).toMatchObject({ ...rain, order: 20 });
    expect(read(written).lore).toEqual(move(read(file).lore));
    const change = (lore: LoreEntryDraft[]) =>
      lore.map((one) => ({ ...one, keys: ['wet'], probability: 50 }));
    const again = exported(writeWorldInfo, written, change);
    expect(entriesOf(again)[0]).toMatchObject({
      key: ['/wet/i'],
      probability: 50,
      useProbability: true,
      cooldown: 3,
    });
    expect(read(again).lore).toEqual(change(move(read(file).lore)));
  });

  test('is the lorebook of a card with all of its fields', () => {
    const original = recognizeCard(JSON.parse(JSON.stringify(file)) as Data);
    const { content } = mapFound(original, createReport());
    const { character_book: book } = writeCardData({ ...content, title: 'Mara' }, original);
    expect(book).toEqual(exported(writeBook, file));
  });

  test('is a lorebook of cards with all of its fields, and the other way round', () => {
    const book = exported(writeBook, file);
    expect(entriesOf(book)[0]).toMatchObject({
      keys: rain.key,
      insertion_order: 100,
      enabled: true,
      extensions: {
        position: 4,
        depth: 2,
        cooldown: 3,
        delay: 1,
        match_persona_description: true,
        other: [1, null],
      },
    });
    expect(read(book).lore).toEqual(read(file).lore);
    expect(exported(writeWorldInfo, book).entries).toMatchObject({
      0: { ...rain, uid: 0 },
      1: { ...bell, uid: 1 },
    });
  });
});

describe('a lorebook of another program', () => {
  const novel = {
    lorebookVersion: 5,
    entries: [
      {
        text: 'Old.',
        displayName: 'Pier',
        keys: ['pier'],
        contextConfig: { budgetPriority: 400, prefix: 'x' },
      },
    ],
  };

  test('has all of its fields in an export, and the report says that their form is another one', () => {
    expect(read(novel).notes).toContainEqual(
      expect.objectContaining({
        outcome: 'changed',
        text: expect.stringContaining('cannot be written'),
        names: ['Pier'],
      }),
    );
    const book = exported(writeBook, novel);
    expect(book).toMatchObject({
      lorebookVersion: 5,
      entries: [
        { content: 'Old.', comment: 'Pier', keys: ['pier'], contextConfig: { prefix: 'x' }, enabled: true },
      ],
    });
    expect(read(book).lore).toEqual(read(novel).lore);
    expect(
      read(file)
        .notes.map(({ text }) => text)
        .join(),
    ).not.toContain('cannot be written');
  });
});
