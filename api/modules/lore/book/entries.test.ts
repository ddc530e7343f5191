import { loreEntries } from '@storyloom/contract/entities/lore-entry';
import { limits } from '@storyloom/contract/limits';
import { countWords } from '@storyloom/contract/word-count';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loreOfBook } from './entries.ts';

const book = (worldBook: object, main = 'Odile') => ({
  worldBook: { structure: '', background: '', rules: '', specialEvents: '', ...worldBook },
  main: { name: main },
  supporting: [{ name: 'Bram' }],
});
const keysOf = (worldBook: object, main?: string) =>
  loreOfBook(book(worldBook, main)).map(({ keys }) => keys);

describe('what a world book becomes', () => {
  test('rules are always told, the rest when it is spoken of, and all but places in secret', () => {
    const entries = loreOfBook(
      book({
        rules: 'Nobody may own a clock.',
        structure: 'The tower leans.',
        background: 'The mayor sold the bell.',
        specialEvents: 'If the reader lifts the plank, a box lies beneath it.',
      }),
    );
    const kinds = entries.map(({ constant, secret, keys }) => [constant, secret, keys.length > 0]);
    expect(kinds).toEqual([
      [true, true, false],
      [false, false, true],
      [false, true, true],
      [false, true, true],
    ]);
  });

  test('an empty book becomes nothing', () => {
    expect(loreOfBook(book({}))).toEqual([]);
    expect(loreOfBook(book({ rules: ' \n\n ' }))).toEqual([]);
  });

  test('a title is the heading, or what the entry speaks of', () => {
    const titles = loreOfBook(
      book({
        rules: 'Nobody may own a clock.',
        structure: 'The tower leans.\n# The Salt Market\nOpen on Fridays.',
        background: 'He ruined Teresa Vianello.',
      }),
    ).map(({ title }) => title);
    expect(titles).toEqual(['How this world works', 'Tower', 'The Salt Market', 'Teresa Vianello']);
  });

  test('the same text has the same id wherever it stands, so that a version that keeps it keeps the id', () => {
    const idOf = (structure: string) =>
      loreOfBook(book({ structure })).find(({ content }) => content === 'The tower leans.')?.id;
    expect(idOf('The sea is near. The tower leans.')).toBe(idOf('The tower leans.'));
    expect(loreOfBook(book({ structure: 'A well is here. A well is here.' }))).toHaveLength(1);
  });
});

describe('keys', () => {
  test('are the names in a sentence, and what it speaks of, for one and for many', () => {
    const [keys] = keysOf({ structure: 'The East Landing has seven rungs and a rope.' });
    expect(keys).toEqual(expect.arrayContaining(['East Landing', 'rung', 'rungs', 'rope', 'ropes']));
    expect(keys).not.toContain('the');
  });

  test('a name is known at the beginning of a sentence too, by the cast and by the rest of the book', () => {
    const [first, second] = keysOf({ background: 'Bram dug it. Teresa drowned. Her ring was Teresa’s own.' });
    expect(first).toContain('Bram');
    expect(second).toContain('Teresa');
  });

  test('who is called by two names is called by the first as well', () => {
    expect(keysOf({ background: 'He ruined Teresa Vianello.' })[0]).toEqual(
      expect.arrayContaining(['Teresa Vianello', 'Teresa']),
    );
  });

  test('the main character, who is always there, calls nothing up that something else does', () => {
    expect(keysOf({ background: 'Odile broke the sluice.' })[0]).not.toContain('Odile');
    expect(keysOf({ background: 'Odile waits.' }, 'Odile')[0]?.length).toBeGreaterThan(0);
  });

  test('a heading is a key of all that stands under it', () => {
    const keys = keysOf({ structure: '# The Salt Market\nOpen on Fridays.\nHarbour:\nDeep and cold.' });
    expect(keys[0]).toContain('The Salt Market');
    expect(keys[1]).toContain('Harbour');
  });

  test('an event waits for what its condition speaks of, not for what then happens', () => {
    const [keys] = keysOf({ specialEvents: 'If the reader opens the 1871 log, the page is cut out.' });
    expect(keys).toContain('log');
    expect(keys).not.toContain('page');
    expect(keysOf({ specialEvents: 'If the reader sings, he goes quiet.' })[0]).toContain('sing');
  });

  test.each([
    ['Chinese', '灯台建在悬崖上。', '灯台'],
    ['Russian', 'Старый маяк стоит далеко.', 'маяк'],
    ['Arabic', 'المنارة القديمة على الجبل', 'المنارة'],
  ])('%s has keys of its own words', (_, structure, key) => {
    expect(keysOf({ structure })[0]?.some((one) => one.includes(key) || key.includes(one))).toBe(true);
  });

  test('what has no word at all is always told rather than never', () => {
    expect(loreOfBook(book({ structure: '🌊🌊🌊' }))[0]).toMatchObject({ constant: true, keys: [] });
  });
});

