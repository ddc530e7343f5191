import { describe, expect, test } from 'vitest';
import { loreEntry } from '../testing/entries.ts';
import { createMatcher } from './matcher.ts';

function found(text: string, keys: string[], change: object = {}): string[] {
  const hits = new Set<string>();
  createMatcher([loreEntry({ id: 'e', keys, ...change })]).startScan()(text, true, ({ key }) =>
    hits.add(key),
  );
  return [...hits];
}

describe('createMatcher', () => {
  describe('with word forms', () => {
    const forms = { matchForms: true };
    test.each([
      ['Two lamps burn.', 'lamp'],
      ['One lamp burns.', 'lamps'],
    ])('matches in “%s”', (text, key) => {
      expect(found(text, [key], forms)).toEqual([key]);
      expect(found(text, [key])).toEqual([]);
    });

    test('has no effect on patterns', () => {
      expect(found('Two lamps', ['lamp$'], { ...forms, useRegex: true })).toEqual([]);
    });
  });

  test('names the patterns that never match', () => {
    const keys = ['(?=a)', '(x{1,30}){1,30}', 'lamps?', '('];
    const { unusablePatterns } = createMatcher([loreEntry({ id: 'e', keys, useRegex: true })]);
    expect(unusablePatterns.map(({ key }) => key)).toEqual(['(?=a)', '(x{1,30}){1,30}', '(']);
  });

  describe('a key of plain words', () => {
    test.each([
      ['The bell rings.', 'bell'],
      ['THE BELL!', 'bell'],
      ['the bell’s rope', 'bell'],
      ["Bram's spade", 'Bram'],
      ['We climb to the West  Landing now', 'west landing'],
      ['one—bell—two', 'bell'],
      ['a fish-and-chip shop', 'fish-and-chip'],
      ['the year 1871', '1871'],
      ['Ein naïves Café', 'café'],
      ['cafe\u0301', 'café'],
      ['Где маяк?', 'маяк'],
      ['Οδύσσεια', 'οδύσσεια'],
      ['I saw _Rome_ and *Rome*', 'Rome'],
      ['We left Rome.Then it rained', 'Rome'],
      ['Rome:it was over', 'Rome'],
      ['le phare d’Odile', 'Odile'],
      ["l'eau della fontana, dell'acqua", 'acqua'],
      ["d'Odile's lamp", 'Odile'],
      ["The bell's rope", "bell's rope"],
      ['Ο δρόμος της Ρόδος', 'ΡΌΔΟΣ'],
      ['Να η Ρόδος.Τότε έβρεξε', 'Ρόδος'],
      ['Die STRASSE ist leer', 'Straße'],
      ['İSTANBUL at night', 'istanbul'],
      ['Чёрный ёж', 'еж'],
      ['the light­house', 'lighthouse'],
      ['west-landing', 'west landing'],
      ['the *west* _landing_', 'west landing'],
      ['Mrs. Dalloway said', 'Mrs Dalloway'],
      ['Mrs Dalloway said', 'Mrs. Dalloway'],
      ['We reach Rome, Italy', 'Rome, Italy'],
      ['the U.S. Army', 'U.S. Army'],
      ['It is 3.14 long', '3.14'],
    ])('matches in “%s”', (text, key) => {
      expect(found(text, [key])).toEqual([key]);
    });

    test.each([
      ['The bellows sigh.', 'bell'],
      ['Rebell', 'bell'],
      ['West. Then a landing party', 'west landing party at noon'],
      ['маяки', 'маяк'],
      ['He goes west. Landing was hard', 'west landing'],
      ['He goes west, landing badly', 'west landing'],
      ['He goes west\n\nlanding', 'west landing'],
      ["I don't know", 'don'],
      ["Bram's spade", "Bram spade's"],
      ['Bram came', "Bram's"],
      ['', 'bell'],
    ])('does not match in “%s”', (text, key) => {
      expect(found(text, [key])).toEqual([]);
    });

    test('matches by case if the entry is case-sensitive', () => {
      expect(found('in may', ['May'], { caseSensitive: true })).toEqual([]);
      expect(found('in May', ['May'], { caseSensitive: true })).toEqual(['May']);
    });
  });

  describe('any script', () => {
    test.each([
      ['Chinese', '他走到灯台下面', '灯台'],
      ['Japanese', '彼は灯台へ行った', '灯台'],
      ['Japanese in katakana', 'ランプをつける', 'ランプ'],
      ['Korean, whose words take particles', '오딜은 등대를 봤다', '등대'],
      ['Thai', 'เขาเดินไปที่ประภาคาร', 'ประภาคาร'],
      ['Arabic', 'ذهبت إلى المنارة ليلا', 'المنارة'],
      ['Hebrew', 'הלכתי אל המגדלור בלילה', 'המגדלור'],
      ['wide letters', 'ＯＤＩＬＥが来た', 'odile'],
    ])('%s', (_, text, key) => {
      expect(found(text, [key])).toEqual([key]);
    });

    test('matches whole words of a spaced script next to unspaced text', () => {
      expect(found('我见到Odile了', ['Odile'])).toEqual(['Odile']);
      expect(found('المنارةX', ['المنارة'])).toEqual([]);
    });
  });

  describe('emoji and symbols', () => {
    test('match an emoji with and without its variation selector', () => {
      expect(found('I send ❤️ to you', ['❤'])).toEqual(['❤']);
      expect(found('🗝found', ['🗝️'])).toEqual(['🗝️']);
      expect(found('🔥🔥', ['🔥'])).toEqual(['🔥']);
    });

    test('do not match part of an emoji sequence', () => {
      expect(found('👩‍🚀', ['🚀'])).toEqual([]);
      expect(found('👩‍👩‍👧', ['👩'])).toEqual([]);
    });

    test('match symbols literally next to whole words', () => {
      expect(found('I write C++ at night', ['C++'])).toEqual(['C++']);
      expect(found('ABC++', ['C++'])).toEqual([]);
    });

    test('treat markup as plain text', () => {
      const key = '<img src=x onerror=alert(1)>';
      expect(found(`He says ${key} aloud`, [key])).toEqual([key]);
      expect(found('src=x', [key])).toEqual([]);
    });

    test('treat regular expression syntax literally in plain keys', () => {
      expect(found('aaa', ['a+'])).toEqual([]);
      expect(found('is it .* then', ['.*'])).toEqual(['.*']);
    });
  });

  describe('a regular expression key', () => {
    const pattern = { useRegex: true };

    test('matches anywhere, in any case and script', () => {
      expect(found('I lift the seventh plank', ['(sixth|seventh) plank'], pattern)).toHaveLength(1);
      expect(found('OPEN IT', ['^open\\b'], pattern)).toHaveLength(1);
      expect(found('去灯台吧', ['灯.吧'], pattern)).toHaveLength(1);
      expect(found('Lamp', ['lamp'], { ...pattern, caseSensitive: true })).toEqual([]);
    });

    test.each(['(a)\\1', '(?=a)a', '(?<=a)a', '(', 'a{1001}', '((a{100}){100}){100}', '\\'])(
      '%s is ignored without affecting other keys',
      (broken) => {
        expect(found('aaaa', [broken, 'a+'], pattern)).toEqual(['a+']);
      },
    );

    test.each([
      '(a+)+$',
      '(a|aa)+$',
      '(a*)*b',
      '([a-z]+)*\\d',
      '(.*)(.*)(.*)(.*)(.*)[xyz]$',
      '(?:a?){50}a{50}b',
    ])('searches by %s, for which a backtracking engine takes for ever', (hostile) => {
      const match = createMatcher([loreEntry({ id: 'e', keys: [hostile], useRegex: true })]).startScan();
      const hits: unknown[] = [];
      match(`${'a'.repeat(100_000)}!`, true, (hit) => hits.push(hit));
      expect(hits).toEqual([]);
    });
  });

  describe('books with common keys', () => {
    const keys = (at: number) => Array.from({ length: 20 }, (_, key) => `the w${at}x${key}`);
    const books = {
      'that all begin with one word': (at: number) => ({ keys: keys(at), secondaryKeys: keys(at + 500) }),
      'that are all one character': () => ({ keys: ['的'] }),
      'that are runs of one character': (at: number) => ({
        keys: Array.from({ length: 20 }, (_, key) => '的'.repeat(1 + ((at * 20 + key) % 59))),
      }),
      'that are runs of one word': (at: number) => ({
        keys: Array.from({ length: 20 }, (_, key) =>
          Array(1 + ((at * 20 + key) % 15))
            .fill('the')
            .join(' '),
        ),
      }),
    };
    test.each(Object.entries(books))('%s are matched', (name, change) => {
      const entries = Array.from({ length: 500 }, (_, at) => loreEntry({ id: `e${at}`, ...change(at) }));
      const matcher = createMatcher(entries);
      const texts = Array.from({ length: 400 }, () => 'the 的 the the 的的的 was the '.repeat(40));
      const scan = matcher.startScan();
      let hits = 0;
      // Occurrences × keys take longer than a test may.
      for (const text of texts) scan(text, false, () => void hits++);
      expect(hits > 0).toBe(name !== 'that all begin with one word');
    });
  });

  test('of a disabled entry is not matched', () => {
    expect(found('the bell', ['bell'], { enabled: false })).toEqual([]);
  });
});
