import type { Scene, SceneCharacter } from '../../../modules/providers/port/scene.ts';
import type { Tense } from '../analysis/tense.ts';

/** How the reader's own character is called in the narration. */
export interface Voice {
  S: string;
  s: string;
  o: string;
  p: string;
  P: string;
  was: string;
  /** The reader's character and another: “neither of …”. */
  us: string;
  /** The two of them after “either of”, “neither of”. */
  pair: string;
}

/** Which forms verbs take. */
export interface Grammar {
  tense: Tense;
  /** The reader's character is “Ines”, not “I” or “you”. */
  readerIsThird: boolean;
  /** Where they are not named they are “they”. */
  readerIsPlural: boolean;
  /** The one who acts is “they”. */
  actorIsPlural: boolean;
}

export interface Pronouns {
  he: string;
  him: string;
  his: string;
  himself: string;
}

/** In a role play the main character is the one who is spoken to, so the reader is never they. */
export function readerIsMain({ type, perspective }: Scene): boolean {
  return type === 'STORY' && perspective === 'THIRD_PERSON';
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
  /\b(she|her|hers|woman|girl|mother|sister|queen|daughter|wife|lady|princess|widow|duchess|countess|aunt|nun|granddaughter|grandmother|heiress|actress|waitress)\b/gi;
const hisWords =
  /\b(he|him|his|man|boy|father|brother|king|son|husband|lord|prince|widower|duke|uncle|monk|grandfather|waiter)\b/gi;

/** Read from how the author speaks of the character, in the opening too; `they` when the author does not say. */
export function pronounsOf(character: SceneCharacter, opening = ''): Pronouns {
  const text = Object.values(character).join(' ');
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

/** “You ask the conductor. He consults his list.” */
function pronounAfter({ name, profession }: SceneCharacter, opening: string): Pronouns | undefined {
  const called = [name, profession?.match(/\p{L}{5,}$/u)?.[0] ?? name].map((one) => one.toLowerCase());
  const sentences = opening.split(/(?<=[.!?]["”’]?)\s+/);
  const at = sentences.findIndex((sentence) => called.some((one) => sentence.toLowerCase().includes(one)));
  const [, pronoun] = at === -1 ? [] : (/^["“]?(he|she)\b/i.exec(sentences[at + 1] ?? '') ?? []);
  return pronoun === undefined ? undefined : pronoun.toLowerCase() === 'she' ? SHE : HE;
}

/** `[was|is]`, `[s:went|go|goes]`, `[h:came|comes|come]`: the form that a tense and a subject ask for. */
function conjugate(frame: string, grammar: Grammar): string {
  const { tense, readerIsThird, readerIsPlural, actorIsPlural } = grammar;
  return frame.replace(
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
      const isNamed = frame.lastIndexOf('{S}', at) >= frame.lastIndexOf('{s}', at);
      const isOther =
        subject === 's' ? readerIsThird && (isNamed || !readerIsPlural) : subject === 'h' && actorIsPlural;
      return isOther ? (other ?? present) : present;
    },
  );
}

/**
 * Fills a frame: `{S} {s} {o} {p} {P} {was} {us} {pair}` the reader's character, `{C} {he} {He} {him} {his}` the one who acts,
 * `{topic}` and `{lore}` what is spoken of, `{other}` a second character; verbs as `conjugate` says.
 */
export function fill(frame: string, words: Readonly<Record<string, string>>, grammar: Grammar): string {
  const text = conjugate(frame, grammar).replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return text.replace(
    /(^“?|[.!?]\s+|\.”\s+|[.!?”]\s+“)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
