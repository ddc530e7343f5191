import { isQuotable } from '@storyloom/ports/quotable-sentences';
import type { Scene, SceneCharacter } from '@storyloom/ports/scene';
import { lastParagraph } from '../last-paragraph.ts';
import { shuffled } from '../random.ts';
import { mentions } from './intent.ts';
import { readerIsMain } from './reader-facts.ts';

/** Probability that the last speaker acts again if the reader addresses no character. */
const STAY_PROBABILITY = 0.8;

/** The character a question is about: “Who is Brandt?”, “I ask Moser about Brandt”. */
export function findSubject({ userMessage, main, supporting, type }: Scene): SceneCharacter | undefined {
  if (type === 'ROLE') return undefined;
  const after = userMessage.match(/\b(?:who(?: is| was|['’]s)|about)\b(.*)/i)?.[1] ?? '';
  const cast = [main, ...supporting];
  return cast.length > 1 ? cast.find((one) => mentions(after, one)) : undefined;
}

/** Finds the character of the last paragraph, whom the reader answers. */
function findLastSpeaker(scene: Scene, cast: readonly SceneCharacter[]): SceneCharacter | undefined {
  const end = lastParagraph(scene.lastReply);
  return cast.find((one) => mentions(end, one));
}

export interface Actors {
  actor: SceneCharacter;
  other: SceneCharacter | undefined;
  /** The last speaker of the previous reply, if different from the acting character. */
  before: SceneCharacter | undefined;
}

/** Chooses the acting character and a second one; mentioned characters come first. */
export function chooseActors(scene: Scene, random: () => number): Actors {
  const { userMessage, lastReply, main, supporting } = scene;
  if (scene.type === 'ROLE') return { actor: main, other: supporting[0], before: undefined };
  const subject = findSubject(scene);
  const cast = readerIsMain(scene) ? [...supporting] : [...supporting, main];
  const present = cast.filter((one) => one !== subject);
  const order = shuffled(present.length > 0 ? present : [main], random);
  const spoken = order.filter((one) => mentions(userMessage, one));
  const last = findLastSpeaker(scene, order);
  const toThem = /\b(?:you|your)\b|\?/i.test(userMessage);
  const stays = random() < STAY_PROBABILITY || toThem;
  const recent = order.filter((one) => one === last || mentions(lastReply, one));
  const near = last && stays ? [last, ...recent] : recent;
  const all = [...new Set(stays ? [...spoken, ...near, ...order] : [...spoken, ...order])];
  const actor = all[0] ?? main;
  return { actor, other: all[1], before: actor === last ? undefined : last };
}

const sentence = (text: string | undefined) =>
  text ? `${text.trim().replace(/(?<![.\s])[.\s]+$/, '')}. ` : '';

/** Facts about a character from the story's public page. */
export function publicFacts({ profession, appearance }: SceneCharacter): string {
  return `${sentence(profession)}${sentence(appearance)}`.trim();
}

/** A character's self-introduction from the author's profile. */
export function introduceSelf({ name, profession, profile }: SceneCharacter): string {
  const first = profile.split(/(?<=[.!?])\s/)[0] ?? '';
  const description = first.startsWith(name) ? first.replace(/^[^,]*,\s*/, '') : first;
  const isOwn =
    description !== first &&
    isQuotable(description) &&
    !/\b(?:he|she|they|his|her|their|who)\b/i.test(description);
  const text = isOwn ? description : sentence(profession).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
