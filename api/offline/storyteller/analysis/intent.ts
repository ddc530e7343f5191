import type { Scene, SceneCharacter } from '../../../modules/providers/port/scene.ts';
import { readerIsMain } from '../grammar/voice.ts';

export type Intent = 'ask' | 'speak' | 'move' | 'fight' | 'look' | 'kind' | 'hide' | 'flee' | 'use' | 'wait';

const intents: readonly [Intent, RegExp][] = [
  [
    'wait',
    /^\W*(wait|stay|nothing|do nothing|say nothing|show nothing|listen first|just listen|keep (?:quite |very )?still|(?:I )?(?:sit|kneel|lie down|rest)\b)|^[\s.…]+$/i,
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

/** What the reader is about, by their words; nothing said is waiting, and a deed of no known kind is use. */
export function intentOf(turn: string, isDeed = false): Intent {
  if (turn.trim() === '') return 'wait';
  return (
    intents.find(([, pattern]) => pattern.test(turn))?.[0] ?? (isDeed || turn.length < 12 ? 'use' : 'speak')
  );
}

const stop = new Set(
  'the a an and or but to of in on at for with about from into you your me my i we us it its this that these those they them their he him his she her is are was were be been am do does did have has had can could will would should may might not no yes so just then than what who why where when how tell ask say said look go going get got let want know think see there here any some all one out up down please like okay really more'.split(
    ' ',
  ),
);

/** Where the words after “the” are no longer its noun. */
const afterNoun = new Set(
  `in into on onto at to from of off for with without behind under over by about near through before after against
  until when while where who that which is are was were has have do does did can will would and or but so because if
  again now then away back down up out open shut wide i you he she we they it cannot not my your his her their our this
  that a an the`.split(/\s+/),
);

/** The thing the reader speaks of, as they call it: the first thing they name, else a character or a proper name. */
export function topicOf(turn: string, scene: Scene): string | undefined {
  const things = [
    ...turn.matchAll(/\b(?:the|my|your|his|her|their|this|that|an?)\s+(?=((?:[\p{L}’'-]+\s*){1,4}))/giu),
  ]
    .map(([, words = '']) => nounOf(words.trim().split(/\s+/)))
    .filter((noun) => noun !== undefined);
  const cast = readerIsMain(scene) ? scene.supporting : [scene.main, ...scene.supporting];
  const thing =
    things.find((one) => !cast.some((character) => mentions(`the ${one}`, character))) ?? things[0];
  if (thing !== undefined) return `the ${thing}`;
  const named = cast.find((one) => mentions(turn, one));
  return named?.name ?? turn.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*/u)?.[0];
}

/** What one sits on, and what one touches somebody with, is not spoken of. */
const unspoken =
  /\b(?:floor|chair|bed|bench|sofa|table|corner|wall|ground|hands?|arms?|cheek|face|eyes|head|hair|shoulders?)$/i;

/** The noun that words after “the” begin with, with what describes it. */
export function nounOf(words: string[]): string | undefined {
  const end = words.findIndex((word) => afterNoun.has(word.toLowerCase()));
  const own = (end === -1 ? words : words.slice(0, end)).slice(0, 3);
  const last = own.at(-1)?.toLowerCase() ?? '';
  return last.length < 3 || stop.has(last) || unspoken.test(last) ? undefined : own.join(' ');
}

/** What somebody is, where their author says it in one word between commas: “Ermintrude, dragon, nine hundred”. */
function kindOf({ profile }: SceneCharacter): string {
  return profile.split('.')[0]?.match(/, (?:an? |the )?(\p{Ll}{4,})(?=,|$)/u)?.[1] ?? '';
}

/** A word by itself where words are spaced: “Pim” is not in “pimento”. */
function hasWord(text: string, word: string): boolean {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const alone = /^[\p{Script=Latin}\s.'’-]+$/u.test(word);
  return new RegExp(alone ? `(?<!\\p{L})${plain}(?!\\p{L})` : plain, 'iu').test(text);
}

/** By their name, a part of it, or what they are: “the conductor”. */
export function mentions(turn: string, character: SceneCharacter): boolean {
  const kind = kindOf(character);
  if (kind !== '' && new RegExp(`\\b(?:the|that|this) ${kind}\\b`, 'i').test(turn)) return true;
  const called = `${character.name} ${character.profession?.match(/\p{L}{5,}$/u)?.[0] ?? ''}`;
  const names = called
    .split(/\s+/)
    .filter((part) => part.length > 2 && !/^(?:the|mrs|miss|sir)$/i.test(part));
  return [character.name, ...names].some((name) => hasWord(turn, name));
}

/** The reader's spoken words, when they gave some: what stands in quotes. */
export function quoteOf(turn: string): string | undefined {
  return turn.match(/["“]([^"“”]{2,80})["”]/)?.[1]?.replace(/[\s,;.]+$/, '');
}
