import type { Scene, SceneCharacter } from '@storyloom/ports/scene';
import { irregularPast } from './irregular-past.ts';
import { readerIsMain } from './reader-facts.ts';

export type Intent = 'ask' | 'speak' | 'move' | 'fight' | 'look' | 'kind' | 'hide' | 'flee' | 'use' | 'wait';

const intents: readonly [Intent, RegExp][] = [
  [
    'wait',
    /^\W*(?:I )?(?:wait|stay|nothing|do nothing|say nothing|show nothing|listen first|just listen|keep (?:quite |very )?still|(?:sit|kneel|lie down|rest)\b)|^[\s.…]+$/i,
  ],
  ['ask', /\?|^(who|what|why|where|when|how|is|are|do|does|did|can|could|will)\b|\bask/i],
  ['speak', /^\W*(?:I\s+)?(?:laugh|tell|say|whisper|shout|answer|reply)\b/i],
  ['fight', /\b(attack|hit|punch|kick|stab|shoot|fight|strike|kill|throw|grab|shove|swing|draw my)\b/i],
  ['flee', /\b(run|flee|escape|back away|get away|slip away)\b/i],
  ['hide', /\b(hide|sneak|crouch|duck|creep)\b/i],
  [
    'kind',
    /\b(kiss|hug|hold|smile|thank|sorry|comfort|forgive|help|love|dance|touch|hand to|take (?:your|his|her|their) (?:hand|arm))\b/i,
  ],
  ['move', /\b(go|walk|follow|enter|climb|leave|step|cross|knock|head|ride|swim|jump|approach)\b/i],
  ['look', /\b(look|watch|examine|read|search|inspect|listen|study|check|peer|notice|find)\b/i],
  [
    'use',
    /\b(take|use|light|pick|press|pull|push|eat|drink|give|offer|write|play|turn|break|cast|open|lift|cut|bribe|guess|let)\b/i,
  ],
  ['speak', /["“”]|\b(say|tell|whisper|shout|answer|reply|call|lie|joke|confess|greet|hello|hi)\b/i],
];

/** Detects the intent of a user message: `wait` for an empty one, `use` for an unknown action. */
export function detectIntent(turn: string, isAction = false): Intent {
  if (turn.trim() === '') return 'wait';
  return (
    intents.find(([, pattern]) => pattern.test(turn))?.[0] ?? (isAction || turn.length < 12 ? 'use' : 'speak')
  );
}

const stop = new Set(
  'the a an and or but to of in on at for with about from into you your me my i we us it its this that these those they them their he him his she her is are was were be been am do does did have has had can could will would should may might not no yes so just then than what who why where when how tell ask say said look go going get got let want know think see there here any some all one out up down please like okay really more'.split(
    ' ',
  ),
);

/** Words that end a noun phrase. */
const afterNoun = new Set(
  `in into on onto at to from of off for with without behind under over by about near through before after against
  until when while where who that which is are was were has have do does did can will would and or but so because if
  again now then away back down up out open shut wide i you he she we they it cannot not my your his her their our this
  that a an the`.split(/\s+/),
);

/** The topic of a user message: its first noun, or else a character or a proper name. */
export function findTopic(turn: string, scene: Scene): string | undefined {
  const things = [
    ...turn.matchAll(/\b(?:the|my|your|his|her|their|this|that|an?)\s+(?=((?:[\p{L}’'-]+\s*){1,4}))/giu),
  ]
    .map(([, words = '']) => findNoun(words.trim().split(/\s+/)))
    .filter((noun) => noun !== undefined);
  const cast = readerIsMain(scene) ? scene.supporting : [scene.main, ...scene.supporting];
  const thing =
    things.find((one) => !cast.some((character) => mentions(`the ${one}`, character))) ?? things[0];
  if (thing !== undefined) return `the ${thing}`;
  const named = cast.find((one) => mentions(turn, one));
  return named?.name ?? turn.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*/u)?.[0];
}

/** Nouns that are poor topics: furniture and body parts. */
const poorTopics =
  /\b(?:floor|chair|bed|bench|sofa|table|corner|wall|ground|hands?|arms?|cheek|face|eyes|head|hair|shoulders?)$/i;

/** The noun phrase at the start of words that follow “the”. */
export function findNoun(words: string[]): string | undefined {
  const end = words.findIndex((word) => afterNoun.has(word.toLowerCase()));
  const own = (end === -1 ? words : words.slice(0, end)).slice(0, 3);
  const last = own.at(-1)?.toLowerCase() ?? '';
  return last.length < 3 || stop.has(last) || poorTopics.test(last) ? undefined : own.join(' ');
}

/** The kind of a character, given between commas: “dragon” in “Ermintrude, dragon, nine hundred”. */
function findKind({ profile }: SceneCharacter): string {
  return profile.split('.')[0]?.match(/, (?:an? |the )?(\p{Ll}{4,})(?=,|$)/u)?.[1] ?? '';
}

/** Matches whole words in Latin script, substrings otherwise. */
function hasWord(text: string, word: string): boolean {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const alone = /^[\p{Script=Latin}\s.'’-]+$/u.test(word);
  return new RegExp(alone ? `(?<!\\p{L})${plain}(?!\\p{L})` : plain, 'iu').test(text);
}

/** Names such as “The other”: words that also describe things. */
const DESCRIPTION = /^(?:the|an?) \p{Ll}+$/iu;
/** Words after a description that is a subject and does not describe a noun: “the other says”, “the other wept”. */
const verbs = new Set([
  ...Object.values(irregularPast),
  'can',
  'could',
  'will',
  'would',
  'did',
  'does',
  'must',
]);

/** True if the text mentions a person called “The other”, not “the other flat”. */
function hasDescription(text: string, name: string): boolean {
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})(?:\\s+(\\p{L}+))?`, 'giu'))].some(
    ([, next = '']) => {
      const word = next.toLowerCase();
      return word === '' || afterNoun.has(word) || verbs.has(word) || /(?:s|ed|ly)$/.test(word);
    },
  );
}

/** True if a text mentions a character by name, part of the name, or kind (“the conductor”). */
export function mentions(turn: string, character: SceneCharacter): boolean {
  if (DESCRIPTION.test(character.name)) return hasDescription(turn, character.name);
  const kind = findKind(character);
  if (kind !== '' && new RegExp(`\\b(?:the|that|this) ${kind}\\b`, 'i').test(turn)) return true;
  const called = `${character.name} ${character.profession?.match(/\p{L}{5,}$/u)?.[0] ?? ''}`;
  const names = called
    .split(/\s+/)
    .filter((part) => part.length > 2 && !/^(?:the|mrs|miss|sir)$/i.test(part));
  return [character.name, ...names].some((name) => hasWord(turn, name));
}

/** The reader's spoken words, which are in quotes; undefined if there are none. */
export function findQuote(turn: string): string | undefined {
  return turn.match(/["“]([^"“”]{2,80})["”]/)?.[1]?.replace(/[\s,;.]+$/, '');
}
