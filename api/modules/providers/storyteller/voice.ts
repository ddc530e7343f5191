import type { Scene, SceneCharacter } from '../scene.ts';
import type { Tense } from './tense.ts';

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
    const common = { S: name, P: `${name}’s`, was: was('was', 'is'), us: 'the two of them' };
    return { ...common, s: he, o: him, p: his };
  }
  if (scene.perspective === 'FIRST_PERSON') {
    return { S: 'I', s: 'I', o: 'me', p: 'my', P: 'My', was: was('was', 'am'), us: 'us' };
  }
  return {
    S: 'You',
    s: 'you',
    o: 'you',
    p: 'your',
    P: 'Your',
    was: was('were', 'are'),
    us: 'the two of you',
  };
}

const SHE: Pronouns = { he: 'she', him: 'her', his: 'her' };
const HE: Pronouns = { he: 'he', him: 'him', his: 'his' };

/** Read from how the author speaks of the character; `they` when the author does not say. */
export function pronounsOf(character: SceneCharacter): Pronouns {
  const text = ` ${Object.values(character).join(' ')} `.toLowerCase();
  const she =
    text.match(/\b(she|her|hers|woman|girl|mother|sister|queen|daughter|wife|lady)\b/g)?.length ?? 0;
  const he = text.match(/\b(he|him|his|man|boy|father|brother|king|son|husband|lord)\b/g)?.length ?? 0;
  const title = character.name.split(' ')[0] ?? '';
  if (/^(sra|mrs|miss|ms|lady|madame|countess|queen|sister|mother|aunt|signora)$/i.test(title)) return SHE;
  if (/^(mr|lord|sir|brother|father|uncle|king|count|signor)$/i.test(title)) return HE;
  if (she > he) return SHE;
  if (he > she) return HE;
  return { he: 'they', him: 'them', his: 'their' };
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
 * Fills a frame: `{S} {s} {o} {p} {P} {was} {us}` the reader's character, `{C} {he} {He} {him} {his}` the one who acts,
 * `{topic}` and `{lore}` what is spoken of, `{other}` a second character; verbs as `conjugate` says.
 */
export function fill(frame: string, words: Readonly<Record<string, string>>, grammar: Grammar): string {
  const text = conjugate(frame, grammar).replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return text.replace(
    /(^“?|[.!?]\s+|\.”\s+|[.!?”]\s+“)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
