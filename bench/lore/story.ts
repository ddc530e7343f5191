import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';

const KEYS = 8;
const syllables = ['ba', 'ko', 'ri', 'tel', 'vum', 'sha', 'dor', 'lin', 'que', 'maz', 'pon', 'gry'];
const signs = '灯台潮鐘塩波霧岸船綱鳥石夜星風雨雪火土門';

/** An invented word, unique for each number. */
function word(at: number): string {
  const digits = [...at.toString(syllables.length)].map((digit) => Number.parseInt(digit, syllables.length));
  return `x${digits.map((digit) => syllables[digit]).join('')}`;
}

const wideKey = (at: number): string =>
  `${signs[at % 20]}${signs[Math.floor(at / 20) % 20]}${signs[(at * 7) % 20]}`;

/** Entries with eight keys each: words, two-word keys, and some keys in an unspaced script. */
export function createEntries(count: number): LoreEntry[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `e${at}`,
    title: `Entry ${at}`,
    content: `The ${word(at * KEYS)} of ${word(at * KEYS + 1)} stands where the road ends, and nobody goes there twice.`,
    keys: Array.from({ length: KEYS }, (_, key) => {
      const number = at * KEYS + key;
      if (key === 7 && at % 5 === 0) return wideKey(at);
      return key === 6 ? `${word(number)} ${word(number + 1)}` : word(number);
    }),
    secondaryKeys: at % 10 === 0 ? ['rope', 'tower'] : [],
    logic: 'not_all',
    constant: at % 100 === 0,
    priority: at % 3,
    order: at,
    probability: at % 4 === 0 ? 50 : 100,
    group: at % 25 === 0 ? 'omens' : '',
    sticky: at % 7 === 0 ? 3 : 0,
    cooldown: at % 11 === 0 ? 2 : 0,
    delay: 0,
    window: 4,
    caseSensitive: false,
    useRegex: false,
    matchForms: false,
    excludeRecursion: false,
    preventRecursion: false,
    enabled: true,
    secret: false,
    passage: '',
  }));
}

const filler =
  'The wind had gone round to the north and taken its noise with it, and that was worse. In the quiet you could count things.';

/** Four new messages of 1,000 characters with keys of some entries. */
export function createPath(round: number, entries: number) {
  return Array.from({ length: 4 }, (_, at) => {
    const named = Array.from({ length: 3 }, (_, n) =>
      word(((round * 31 + at * 17 + n * 7) % entries) * KEYS + (n % 6)),
    );
    const text = `${round}. ${named.map((name) => `${filler} I look at the ${name}. ${filler}`).join(' ')} ${wideKey(round % entries)}`;
    return { id: `m${round}x${at}`, depth: 40 - at, text: `${text} ${filler}`.slice(0, 1_000) };
  });
}

/** Entries whose 40 keys all begin with the most common word. */
export function createCommonWordBook(count: number, window: number): LoreEntry[] {
  return createEntries(count).map((entry, at) => {
    const keys = Array.from({ length: 40 }, (_, key) => `the ${word(at * 40 + key)}`);
    return { ...entry, window, keys: keys.slice(0, 20), secondaryKeys: keys.slice(20), logic: 'not_all' };
  });
}

/** Entries that all have the most common character as their only key. */
export function createCommonSignBook(count: number, window: number): LoreEntry[] {
  return createEntries(count).map((entry) => ({ ...entry, window, keys: ['的'], secondaryKeys: [] }));
}

const chinese = '北边的风带着它的声音离开了，这更糟。在安静的地方，你可以数一数海上的船和岸边的石头。';

/** New messages of 1,000 characters in which the words of both books are common. */
export function createLongPath(round: number, messages: number) {
  return Array.from({ length: messages }, (_, at) => {
    const named = `Then the ${word((round * 31 + at * 17) % 20_000)} moved. `;
    const text = `${round}. ${named}${at % 2 === 0 ? filler.repeat(8) : chinese.repeat(24)}`;
    return { id: `l${round}x${at}`, depth: 2 * messages - at, text: text.slice(0, 1_000) };
  });
}
