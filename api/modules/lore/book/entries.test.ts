import { countWords } from '@storyloom/contract/core/word-count';
import { loreEntries } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLoreEntries } from './entries.ts';

const book = (worldBook: object, main = 'Odile') => ({
  worldBook: { structure: '', background: '', rules: '', specialEvents: '', ...worldBook },
  main: { name: main },
  supporting: [{ name: 'Bram' }],
});
const chooseKeys = (worldBook: object, main?: string) =>
  createLoreEntries(book(worldBook, main)).map(({ keys }) => keys);

describe('createEntries', () => {
  describe('entries', () => {
    test('make rules constant, everything else keyed, and all but places secret', () => {
      const entries = createLoreEntries(
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

    test('are empty for an empty book', () => {
      expect(createLoreEntries(book({}))).toEqual([]);
      expect(createLoreEntries(book({ rules: ' \n\n ' }))).toEqual([]);
    });

    test('are titled by their heading or first key', () => {
      const titles = createLoreEntries(
        book({
          rules: 'Nobody may own a clock.',
          structure: 'The tower leans.\n# The Salt Market\nOpen on Fridays.',
          background: 'He ruined Teresa Vianello.',
        }),
      ).map(({ title }) => title);
      expect(titles).toEqual(['How this world works', 'Tower', 'The Salt Market', 'Teresa Vianello']);
    });

    test('of an event are titled by its condition, or else by its text', () => {
      const titles = createLoreEntries(
        book({
          specialEvents:
            'If the reader enters the oil room, the lamp dies.\nA bell rings at noon.\nThe flood: If it rains, run.',
        }),
      ).map(({ title }) => title);
      expect(titles).toEqual(['The oil room', 'A bell rings at noon', 'The flood']);
      const specialEvents = 'If the reader puts out the lamp, run.';
      expect(createLoreEntries(book({ specialEvents }))[0]?.title).toBe('The lamp');
    });

    test.each([
      'Ines: his daughter, who rows the last boat.',
      '- Ines: his daughter, who rows the last boat.',
      '**Ines**: his daughter, who rows the last boat.',
      '**Ines:** his daughter, who rows the last boat.',
    ])('have the label of %s as title and first key', (line) => {
      const structure = `The tower leans.\n${line}`;
      expect(createLoreEntries(book({ structure }))[1]).toMatchObject({
        title: 'Ines',
        keys: ['Ines'],
        content: 'Ines: his daughter, who rows the last boat.',
      });
    });

    test('keep their id across versions while their text is unchanged', () => {
      const idOf = (structure: string) =>
        createLoreEntries(book({ structure })).find(({ content }) => content === 'The tower leans.')?.id;
      expect(idOf('The sea is near. The tower leans.')).toBe(idOf('The tower leans.'));
      expect(createLoreEntries(book({ structure: 'A well is here. A well is here.' }))).toHaveLength(1);
    });
  });

  describe('keys', () => {
    test('are the names in a sentence, or else its rarest nouns, singular and plural', () => {
      const [keys] = chooseKeys({ structure: 'The East Landing has seven rungs and a rope.' });
      expect(keys).toEqual(['East Landing']);
      const nameless = chooseKeys({ structure: 'The rope has a knot. The rope is wet.' });
      expect(nameless).toEqual([
        ['knot', 'knots', 'rope', 'ropes'],
        ['rope', 'ropes'],
      ]);
    });

    test('include names at the start of a sentence if the characters or the rest of the book have them', () => {
      const [first, second] = chooseKeys({
        background: 'Bram dug it. Teresa drowned. Her ring was Teresa’s own.',
      });
      expect(first).toContain('Bram');
      expect(second).toContain('Teresa');
    });

    test('include the first word of a two-word name', () => {
      expect(chooseKeys({ background: 'He ruined Teresa Vianello.' })[0]).toEqual(
        expect.arrayContaining(['Teresa Vianello', 'Teresa']),
      );
    });

    test('exclude the main character if there is another key', () => {
      expect(chooseKeys({ background: 'Odile broke the sluice.' })[0]).not.toContain('Odile');
      expect(chooseKeys({ background: 'Odile waits.' }, 'Odile')[0]?.length).toBeGreaterThan(0);
    });

    test('include a word of a heading only if no other passage has it', () => {
      const structure =
        '# The lamp room\nBrass and glass.\n# Cellar\nA room of salt.\n# Loft\nA room of hay.';
      expect(chooseKeys({ structure })[0]).toEqual(['lamp room', 'lamp', 'lamps']);
    });

    test('include the heading of a section', () => {
      const keys = chooseKeys({ structure: '# The Salt Market\nOpen on Fridays.\nHarbour:\nDeep and cold.' });
      expect(keys[0]).toContain('Salt Market');
      expect(keys[1]).toContain('Harbour');
    });

    test('are the heading alone of a passage that names others, so a secret is not called by their names', () => {
      const structure = 'Ansel: the keeper of the lamp.';
      const background = 'Tobin: the son of Ansel.\nTobin owes Ansel money.';
      expect(chooseKeys({ structure, background })).toEqual([['Ansel'], ['Tobin'], ['Tobin']]);
    });

    test('are no verbs', () => {
      expect(chooseKeys({ structure: 'The keeper burns the letters.' })[0]).not.toContain('burns');
      expect(chooseKeys({ structure: 'Each bridge costs time. The sea rises all night.' })).toEqual([
        ['bridge', 'bridges'],
        ['sea', 'seas'],
      ]);
    });

    test('of an event come from its condition, not its outcome', () => {
      const [keys] = chooseKeys({ specialEvents: 'If the reader opens the 1871 log, the page is cut out.' });
      expect(keys).toContain('log');
      expect(keys).not.toContain('page');
      expect(chooseKeys({ specialEvents: 'If the reader sings, he goes quiet.' })[0]).toContain('sing');
    });

    test('of a place include its noun if no other heading has it, though other passages do', () => {
      const structure =
        '# The Chapel of Saint Brannoc\nIt is cold.\n# Sluice Gate\nBelow the chapel.\n# Harbour Master’s House\nBy the gate.\n# Needle Street\nNarrow.';
      const [chapel, gate, house, street] = chooseKeys({ structure });
      expect(chapel).toContain('Chapel');
      expect(gate).toContain('Gate');
      expect(house?.[0]).toBe('Harbour Master’s House');
      expect([...(house ?? []), ...(street ?? [])]).not.toContain('House');
      expect(street).not.toContain('Street');
    });

    test('of an event whose condition has a number include it as a secondary key', () => {
      const specialEvents =
        'When the bell rings a third time: The sea comes over the wall. Ines runs to the gate alone.\nAfter the second murder: Vale arrives.';
      const entries = createLoreEntries(book({ specialEvents }));
      expect(entries.map(({ keys, secondaryKeys }) => [keys, secondaryKeys])).toEqual([
        [['bell', 'bells'], ['third']],
        [['murder', 'murders'], ['second']],
      ]);
      expect(entries[0]?.content).toContain('Ines runs to the gate alone.');
    });

    test.each([
      ['Chinese', '灯台建在悬崖上。', '灯台'],
      ['Russian', 'Старый маяк стоит далеко.', 'маяк'],
      ['Arabic', 'المنارة القديمة على الجبل', 'المنارة'],
    ])('are found in %s text', (_, structure, key) => {
      expect(chooseKeys({ structure })[0]?.some((one) => one.includes(key) || key.includes(one))).toBe(true);
    });

    test('are not needed: text without words becomes constant', () => {
      expect(createLoreEntries(book({ structure: '🌊🌊🌊' }))[0]).toMatchObject({ constant: true, keys: [] });
    });
  });

  describe('passages', () => {
    const titles = (worldBook: object) => createLoreEntries(book(worldBook)).map(({ title }) => title);

    test('are one entry under a heading, except special events, and number entries of one title', () => {
      const text = '# The tower\nThe tower leans. Bram keeps it. Ravens sleep there.';
      expect(titles({ structure: text })).toEqual(['The tower']);
      expect(titles({ background: 'Bram sings.\nBram sleeps.' })).toEqual(['Bram', 'Bram 2']);
      const events = '# The tower\nIf a bell rings, run.\nIf it stops, hide.';
      expect(titles({ specialEvents: events })).toEqual(['The tower', 'The tower 2']);
      expect(titles({ structure: `# The tower\n${'The tower leans over the sea. '.repeat(60)}` })).toEqual([
        'The tower',
        'The tower 2',
      ]);
    });

    const contents = (worldBook: object) => createLoreEntries(book(worldBook)).map(({ content }) => content);

    test('keep a sentence that refers to the one before with it', () => {
      expect(
        contents({ background: 'Teresa sang once. She never sang again. The notice was printed.' }),
      ).toEqual(['Teresa sang once. She never sang again.', 'The notice was printed.']);
    });

    test('keep a sentence about him or her that names nobody with the one before', () => {
      const background =
        'Oren rows the ferry. Pink scars run along his hands. Teresa Vianello rows his boat.';
      expect(contents({ background })).toEqual([
        'Oren rows the ferry. Pink scars run along his hands.',
        'Teresa Vianello rows his boat.',
      ]);
    });

    test('do not repeat a heading that their text begins with', () => {
      const structure = '# The tower\nThe tower leans.\n# Tower\nThe Tower leans.\n# Tow\nTowers lean.';
      expect(contents({ structure })).toEqual(['The tower leans.', 'The Tower leans.', 'Tow: Towers lean.']);
    });

    test('do not end at the full stop of a title', () => {
      expect(contents({ structure: 'Mr. Pike keeps a raven. It talks.' })).toHaveLength(1);
    });

    test('hold one event each', () => {
      expect(contents({ specialEvents: 'If a bell rings, run. If it stops, hide.' })).toHaveLength(2);
    });

    test('treat markup as plain text', () => {
      const structure = 'The <b onload="x()">Tower</b> & its "clock".';
      expect(contents({ structure })).toEqual([structure]);
    });
  });

  describe('paragraphs', () => {
    const cards = (...paragraphs: string[]) =>
      createLoreEntries(book({ structure: paragraphs.join('\n\n') })).map(({ title, keys }) => [title, keys]);

    test('that begin with a title are one entry under it', () => {
      const found = cards(
        'The Ferry. The ferry crosses Salt Lake on a chain. Hanne Vask built it.',
        'Oren Vask. The ferryman cannot swim. Swims are for fools, says he. Pink scars run along both of his hands.',
        'The Salt Queen. She ruled the town. Queen and town went down in one night. Oren waits.',
      );
      expect(found).toEqual([
        ['The Ferry', ['Ferry']],
        ['Oren Vask', ['Oren Vask', 'Oren', 'Vask']],
        ['The Salt Queen', ['Salt Queen', 'Salt', 'Queen']],
      ]);
    });

    test('without a heading are one entry, with their subject or names as its keys', () => {
      const found = cards(
        'A ferry crosses Salt Lake on a chain. Hanne Vask built it.',
        'Oren Vask cannot swim. Pink scars run along both of his hands.',
        'In a birdcage sits the voice of Marrow. Nobody knows who caught it.',
      );
      expect(found).toEqual([
        ['Ferry', ['ferry', 'ferries']],
        ['Oren Vask', ['Oren Vask', 'Oren']],
        ['Marrow', ['Marrow']],
      ]);
    });
  });

  describe('any world book', () => {
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

    test('makes valid entries that contain all its words', () => {
      fc.assert(
        fc.property(any, (worldBook) => {
          const entries = createLoreEntries(book(worldBook));
          const parsed = loreEntries.safeParse(entries);
          expect(parsed.error?.issues ?? []).toEqual([]);
          expect(createLoreEntries(book(worldBook))).toEqual(entries);
          const contents = entries.map(({ content }) => content).join('\n');
          for (const word of Object.values(worldBook)
            .join('\n')
            .match(/\p{L}{2,90}/gu) ?? [])
            expect(contents).toContain(word);
        }),
        { numRuns: 60 },
      );
    });

    test.each([
      ['in short sentences', 'The bell rings twice now. '.repeat(2_000)],
      [
        'in unrelated sentences',
        Array.from({ length: 2_000 }, (_, at) => `Bell${at} rings over house${at}. `).join(''),
      ],
      [
        'under as many headings',
        Array.from({ length: 2_500 }, (_, at) => `# Head ${at}\nText of it.\n`).join(''),
      ],
      ['without a full stop', Array.from({ length: 10_000 }, (_, at) => `word${at % 999}`).join(' ')],
      ['in Chinese', Array.from({ length: 1_000 }, (_, at) => `灯台第${at}号很高。`).join('')],
      ['of punctuation only', '#$%!? '.repeat(40_000)],
      ['of one endless word', 'x'.repeat(200_000)],
    ])('of 10,000 words %s makes at most 500 entries', (_, structure) => {
      const entries = createLoreEntries(book({ structure }));
      expect(entries.length).toBeLessThanOrEqual(loreLimits.entries);
      for (const { content } of entries)
        expect(countWords(content)).toBeLessThanOrEqual(loreLimits.contentWords);
      expect(
        loreEntries.safeParse(entries).error?.issues.filter(({ code }) => code !== 'custom') ?? [],
      ).toEqual([]);
    });
  });
});
