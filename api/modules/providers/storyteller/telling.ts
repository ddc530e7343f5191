import type { Scene, SceneCharacter } from '../scene.ts';
import { choiceFrames, distinct } from './choices.ts';
import { gestures, happenings, landings, tellings } from './frames.ts';
import { mannerOf, offTopic, onTopic } from './manner.ts';
import { hash, seededRandom, shuffled } from './random.ts';
import { intentOf, mentions, quoteOf, topicOf } from './reading.ts';
import { airsFor, hooksFor } from './surroundings.ts';
import { fill, pronounsOf, readerVoice } from './voice.ts';

export interface Telling {
  text: string;
  options: string[];
}

/** How often the one who acted last acts again, when the reader names nobody. */
const STAYS = 0.55;
const MIN_WORDS = 80;
const MAX_WORDS = 180;

/** Writes one reply from the scene: the same seed gives the same words. */
export function tell(scene: Scene): Telling {
  const random = seededRandom(`${scene.storyId}:${scene.seed}`);
  const [actor, other] = actors(scene, random);
  const words = vocabulary(scene, actor, other);
  const intent = intentOf(scene.lastTurn);
  const pick = (slot: string, bank: readonly string[]) => rotate(scene, slot, bank, random);
  const say = (frame: string) => fill(frame, words);

  const manner = mannerOf(actor);
  const topic = topicOf(scene.lastTurn, scene);
  const speech = topic !== undefined && topic !== actor.name ? onTopic[manner] : offTopic[manner];
  const quote = quoteOf(scene.lastTurn);
  const echo = quote === undefined ? '' : `“${quote}” hung between the two of them. `;

  const airs = airsFor(scene);
  const landing = say(echo + pick(`landing-${intent}`, landings[intent]));
  const air = say(pick('air', airs));
  const gesture = say(
    pick('gesture', other === undefined ? gestures.filter((one) => !one.includes('{other}')) : gestures),
  );
  const line = say(pick(`speech-${manner}`, speech));
  const [bank, slot] =
    scene.event === undefined ? ([tellings, 'telling'] as const) : ([happenings, 'happening'] as const);
  const lore = words.lore === '' ? '' : say(pick(slot, bank));
  const hook = say(pick('hook', hooksFor(scene)));

  const talk = random() < 0.5 ? `${gesture} ${line}` : `${line} ${gesture}`;
  const middle = random() < 0.5 ? [talk, lore] : [lore, talk];
  const opening = random() < 0.6 ? `${landing} ${air}` : `${air} ${landing}`;
  const paragraphs = [opening, ...middle, hook].filter((paragraph) => paragraph !== '');
  const second = say(pick('air', airs));
  if (countWords(paragraphs) < MIN_WORDS && second !== air) paragraphs.splice(-1, 0, second);
  for (const filler of shuffled(airs, random)) {
    if (countWords(paragraphs) >= MIN_WORDS) break;
    if (!paragraphs.join(' ').includes(filler)) paragraphs[0] += ` ${say(filler)}`;
  }
  if (countWords(paragraphs) > MAX_WORDS) paragraphs.splice(paragraphs.indexOf(lore), 1);

  const options = distinct(choiceFrames(scene.type === 'ROLE', intent, random).map(say));
  return { text: paragraphs.join('\n\n'), options };
}

/** Who acts in this reply, and a second one near: those the reader named come first. */
function actors(scene: Scene, random: () => number): [SceneCharacter, SceneCharacter | undefined] {
  if (scene.type === 'ROLE') return [scene.main, scene.supporting[0]];
  const readerIsMain = scene.perspective === 'THIRD_PERSON';
  const cast = readerIsMain ? [...scene.supporting] : [...scene.supporting, scene.main];
  const order = shuffled(cast.length > 0 ? cast : [scene.main], random);
  const spoken = order.filter((one) => mentions(scene.lastTurn, one));
  const recent = order.filter((one) => !spoken.includes(one) && mentions(scene.lastReply, one));
  const rest = order.filter((one) => !spoken.includes(one) && !recent.includes(one));
  const stays = random() < STAYS;
  const all = stays ? [...spoken, ...recent, ...rest] : [...spoken, ...rest, ...recent];
  return [all[0] ?? scene.main, all[1]];
}

function vocabulary(scene: Scene, actor: SceneCharacter, other: SceneCharacter | undefined) {
  const { he, him, his } = pronounsOf(actor);
  return {
    ...readerVoice(scene),
    C: actor.name,
    he,
    He: he.charAt(0).toUpperCase() + he.slice(1),
    him,
    his,
    other: other?.name ?? 'the others',
    topic: topicOf(scene.lastTurn, scene) ?? 'it',
    lore: scene.event ?? scene.lore[0] ?? '',
  };
}

/** Walks a shuffled bank with the turns, so a frame comes again only when half of the bank was used. */
function rotate(scene: Scene, slot: string, bank: readonly string[], random: () => number): string {
  const order = shuffled(bank, seededRandom(`${scene.storyId}:${slot}`));
  const step = random() < 0.5 ? 0 : 1;
  return order[(2 * scene.turn + step + (hash(scene.storyId) % order.length)) % order.length] ?? '';
}

function countWords(paragraphs: string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}
