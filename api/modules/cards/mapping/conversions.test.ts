import { weighWords } from '@storyloom/contract/core/word-count';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { describe, expect, test } from 'vitest';
import { readBook } from '../formats/book.ts';
import { isCard, recognizeCard } from '../formats/card.ts';
import { createReport } from '../report.ts';
import { mapKeys } from './keys.ts';
import { replaceMacros } from './macros.ts';
import { splitText } from './split-text.ts';
import { mapLore } from './to-lore.ts';
import { mapCard, proposeName } from './to-story.ts';

const bookEntry = (raw: object) => {
  const [entry] = readBook({ entries: [{ content: 'Text.', keys: ['lamp'], ...raw }] });
  if (entry === undefined) throw new Error('no entry');
  return entry;
};
const keysOf = (raw: object, allowed = 30) => mapKeys(bookEntry(raw), 'Aria', allowed);

function mapBook(entries: object[]) {
  const report = createReport();
  const read = readBook({ entries: entries.map((raw) => ({ content: 'Text.', keys: ['lamp'], ...raw })) });
  const mapped = mapLore({ entries: read, name: 'Aria', plain: (text) => text, report });
  return { lore: mapped.flatMap(({ parts }) => parts), notes: report.notes() };
}

describe('replaceMacros', () => {
  const replace = (text: string) => {
    const report = createReport();
    const plain = replaceMacros(text, report);
    return { plain, seen: report.notes().map(({ outcome, names }) => [outcome, ...names]) };
  };
  test.each([
    ['{{char}} waits for {{user}}.', '{{char}} waits for {{user}}.'],
    [
      '<USER> and <BOT>, {User} and {char}, {{ user }} and {{Bot}}',
      Array(3).fill('{{user}} and {{char}}').join(', '),
    ],
    ['{{{user}}} {user name} <users> {{users}}', '{{{user}}} {user name} <users> {{users}}'],
    ['A{{// note}}B{{comment: x}}C{{newline}}D', 'ABC\nD'],
    ['{{random::red::blue}} {{pick:a\\,b,c}}', 'red a,b'],
    ['{{random::{{char}}::x}}', '{{char}}'],
    ['{{ CHAR }}{{trim}}{{original}}{{noop}}{{hidden_key: x}}', '{{char}}'],
    ['{{random: red, blue}} {{pick::a,b::c}}', 'red a,b'],
    ['<char> and <other>', '{{char}} and <other>'],
  ])('of %j gives %j', (text, expected) => {
    expect(replace(text).plain).toBe(expected);
  });

  test('leaves unknown macros, and says so', () => {
    expect(replace('It is {{time}}, {{user}}.')).toEqual({
      plain: 'It is {{time}}, {{user}}.',
      seen: [['used'], ['kept', '{{time}}']],
    });
  });
});

describe('proposeName', () => {
  test.each([
    ['Doctor Vesper Hale', '', 'Vesper'],
    ['Aria', '', 'Aria'],
    ['Aria Nightbloom', '', 'Aria'],
    ['Aria Nightbloom', 'Ari', 'Ari'],
    ['Aria Nightbloom', ' ', 'Aria'],
    ['Aria Nightbloom', 'Aria of the Salt', 'Aria'],
    ['The Lady', '', 'The Lady'],
    ['Dr. Ilse van der Lamp', '', 'Ilse'],
    ['The “Ferryman” of Salt', '', 'Ferryman'],
    ['Nebuchadnezzar', '', 'Nebuchadne'],
    ['灯台守の娘と古い海の物語', '', '灯台守の娘と古い海の'],
    ['🐺 Wölfchen ✨ | Your jealous roommate', '', 'Wölfchen'],
    ['海の物語集：灯台守・潮（しお）', '', '海の物語集'],
    ['RP: The Night Ferry', '', 'Night'],
    ['Mara-Lou van der Lamp', '⭐', 'Mara-Lou'],
    ['12.5 | Mara van der Lamp', '', 'Mara'],
    ['🐺', '', '🐺'],
  ])('of %s with the nickname %j is %s', (name, nickname, expected) => {
    expect(proposeName(name, nickname)).toBe(expected);
    expect(proposeName(name, nickname).length).toBeLessThanOrEqual(storyLimits.characterName);
  });
});

describe('the note about a name', () => {
  test.each([
    [
      'Ren Takahashi',
      'Ren-chan',
      'changed',
      'Nickname “Ren-chan” → main character. The full name “Ren Takahashi” is kept',
    ],
    ['Ren', 'Ren-chan', 'changed', 'Nickname “Ren-chan” → main character. The full name “Ren” is kept'],
    [
      'Ren Takahashi',
      '',
      'shortened',
      'Name “Ren Takahashi” → “Ren”: a name has at most 10 characters. The full name is kept',
    ],
  ])('%s with the nickname %j is %s', (name, nickname, outcome, text) => {
    const report = createReport();
    const card = recognizeCard({ spec: 'chara_card_v3', data: { name, nickname, first_mes: 'Hi.' } });
    if (!isCard(card)) throw new Error('no card');
    mapCard(card, report);
    expect(report.notes()).toContainEqual(expect.objectContaining({ outcome, text }));
  });
});