describe('pieces', () => {
  const contents = (worldBook: object) => loreOfBook(book(worldBook)).map(({ content }) => content);

  test('a sentence that leans on the one before stays with it', () => {
    expect(
      contents({ background: 'Teresa sang once. She never sang again. The notice was printed.' }),
    ).toEqual(['Teresa sang once. She never sang again.', 'The notice was printed.']);
  });

  test('a title with a full stop does not end a sentence', () => {
    expect(contents({ structure: 'Mr. Pike keeps a raven. It talks.' })).toHaveLength(1);
  });

  test('each event stands alone', () => {
    expect(contents({ specialEvents: 'If a bell rings, run. If it stops, hide.' })).toHaveLength(2);
  });

  test('markup is plain text', () => {
    const structure = 'The <b onload="x()">Tower</b> & its "clock".';
    expect(contents({ structure })).toEqual([structure]);
  });
});

describe('whatever an author writes', () => {
  const sentence = fc
    .array(
      fc.oneof(
        fc.constantFrom('the', 'Bell', '灯台', 'и', '🔥', '\n', '#', ':', 'a'.repeat(90)),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 30 },
    )
    .map((words) => `${words.join(' ')}. `);
  const text = fc.array(sentence, { maxLength: 12 }).map((all) => all.join(''));
  const any = fc.record({ structure: text, background: text, rules: text, specialEvents: text });

  test('its entries keep the rules of entries, and lose none of its words', () => {
    fc.assert(
      fc.property(any, (worldBook) => {
        const entries = loreOfBook(book(worldBook));
        const parsed = loreEntries.safeParse(entries);
        expect(parsed.error?.issues ?? []).toEqual([]);
        expect(loreOfBook(book(worldBook))).toEqual(entries);
        const told = entries.map(({ content }) => content).join('\n');
        for (const word of Object.values(worldBook)
          .join('\n')
          .match(/\p{L}{2,90}/gu) ?? [])
          expect(told).toContain(word);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['in short sentences', 'The bell rings twice now. '.repeat(2_000)],
    [
      'in sentences each of their own',
      Array.from({ length: 2_000 }, (_, at) => `Bell${at} rings over house${at}. `).join(''),
    ],
    [
      'under as many headings',
      Array.from({ length: 2_500 }, (_, at) => `# Head ${at}\nText of it.\n`).join(''),
    ],
    ['without a full stop', Array.from({ length: 10_000 }, (_, at) => `word${at % 999}`).join(' ')],
    ['in Chinese', Array.from({ length: 1_000 }, (_, at) => `灯台第${at}号很高。`).join('')],
    ['of signs alone', '#$%!? '.repeat(40_000)],
    ['of one endless word', 'x'.repeat(200_000)],
  ])('10,000 words %s become at most 500 entries, soon', (_, structure) => {
    const begun = performance.now();
    const entries = loreOfBook(book({ structure }));
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(entries.length).toBeLessThanOrEqual(limits.loreEntries);
    for (const { content } of entries)
      expect(countWords(content)).toBeLessThanOrEqual(limits.loreContentWords);
    expect(
      loreEntries.safeParse(entries).error?.issues.filter(({ code }) => code !== 'custom') ?? [],
    ).toEqual([]);
  });
});
