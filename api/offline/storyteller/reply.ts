import type { Scene } from '../../modules/providers/port/scene.ts';
import { deedClause, deedOf, isCommand } from './analysis/action.ts';
import { actorsOf, askedAfter, factsOf } from './analysis/characters.ts';
import { type Intent, intentOf, mentions, quoteOf, topicOf } from './analysis/intent.ts';
import { recalled } from './analysis/reader-facts.ts';
import { tenseOf } from './analysis/tense.ts';
import { vocabularyOf } from './grammar/placeholders.ts';
import { fill, readerIsMain, readerVoice } from './grammar/voice.ts';
import { answersTo } from './phrases/answers.ts';
import { airsFor } from './phrases/atmosphere.ts';
import { type Hook, hooksFor } from './phrases/hooks.ts';
import { choiceFrames, distinct } from './phrases/options.ts';
import { endOf, pickFrom, toldAgo, wasTold } from './phrases/rotation.ts';
import { request, smallTalkOf } from './phrases/small-talk.ts';
import { mannerOf, offTopic, onAnother, onQuestion, onTopic, recalling } from './phrases/speech.ts';
import {
  echoes,
  gesturesOf,
  happenings,
  landings,
  looked,
  rememberings,
  tellings,
} from './phrases/templates.ts';
import { seededRandom } from './random.ts';

export interface Telling {
  text: string;
  options: string[];
}

const MIN_WORDS = { STORY: 70, ROLE: 40 };
const MAX_WORDS = 180;
/** A sentence of the world is not told again within so many replies. */
const LORE_RESTS = 10;
/** How often a character comes back to what the reader told of themselves. */
const RECALLS = 0.35;
/** Turns whose thing is worth a word; who runs or strikes does not want to talk about the door. */
const SPOKEN_OF: readonly Intent[] = ['ask', 'speak', 'look', 'use'];

