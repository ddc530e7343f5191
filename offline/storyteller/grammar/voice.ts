import type { Scene, SceneCharacter } from '@storyloom/ports/scene';
import { readerIsMain } from '../analysis/reader-facts.ts';
import type { Tense } from '../analysis/tense.ts';

/** Forms of the reader's character in the narration. */
export interface Voice {
  S: string;
  s: string;
  o: string;
  p: string;
  P: string;
  was: string;
  /** The reader's character and another as an object: “between …”. */
  us: string;
  /** The pronoun after “either of” and “neither of”. */
  pair: string;
}

/** Grammatical features that decide verb forms. */
export interface Grammar {
  tense: Tense;
  /** True if the reader's character is a third person, such as “Ines”. */
  readerIsThird: boolean;
  /** True if their pronoun is “they”. */
  readerIsPlural: boolean;
  /** True if the acting character's pronoun is “they”. */
  actorIsPlural: boolean;
}

export interface Pronouns {
  he: string;
  him: string;
  his: string;
  himself: string;
}

export function readerVoice(scene: Scene, tense: Tense): Voice {
  const was = (past: string, present: string) => (tense === 'past' ? past : present);
  if (readerIsMain(scene)) {
    const { name } = scene.main;
    const { he, him, his } = pronounsOf(scene.main);
    const common = { S: name, P: `${name}’s`, was: was('was', 'is'), us: 'the two of them', pair: 'them' };
    return { ...common, s: he, o: him, p: his };
  }
  if (scene.perspective === 'FIRST_PERSON') {
    return { S: 'I', s: 'I', o: 'me', p: 'my', P: 'My', was: was('was', 'am'), us: 'us', pair: 'us' };
  }
  return {
    S: 'You',
    s: 'you',
    o: 'you',
    p: 'your',
    P: 'Your',
    was: was('were', 'are'),
    us: 'the two of you',
    pair: 'you',
  };
}

const SHE: Pronouns = { he: 'she', him: 'her', his: 'her', himself: 'herself' };
const HE: Pronouns = { he: 'he', him: 'him', his: 'his', himself: 'himself' };

const herWords =
  /\b(she|her|hers|woman|girl|mother|sister|queen|daughter|wife|lady|princess|widow|duchess|countess|aunt|niece|nun|granddaughter|grandmother|heiress|actress|waitress)\b/gi;
const hisWords =
  /\b(he|him|his|man|boy|father|brother|king|son|husband|lord|prince|widower|duke|uncle|nephew|monk|grandfather|waiter)\b/gi;

const possessive = /(?:his|her|their|its|my|your|our|whose|\p{L}+['’]s)/u.source;
const relation =
  /(woman|girl|mother|sister|daughter|wife|aunt|niece|granddaughter|grandmother|man|boy|father|brother|son|husband|uncle|nephew|grandfather)/
    .source;
/** The character is a relative of another: “His aunt, who …”, “…, once his wife, …”. */
const apposition = new RegExp(
  `(^|[,;.]\\s*)(?:(?:once|now|still|the)\\s+)?${possessive}\\s+(?:\\p{L}+\\s+)?${relation}(?=\\s*(?:[,;.]|$|who\\b))`,
  'giu',
);
/** Another person is a relative of the character: “a scarf his sister knitted”, “in her late husband’s coat”. */
const relative = new RegExp(`\\b(${possessive}\\s+)(?:\\p{L}+\\s+)?${relation}\\b`, 'giu');

/** Derives pronouns from the author's description and the opening; `they` by default. */
export function pronounsOf(character: SceneCharacter, opening = ''): Pronouns {
  const text = Object.values(character).join('. ').replace(apposition, '$1$2').replace(relative, '$1');
  const she = text.match(herWords)?.length ?? 0;
  const he = text.match(hisWords)?.length ?? 0;
  const title = character.name.split(' ')[0] ?? '';
  if (/^(sra|mrs|miss|ms|lady|madame|countess|queen|sister|mother|aunt|signora)$/i.test(title)) return SHE;
  if (/^(mr|lord|sir|brother|father|uncle|king|count|signor)$/i.test(title)) return HE;
  if (she > he) return SHE;
  if (he > she) return HE;
  const next = pronounAfter(character, opening);
  if (next) return next;
  return { he: 'they', him: 'them', his: 'their', himself: 'themselves' };
}

/** The pronoun in the sentence after the character is mentioned: “You ask the conductor. He consults his list.” */
function pronounAfter({ name, profession }: SceneCharacter, opening: string): Pronouns | undefined {
  const called = [name, profession?.match(/\p{L}{5,}$/u)?.[0] ?? name].map((one) => one.toLowerCase());
  const sentences = opening.split(/(?<=[.!?]["”’]?)\s+/);
  const at = sentences.findIndex((sentence) => called.some((one) => sentence.toLowerCase().includes(one)));
  const [, pronoun] = at === -1 ? [] : (/^["“]?(he|she)\b/i.exec(sentences[at + 1] ?? '') ?? []);
  return pronoun === undefined ? undefined : pronoun.toLowerCase() === 'she' ? SHE : HE;
}

/** Chooses verb forms: `[past|present]`, `[s:past|present|third person]`, `[h:past|present|plural]`. */
function conjugate(template: string, grammar: Grammar): string {
  const { tense, readerIsThird, readerIsPlural, actorIsPlural } = grammar;
  return template.replace(
    /\[(?:([sh]):)?([^|\]]+)\|([^|\]]+)(?:\|([^\]]+))?\]/g,
    (
      _,
      subject: string | undefined,
      past: string,
      present: string,
      other: string | undefined,
      at: number,
    ) => {
      if (tense === 'past') return past;
      const isNamed = template.lastIndexOf('{S}', at) >= template.lastIndexOf('{s}', at);
      const isOther =
        subject === 's' ? readerIsThird && (isNamed || !readerIsPlural) : subject === 'h' && actorIsPlural;
      return isOther ? (other ?? present) : present;
    },
  );
}

/**
 * Fills a template. `{S} {s} {o} {p} {P} {was} {us} {pair}` refer to the reader's character, `{C} {he} {He} {him} {his}` to
 * the acting character, `{other}` to a second one; other placeholders are texts. Verbs are chosen by `conjugate`.
 */
export function fillTemplate(
  template: string,
  words: Readonly<Record<string, string>>,
  grammar: Grammar,
): string {
  const text = conjugate(template, grammar).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => words[name] ?? whole,
  );
  return text.replace(
    /(^“?|[.!?]\s+|\.”\s+|[.!?”]\s+“)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
