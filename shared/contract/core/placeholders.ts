/** The names that placeholders stand for. */
export interface PlaceholderNames {
  /** The reader's name; null for a word of the text's language. */
  reader: string | null;
  /** The name of the main character. */
  character: string;
}

interface Address {
  word: string;
  /** The word at the beginning of a sentence. */
  first?: string;
  /** The word with a possessive ’s. */
  possessive?: string;
  /** Forms of verbs beside a name, as they are beside the word: “Ann is”, “you are”. */
  verbs?: Readonly<Record<string, string>>;
}

const english: Address = {
  word: 'you',
  possessive: 'your',
  verbs: {
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    isn: 'aren',
    wasn: 'weren',
    hasn: 'haven',
    doesn: 'don',
  },
};

/** Scripts, with the share of a text's letters above which it is written in them. Japanese texts have Han letters too. */
const scripts: readonly (readonly [letters: RegExp, share: number, address: Address])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.05, { word: 'あなた' }],
  [/\p{Script=Hangul}/gu, 0.3, { word: '당신' }],
  [/\p{Script=Han}/gu, 0.3, { word: '你' }],
  [/\p{Script=Cyrillic}/gu, 0.5, { word: 'ты' }],
  [/\p{Script=Greek}/gu, 0.5, { word: 'εσύ' }],
  [/\p{Script=Arabic}/gu, 0.5, { word: 'أنت' }],
  [/\p{Script=Hebrew}/gu, 0.5, { word: 'אתה' }],
  [/\p{Script=Devanagari}/gu, 0.5, { word: 'तुम' }],
  [/\p{Script=Thai}/gu, 0.5, { word: 'คุณ' }],
];

/** Languages in Latin letters, by frequent words that the others do not have. English is also the rule for all others. */
const languages: readonly (readonly [words: string, address: Address])[] = [
  ['the and of to is was with you your she his has at', english],
  ['der die das und ist nicht ein eine mit ich sich er sie auf zu den dem im von bist bin', { word: 'du' }],
  ['le les et est une des dans je elle avec pas qui vous au ce', { word: 'toi', first: 'tu' }],
  ['el los las y del por con pero muy está eres qué lo', { word: 'tú' }],
  ['o os uma um da em com ele ela não você está na ao', { word: 'você' }],
  ['il gli di che è non della sono lei lui nel per si', { word: 'tu' }],
];

/** Characters of a text that show its language. */
const SAMPLE = 2_000;

const placeholder =
  /\{\{\s*(user|char)\s*\}\}(?:(['’]s(?!\p{L}))|( (?:is|was|has|does)(?:n(?=['’]t))?(?!\p{L})))?/giu;
/** The characters before a placeholder that begins a sentence or direct speech, and how many of them are read. */
const LOOK_BEHIND = 20;
/** What is before the subject of a clause: in “who loves {{user}} is”, it is no subject. */
const clauseStart =
  /(?:,|;|\b(?:after|and|as|because|before|but|if|since|so|that|until|what|when|where|while))\s+$/iu;
const sentenceStart = /(?:^|\n|[.!?]["”’»)*_]*\s|[“„«]|\s")[\s"“‘«(*_¿¡]*$/u;

export const hasPlaceholders = (text: string) => text.search(placeholder) !== -1;

/**
 * Fills `{{user}}` and `{{char}}`. Without a reader's name, the word for the reader is in the language of `sample`, which is
 * the text itself unless that is too short to show it.
 */
export function fillPlaceholders(
  text: string,
  { reader, character }: PlaceholderNames,
  sample: string = text,
): string {
  if (!hasPlaceholders(text)) return text;
  const address = reader === null ? findAddress(sample.slice(0, SAMPLE).replaceAll(placeholder, '')) : null;
  return text.replaceAll(placeholder, (_, kind: string, ending = '', verb = '', at: number) => {
    if (kind.toLowerCase() === 'char') return `${character}${ending}${verb}`;
    if (address === null) return `${reader}${ending}${verb}`;
    const { word, first = word, possessive, verbs } = address;
    const inSentence = ending !== '' && possessive !== undefined ? possessive : `${word}${ending}`;
    const before = text.slice(Math.max(0, at - LOOK_BEHIND), at);
    const isStart = sentenceStart.test(before);
    const suited = isStart || clauseStart.test(before) ? suit(verb, verbs) : verb;
    if (!isStart) return `${inSentence}${suited}`;
    const atStart = inSentence === word ? first : inSentence;
    return `${atStart.charAt(0).toUpperCase()}${atStart.slice(1)}${suited}`;
  });
}

/** “ is” as “ are”. */
const suit = (verb: string, verbs: Address['verbs']) => {
  const form = verbs?.[verb.trim().toLowerCase()];
  return form === undefined ? verb : ` ${form}`;
};

/** How a text in its language addresses the reader. */
function findAddress(text: string): Address {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const letters = words.join('').length;
  const script = scripts.find(([letter, share]) => (text.match(letter)?.length ?? 0) > letters * share);
  if (script !== undefined) return script[2];
  const [best] = languages
    .map(([frequent, address]) => {
      const known = new Set(frequent.split(' '));
      return { address, count: words.filter((word) => known.has(word)).length };
    })
    .sort((one, other) => other.count - one.count);
  return best?.address ?? english;
}
