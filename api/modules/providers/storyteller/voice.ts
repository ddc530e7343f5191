import type { Scene, SceneCharacter } from '../scene.ts';

/** How the reader's own character is called in the narration. */
export interface Voice {
  S: string;
  s: string;
  o: string;
  p: string;
  P: string;
  was: string;
}

export interface Pronouns {
  he: string;
  him: string;
  his: string;
}

export function readerVoice(scene: Scene): Voice {
  if (scene.type === 'ROLE' || scene.perspective === 'SECOND_PERSON') {
    return { S: 'You', s: 'you', o: 'you', p: 'your', P: 'Your', was: 'were' };
  }
  if (scene.perspective === 'FIRST_PERSON') {
    return { S: 'I', s: 'I', o: 'me', p: 'my', P: 'My', was: 'was' };
  }
  const name = scene.main.name;
  return { S: name, s: name, o: name, p: `${name}’s`, P: `${name}’s`, was: 'was' };
}

/** Read from how the author speaks of the character; `they` when the author does not say. */
export function pronounsOf(character: SceneCharacter): Pronouns {
  const text = ` ${Object.values(character).join(' ')} `.toLowerCase();
  const she =
    text.match(/\b(she|her|hers|woman|girl|mother|sister|queen|daughter|wife|lady)\b/g)?.length ?? 0;
  const he = text.match(/\b(he|him|his|man|boy|father|brother|king|son|husband|lord)\b/g)?.length ?? 0;
  if (she > he) return { he: 'she', him: 'her', his: 'her' };
  if (he > she) return { he: 'he', him: 'him', his: 'his' };
  return { he: 'they', him: 'them', his: 'their' };
}

/**
 * Fills a frame: `{S} {s} {o} {p} {P} {was}` the reader's character, `{C} {he} {He} {him} {his}` the one who acts,
 * `{topic}` and `{lore}` what is spoken of, `{other}` a second character.
 */
export function fill(frame: string, words: Readonly<Record<string, string>>): string {
  const text = frame.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return text.replace(
    /(^“?|[.!?]\s+|[.!?”]\s+“)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
