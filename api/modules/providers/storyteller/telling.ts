import type { Scene, SceneCharacter } from '../scene.ts';
import { choiceFrames, distinct } from './choices.ts';
import { deedOf } from './deed.ts';
import { gesturesOf, happenings, landings, tellings } from './frames.ts';
import { mannerOf, offTopic, onQuestion, onTopic } from './manner.ts';
import { hash, seededRandom, shuffled } from './random.ts';
import { intentOf, mentions, quoteOf, topicOf } from './reading.ts';
import { airsFor, hooksFor } from './surroundings.ts';
import { tenseOf } from './tense.ts';
import { fill, pronounsOf, readerIsMain, readerVoice, type Voice } from './voice.ts';

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
  const tense = tenseOf(scene);
  const voice = readerVoice(scene, tense);
  const words = vocabulary(scene, voice, actor, other);
  const grammar = {
    tense,
    readerIsThird: readerIsMain(scene),
    readerIsPlural: voice.s === 'they',
    actorIsPlural: words.he === 'they',
  };
  const intent = intentOf(scene.lastTurn);
  const pick = (slot: string, bank: readonly string[]) => rotate(scene, slot, bank, random);
  const say = (frame: string) => fill(frame, words, grammar);

  const manner = mannerOf(actor);
  const topic = topicOf(scene.lastTurn, scene);
  const isNews = topic !== undefined && !mentions(topic, actor);
  const unnamed = intent === 'ask' ? onQuestion : offTopic;
  const [speech, saying] = isNews ? [onTopic[manner], 'topic'] : [unnamed[manner], intent];
  const quote = quoteOf(scene.lastTurn);
  const echo = quote === undefined ? '' : `“${quote}” [hung|hangs] between {us}. `;
  const deed = deedOf(scene.lastTurn, voice, grammar);

  const airs = airsFor(scene).filter((one) => !wasTold(one, scene.lastReply));
  const landed = say(echo + pick(`landing-${intent}`, landings[intent]));
  const landing = deed === '' ? landed : `${deed} ${landed}`;
  const air = say(pick('air', airs));
  const gesture = say(
    pick(
      'gesture',
      gesturesOf(actor).filter((one) => other !== undefined || !one.includes('{other}')),
    ),
  );
  const line = say(pick(`speech-${manner}-${saying}`, speech));
  const [bank, slot] =
    scene.event === undefined ? ([tellings, 'telling'] as const) : ([happenings, 'happening'] as const);
  const lore = words.lore === '' ? '' : say(pick(slot, bank));
  const hook = say(pick('hook', hooksFor(scene)));

  const talk = random() < 0.5 ? `${gesture} ${line}` : `${line} ${gesture}`;
  const middle = random() < 0.5 ? [talk, lore] : [lore, talk];
  // What the reader did or said comes first; only a turn that leaves it open lets the world speak before.
  const opening =
    deed !== '' || quote !== undefined || intent === 'ask' || random() < 0.6
      ? `${landing} ${air}`
      : `${air} ${landing}`;
  const paragraphs = [opening, ...middle, hook].filter((paragraph) => paragraph !== '');
  // A short reply goes on with the one who speaks before the world fills it.
  const further = say(pick(`speech-${manner}-further`, offTopic[manner]));
  if (countWords(paragraphs) < MIN_WORDS && further !== line) paragraphs.splice(-1, 0, further);
  for (const filler of shuffled(airs, random)) {
    if (countWords(paragraphs) >= MIN_WORDS) break;
    const more = say(filler);
    if (!paragraphs.join(' ').includes(more)) paragraphs[0] += ` ${more}`;
  }
  if (countWords(paragraphs) > MAX_WORDS) paragraphs.splice(paragraphs.indexOf(lore), 1);

  const options = distinct(choiceFrames(scene.type === 'ROLE', intent, random).map(say));
  return { text: paragraphs.join('\n\n'), options };
}

/** Who acts in this reply, and a second one near: those the reader named come first. */
function actors(scene: Scene, random: () => number): [SceneCharacter, SceneCharacter | undefined] {
  if (scene.type === 'ROLE') return [scene.main, scene.supporting[0]];
  const cast = readerIsMain(scene) ? [...scene.supporting] : [...scene.supporting, scene.main];
  const order = shuffled(cast.length > 0 ? cast : [scene.main], random);
  const spoken = order.filter((one) => mentions(scene.lastTurn, one));
  const recent = order.filter((one) => !spoken.includes(one) && mentions(scene.lastReply, one));
  const rest = order.filter((one) => !spoken.includes(one) && !recent.includes(one));
  const stays = random() < STAYS;
  const all = stays ? [...spoken, ...recent, ...rest] : [...spoken, ...rest, ...recent];
  return [all[0] ?? scene.main, all[1]];
}

function vocabulary(scene: Scene, voice: Voice, actor: SceneCharacter, other: SceneCharacter | undefined) {
  const { he, him, his } = pronounsOf(actor);
  return {
    ...voice,
    C: inSentence(actor.name),
    he,
    He: he.charAt(0).toUpperCase() + he.slice(1),
    him,
    his,
    other: other ? inSentence(other.name) : 'the others',
    topic: topicOf(scene.lastTurn, scene) ?? 'it',
    // Nobody speaks of themselves as the world book does.
    lore: scene.event ?? scene.lore.find((one) => !one.includes(actor.name)) ?? '',
  };
}

/** “The Fox” is “the Fox” within a sentence; where one begins, `fill` writes it large again. */
function inSentence(name: string): string {
  return name.replace(/^(The|An?) (?=\p{L})/u, (article) => article.toLowerCase());
}

/** Walks a shuffled bank with the turns, past what the reply before it used. */
function rotate(scene: Scene, slot: string, bank: readonly string[], random: () => number): string {
  const order = shuffled(bank, seededRandom(`${scene.storyId}:${slot}`));
  const step = random() < 0.5 ? 0 : 1;
  const start = 2 * scene.turn + step + (hash(scene.storyId) % order.length);
  const turned = order.map((_, at) => order[(start + at) % order.length] ?? '');
  return turned.find((frame) => !wasTold(frame, scene.lastReply)) ?? turned[0] ?? '';
}

/** By the longest piece of a frame that is the same whoever acts and whenever. */
function wasTold(frame: string, reply: string): boolean {
  const pieces = frame.split(/\{\w+\}|\[[^\]]*\]/).toSorted((one, other) => other.length - one.length);
  return reply.includes(pieces[0]?.trim() ?? frame);
}

function countWords(paragraphs: string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}