describe('mapKeys', () => {
  test('ignores use_regex on plain words', () => {
    expect(keysOf({ keys: ['lamp', 'dr. ilse'], use_regex: true })).toMatchObject({
      keys: ['lamp', 'dr. ilse'],
      useRegex: false,
    });
  });

  test('turns patterns that only list words into words', () => {
    expect(keysOf({ keys: ['/\\b(?:wolf|wolves)\\b/i'] })).toMatchObject({
      keys: ['wolf', 'wolves'],
      useRegex: false,
    });
  });

  test('turns the plain keys beside a pattern into patterns', () => {
    expect(keysOf({ keys: ['/l[ai]mp/i', 'oil (whale)'] })).toMatchObject({
      keys: ['l[ai]mp', '\\boil \\(whale\\)'],
      useRegex: true,
      caseSensitive: false,
    });
    expect(keysOf({ keys: ['/L[ai]mp/s', 'oil'] })).toMatchObject({
      keys: ['(?s)L[ai]mp', '(?i)\\boil\\b'],
      caseSensitive: true,
    });
  });

  test('drops patterns without a counterpart, those beyond the limit, and names of readers', () => {
    expect(keysOf({ keys: ['/(?=x)y/', 'lamp', '<user>', '{{char}}'] })).toMatchObject({
      keys: ['lamp', 'Aria'],
      useRegex: false,
      dropped: ['<user>', '(?=x)y'],
    });
    expect(keysOf({ keys: ['/l[ai]mp/', 'oil'] }, 1)).toMatchObject({ keys: ['oil'], dropped: ['l[ai]mp'] });
    const many = Array.from({ length: 25 }, (_, at) => `key ${at}`);
    expect(keysOf({ keys: [...many, 'Key 0'] }).dropped).toHaveLength(5);
  });
});

describe('mapLore', () => {
  test('halves timers, keeps logic and recursion flags, and limits numbers', () => {
    const extensions = {
      sticky: 5,
      cooldown: 2,
      delay: 1,
      selectiveLogic: 1,
      probability: 150,
      scan_depth: 0,
      exclude_recursion: true,
      prevent_recursion: true,
    };
    expect(mapBook([{ extensions, secondary_keys: ['oil'], selective: true }]).lore).toMatchObject([
      {
        sticky: 3,
        cooldown: 1,
        delay: 1,
        logic: 'not_all',
        probability: 100,
        window: 1,
        excludeRecursion: true,
        preventRecursion: true,
        secondaryKeys: ['oil'],
      },
    ]);
  });

  test.each([
    [0, 'and_any'],
    [1, 'not_all'],
    [2, 'not_any'],
    [3, 'and_all'],
  ])('maps logic %i to %s', (selectiveLogic, logic) => {
    expect(bookEntry({ extensions: { selectiveLogic } }).settings.logic).toBe(logic);
  });

  test('keeps orders, which are priorities too, or takes the nearest within our limits', () => {
    const { lore } = mapBook([50_000, -3, 9_000_000, 7.5].map((insertion_order) => ({ insertion_order })));
    expect(lore.map(({ priority }) => priority)).toEqual([50_000, -3, loreLimits.priority, 8]);
    expect(lore.map(({ order }) => order)).toEqual([50_000, 0, loreLimits.order, 8]);
  });

  test('splits long entries at paragraphs, and lets their parts be active together', () => {
    const paragraph = 'The lamp burns whale oil all night. '.repeat(20).trim();
    const content = Array.from({ length: 6 }, () => paragraph).join('\n\n');
    const { lore, notes } = mapBook([{ content, comment: 'Lamp', extensions: { group: 'light' } }]);
    expect(lore.map(({ title, group }) => [title, group])).toEqual([
      ['Lamp (1/3)', ''],
      ['Lamp (2/3)', ''],
      ['Lamp (3/3)', ''],
    ]);
    for (const part of lore) expect(part.content).toBe(`${paragraph}\n\n${paragraph}`);
    expect(notes).toContainEqual(expect.objectContaining({ outcome: 'split', names: ['Lamp'] }));
  });

  test('cuts titles between characters, and counts an emoji as one', () => {
    const start = 'x'.repeat(loreLimits.title - 1);
    const [cut] = mapBook([{ comment: `${start}🕯 of the drowned` }]).lore;
    expect(cut?.title).toBe(`${start}🕯`);
    const { lore } = mapBook([{ content: 'word '.repeat(600), comment: '🕯'.repeat(loreLimits.title + 1) }]);
    expect(lore.map(({ title }) => title)).toEqual([`${'🕯'.repeat(54)} (1/2)`, `${'🕯'.repeat(54)} (2/2)`]);
  });

  test('disables entries without keys, leaves out those without text, and names each', () => {
    const { lore, notes } = mapBook([
      { keys: [], comment: 'No key' },
      { content: ' ', comment: 'No text' },
      { keys: [], constant: true, comment: 'Always' },
    ]);
    expect(lore.map(({ title, enabled }) => [title, enabled])).toEqual([
      ['No key', false],
      ['Always', true],
    ]);
    const named = notes.flatMap(({ names }) => names);
    expect(named).toEqual(expect.arrayContaining(['No key', 'No text']));
  });

  test('leaves entries of low priority out if a book is too large', () => {
    const content = 'word '.repeat(loreLimits.contentWords);
    const { lore, notes } = mapBook(
      Array.from({ length: 30 }, (_, at) => ({ content, insertion_order: at })),
    );
    const words = lore.reduce((sum, entry) => sum + weighWords(entry.content), 0);
    expect(words).toBeLessThanOrEqual(storyLimits.worldBookWords);
    expect(lore.map(({ priority }) => priority)).toEqual(Array.from({ length: 25 }, (_, at) => at + 5));
    expect(notes.find(({ text }) => text.includes('did not fit'))?.count).toBe(5);
  });
});