/** Writes one reply from the scene: the same seed gives the same words. */
export function tell(scene: Scene): Telling {
  const random = seededRandom(`${scene.storyId}:${scene.seed}`);
  const { actor, other, before } = actorsOf(scene, random);
  const tense = tenseOf(scene);
  const voice = readerVoice(scene, tense);
  const lore = loreOf(scene, actor.name);
  const words = vocabularyOf(scene, { voice, actor, other, lore: lore.text });
  const grammar = {
    tense,
    readerIsThird: readerIsMain(scene),
    readerIsPlural: voice.s === 'they',
    actorIsPlural: words.he === 'they',
  };
  const isRole = scene.type === 'ROLE';
  const pick = (slot: string, bank: readonly string[]) => pickFrom(scene, slot, bank, random, String) ?? '';
  const say = (frame: string) => fill(frame, words, grammar);

  const commands = isRole && isCommand(scene.lastTurn) && !mentions(scene.lastTurn, actor);
  const deed = commands ? '' : deedOf(scene.lastTurn, voice, grammar);
  // Of several deeds the first is the one that is told.
  const read = intentOf(deed === '' ? scene.lastTurn : deedClause(scene.lastTurn), deed !== '');
  const intent = isRole && deed === '' && !['ask', 'kind', 'wait'].includes(read) ? 'speak' : read;
  const talk = deed === '' ? (smallTalkOf(scene) ?? (commands ? request : undefined)) : undefined;

  const quote = quoteOf(scene.lastTurn);
  const echo = quote === undefined || talk ? '' : `${pick('echo', echoes)} `;
  const seen = intent === 'look' && mentions(scene.lastTurn, actor) && actor.appearance ? looked : undefined;
  const lands = talk?.lands ?? seen ?? landings[intent];
  const landing = [deed, say(echo + pick(`landing-${talk?.kind ?? intent}`, lands))]
    .filter(Boolean)
    .join(' ');

  // What another began, they end, and then this one has the word.
  const theirs = before ? vocabularyOf(scene, { voice, actor: before, other: actor, lore: '' }) : words;
  const theirGrammar = { ...grammar, actorIsPlural: theirs.he === 'they' };
  const sequel = fill(pick('sequel', sequelsOf(scene)), theirs, theirGrammar);
  const air = say(pick('air', airsFor(scene)));
  const gestures = gesturesOf(actor).filter((one) => other !== undefined || !one.includes('{other}'));
  const gesture = say(pick('gesture', gestures));
  const manner = mannerOf(actor);

  const topic = SPOKEN_OF.includes(intent) ? topicOf(scene.lastTurn, scene) : undefined;
  const subject = askedAfter(scene);
  const hasFacts = subject !== undefined && factsOf(subject) !== '';
  const isNews = topic !== undefined && !mentions(topic, actor);
  const answers = answersTo(scene.lastTurn);
  const open = onQuestion[manner].filter((one) => !/^“(?:Yes|No)\b/.test(one));
  const question = answers.length > 0 ? answers : open;
  const [speech, saying] = talk
    ? [talk.says, talk.kind]
    : hasFacts
      ? [onAnother, 'another']
      : isNews
        ? [onTopic[manner], 'topic']
        : intent === 'ask'
          ? [question, 'answer']
          : [offTopic[manner], 'anything'];
  const line = say(pick(`speech-${manner}-${saying}`, speech));

  const told = recalled(scene).filter((one) => toldAgo(one, scene) > LORE_RESTS);
  const comesBack = isRole && told[0] !== undefined && random() < RECALLS ? told[0] : undefined;
  const memory =
    scene.remembered !== undefined
      ? fill(pick('remembering', rememberings[scene.type]), { ...words, earlier: scene.remembered }, grammar)
      : comesBack !== undefined
        ? fill(pick('recalling', recalling), { ...words, told: comesBack }, grammar)
        : '';
  const hook = pickFrom(scene, 'hook', hooksFor(scene), random, ({ says }) => says);

  const spoken = random() < 0.5 ? `${gesture} ${line}` : `${line} ${gesture}`;
  const saidFirst = talk ? line : spoken;
  const world = lore.text === '' ? '' : say(pick(lore.slot, lore.slot === 'event' ? happenings : tellings));
  const middle = random() < 0.5 ? [saidFirst, world] : [world, saidFirst];
  const opening = sequel === '' && !(isRole && random() < 0.6) && !talk ? `${landing} ${air}` : landing;
  const paragraphs = [opening, sequel, ...middle, memory, say(hook?.says ?? '')].filter(Boolean);

  // A short reply goes on with the one who speaks; then the world has a word.
  const more = isNews && intent === 'ask' && answers.length > 0 ? answers : offTopic[manner];
  const further = talk ? gesture : say(pick(`further-${manner}`, more));
  for (const filler of [further, air]) {
    if (countWords(paragraphs) >= MIN_WORDS[scene.type]) break;
    if (!paragraphs.some((one) => one.includes(filler))) paragraphs.splice(-1, 0, filler);
  }
  if (countWords(paragraphs) > MAX_WORDS && world !== '') paragraphs.splice(paragraphs.indexOf(world), 1);

  const options = distinct(choiceFrames({ role: isRole, offers: hook?.offers ?? [], random }).map(say));
  return { text: paragraphs.join('\n\n'), options };
}

/** What may come of the sentence that the reply before ended with. */
function sequelsOf(scene: Scene): readonly string[] {
  const end = endOf(scene.lastReply);
  const hook = hooksFor(scene).find(({ says }: Hook) => wasTold(says, end));
  return hook?.next ?? [];
}

/** What of the story’s world is told now: something happens once; a fact may come again when it has rested. */
function loreOf(scene: Scene, actor: string): { text: string; slot: 'event' | 'lore' } {
  const { event, lore } = scene;
  if (event !== undefined && toldAgo(event, scene) === Number.POSITIVE_INFINITY)
    return { text: event, slot: 'event' };
  // Nobody speaks of themselves as the world book does.
  const rested = lore.find((one) => !one.includes(actor) && toldAgo(one, scene) >= LORE_RESTS);
  return { text: rested ?? '', slot: 'lore' };
}

function countWords(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}
