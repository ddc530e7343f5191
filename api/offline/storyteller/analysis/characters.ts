import { tellable } from '../../../modules/providers/port/quotable-sentences.ts';
import type { Scene, SceneCharacter } from '../../../modules/providers/port/scene.ts';
import { readerIsMain } from '../grammar/voice.ts';
import { endOf } from '../phrases/rotation.ts';
import { shuffled } from '../random.ts';
import { mentions } from './intent.ts';

/** How often the one who acted last acts again, when the reader names nobody and speaks to nobody. */
const STAYS = 0.8;

/** Whom the reader asks after, where that is not the one they ask: “Who is Brandt?”, “I ask Moser about Brandt”. */
export function askedAfter({ lastTurn, main, supporting, type }: Scene): SceneCharacter | undefined {
  if (type === 'ROLE') return undefined;
  const after = lastTurn.match(/\b(?:who(?: is| was|['’]s)|about)\b(.*)/i)?.[1] ?? '';
  const cast = [main, ...supporting];
  return cast.length > 1 ? cast.find((one) => mentions(after, one)) : undefined;
}

/** Who spoke the last sentence, who is answered by whatever the reader says. */
function spokeLast(scene: Scene, cast: readonly SceneCharacter[]): SceneCharacter | undefined {
  const end = endOf(scene.lastReply);
  return cast.find((one) => mentions(end, one));
}

export interface Actors {
  actor: SceneCharacter;
  other: SceneCharacter | undefined;
  /** Who spoke at the end of the reply before, if that was not this one. */
  before: SceneCharacter | undefined;
}

/** Who acts in this reply, and a second one near: those the reader named come first. */
export function actorsOf(scene: Scene, random: () => number): Actors {
  const { lastTurn, lastReply, main, supporting } = scene;
  if (scene.type === 'ROLE') return { actor: main, other: supporting[0], before: undefined };
  const subject = askedAfter(scene);
  const cast = readerIsMain(scene) ? [...supporting] : [...supporting, main];
  const present = cast.filter((one) => one !== subject);
  const order = shuffled(present.length > 0 ? present : [main], random);
  const spoken = order.filter((one) => mentions(lastTurn, one));
  const last = spokeLast(scene, order);
  const toThem = /\b(?:you|your)\b|\?/i.test(lastTurn);
  const stays = random() < STAYS || toThem;
  const recent = order.filter((one) => one === last || mentions(lastReply, one));
  const near = last && stays ? [last, ...recent] : recent;
  const all = [...new Set(stays ? [...spoken, ...near, ...order] : [...spoken, ...order])];
  const actor = all[0] ?? main;
  return { actor, other: all[1], before: actor === last ? undefined : last };
}

const sentence = (text: string | undefined) =>
  text ? `${text.trim().replace(/(?<![.\s])[.\s]+$/, '')}. ` : '';

/** What anybody may know of a character: what stands on the story’s own page. */
export function factsOf({ profession, appearance }: SceneCharacter): string {
  return `${sentence(profession)}${sentence(appearance)}`.trim();
}

/** How a character would put themselves in a few words, when their author did. */
export function selfOf({ name, profession, profile }: SceneCharacter): string {
  const first = profile.split(/(?<=[.!?])\s/)[0] ?? '';
  const told = first.startsWith(name) ? first.replace(/^[^,]*,\s*/, '') : first;
  const isOwn = told !== first && tellable(told) && !/\b(?:he|she|they|his|her|their|who)\b/i.test(told);
  const words = isOwn ? told : sentence(profession).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