describe('mapLore of a book beyond the limits', () => {
  const content = 'word '.repeat(loreLimits.contentWords);
  const titles = (entries: object[]) =>
    mapBook(entries.map((entry, at) => ({ content, comment: `${at}`, ...entry }))).lore.map(
      ({ title }) => title,
    );
  const filler = Array.from({ length: storyLimits.worldBookWords / loreLimits.contentWords }, () => ({
    insertion_order: 5,
  }));

  test('keeps entries that are always active first, then those that are switched on', () => {
    const constant = { constant: true, insertion_order: 0 };
    expect(titles([...filler, constant])).toContain(`${filler.length}`);
    expect(titles([...filler, { enabled: false, insertion_order: 9 }])).not.toContain(`${filler.length}`);
    expect(titles([...filler, { insertion_order: 9 }])).toContain(`${filler.length}`);
  });

  test('keeps a short entry where a longer one of higher priority does not fit', () => {
    const [long, short] = [{ insertion_order: 4 }, { insertion_order: 3, content: 'Short.' }];
    const all = titles([
      ...filler.slice(1),
      { insertion_order: 5, content: 'word '.repeat(10) },
      long,
      short,
    ]);
    expect([all.includes(`${filler.length}`), all.includes(`${filler.length + 1}`)]).toEqual([false, true]);
  });
});

describe('mapLore of an entry', () => {
  const entryOf = (raw: object) => {
    const { lore, notes } = mapBook([{ comment: 'Lamp', ...raw }]);
    return { ...lore[0], notes: notes.filter(({ names }) => names.includes('Lamp')).map(({ text }) => text) };
  };

  test('leaves out instructions only at the beginning of the text', () => {
    const { content, notes } = entryOf({ content: '@@depth 4\n@@@role user\nThe lamp.\n@@not_this' });
    expect(content).toBe('The lamp.\n@@not_this');
    expect(notes).toContain('Instructions that begin with @@ are not used');
  });

  test('has a window of four messages by default, and never exceeds the maximum', () => {
    const windowOf = (scan_depth?: number) => entryOf({ extensions: { scan_depth } }).window;
    expect([windowOf(), windowOf(7), windowOf(9_999)]).toEqual([4, 7, loreLimits.window]);
  });

  test('has the first of several groups', () => {
    expect(entryOf({ extensions: { group: ' light , dark' } }).group).toBe('light');
  });

  test('fills the name of the character into titles and keeps the placeholder in texts', () => {
    const { title, content } = entryOf({ comment: "{{char}}'s lamp, {user}", content: 'Of {{char}}.' });
    expect([title, content]).toEqual(["Aria's lamp, you", 'Of {{char}}.']);
  });

  test('notes that keys within longer words are not found', () => {
    const note = 'Keys within longer words are not found: ours match whole words';
    for (const raw of [{ matchWholeWords: false }, { extensions: { match_whole_words: false } }])
      expect(entryOf(raw).notes).toContain(note);
    expect(entryOf({ matchWholeWords: true }).notes).not.toContain(note);
  });

  test('leaves out disabled secondary keys, and says so', () => {
    const raw = { secondary_keys: ['oil'], selective: false };
    const { secondaryKeys, notes } = entryOf(raw);
    expect(secondaryKeys).toEqual([]);
    expect(notes).toContain('Secondary keys that were disabled are not used');
    expect(entryOf({ ...raw, selective: true }).secondaryKeys).toEqual(['oil']);
  });
});

describe('splitText', () => {
  test.each([
    ['one endless word', 'x'.repeat(100_000)],
    ['words', 'word '.repeat(20_000)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(5_000)],
  ])('divides %s into parts that fit, without losing any', (_, text) => {
    const parts = splitText(text, (part) => part.length <= 400);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(400);
    expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });
});
