import type { Scene } from '@storyloom/ports/scene';
import { chooseActors, findSubject, publicFacts } from './analysis/characters.ts';
import { detectIntent, findQuote, findTopic, type Intent, mentions } from './analysis/intent.ts';
import { findReaderFacts, readerIsMain } from './analysis/reader-facts.ts';
import { detectTense } from './analysis/tense.ts';
import { firstAction, isCommand, restateAction } from './grammar/action.ts';
import { createPlaceholders } from './grammar/placeholders.ts';
import { fillTemplate, readerVoice } from './grammar/voice.ts';
import { lastParagraph } from './last-paragraph.ts';
import { findAnswers } from './phrases/answers.ts';
import { atmosphereFor } from './phrases/atmosphere.ts';
import { type Hook, hooksFor } from './phrases/hooks.ts';
import { chooseOptions, uniqueOptions } from './phrases/options.ts';
import { holds, type Phrases, possiblePhrases, type Situation } from './phrases/presumptions.ts';
import { pickTemplate, repliesSince, usesTemplate } from './phrases/rotation.ts';
import { findSmallTalk, isRepeated, request } from './phrases/small-talk.ts';
import {
  detectManner,
  offTopic,
  onAnother,
  onQuestion,
  onTopic,
  readerFactTemplates,
} from './phrases/speech.ts';
import {
  actionTemplates,
  appearanceTemplates,
  eventTemplates,
  gesturesFor,
  loreTemplates,
  memoryTemplates,
  quoteTemplates,
} from './phrases/templates.ts';
import { seededRandom } from './random.ts';

export interface Reply {
  text: string;
  options: string[];
}

const MIN_WORDS = { STORY: 70, ROLE: 40 };
const MAX_WORDS = 180;
/** Minimum number of replies before a sentence of lore is repeated. */
const LORE_INTERVAL = 10;
/** Probability that a character refers to a fact about the reader. */
const READER_FACT_PROBABILITY = 0.35;
/** Intents after which a character comments on the topic. */
const TALKATIVE_INTENTS: readonly Intent[] = ['ask', 'speak', 'look', 'use'];

/** Writes a reply; the same seed gives the same text. */
export function writeReply(scene: Scene): Reply {
  const random = seededRandom(`${scene.storyId}:${scene.seed}`);
  const { actor, other, before } = chooseActors(scene, random);
  const tense = detectTense(scene);
  const voice = readerVoice(scene, tense);
  const lore = chooseLore(scene, actor.name);
  const words = createPlaceholders(scene, { voice, actor, other, lore: lore.text });
  const grammar = {
    tense,
    readerIsThird: readerIsMain(scene),
    readerIsPlural: voice.s === 'they',
    actorIsPlural: words.he === 'they',
  };
  const isRole = scene.type === 'ROLE';
  const say = (template: string) => fillTemplate(template, words, grammar);

  const isOrder = isRole && isCommand(scene.userMessage) && !mentions(scene.userMessage, actor);
  const action = isOrder ? '' : restateAction(scene.userMessage, voice, grammar);
  // The first of several actions is restated.
  const detected = detectIntent(
    action === '' ? scene.userMessage : firstAction(scene.userMessage),
    action !== '',
  );
  const intent = isRole && action === '' && !['ask', 'kind', 'wait'].includes(detected) ? 'speak' : detected;
  const talk = action === '' ? (findSmallTalk(scene) ?? (isOrder ? request : undefined)) : undefined;

  const situation: Situation = {
    scene,
    intent,
    isSpeech: action === '',
    isRepeated: isRepeated(scene, talk),
    hasCompany: other !== undefined,
  };
  const pick = (slot: string, bank: Phrases) =>
    pickTemplate(scene, slot, possiblePhrases(bank, situation), random, String) ?? '';

  const quote = findQuote(scene.userMessage);
  const echo = quote === undefined || talk ? '' : `${pick('echo', quoteTemplates)} `;
  const appearance =
    intent === 'look' && mentions(scene.userMessage, actor) && actor.appearance
      ? appearanceTemplates
      : undefined;
  const lands = talk?.lands ?? appearance ?? actionTemplates[intent];
  const landing = [action, say(echo + pick(`landing-${talk?.kind ?? intent}`, lands))]
    .filter(Boolean)
    .join(' ');

  // Sequels are spoken by the character who spoke last.
  const theirs = before ? createPlaceholders(scene, { voice, actor: before, other: actor, lore: '' }) : words;
  const theirGrammar = { ...grammar, actorIsPlural: theirs.he === 'they' };
  const sequel = fillTemplate(pick('sequel', findSequels(scene)), theirs, theirGrammar);
  const air = say(pick('air', atmosphereFor(scene)));
  const gesture = say(pick('gesture', gesturesFor(actor)));
  const manner = detectManner(actor);

  const topic = TALKATIVE_INTENTS.includes(intent) ? findTopic(scene.userMessage, scene) : undefined;
  const subject = findSubject(scene);
  const hasFacts = subject !== undefined && publicFacts(subject) !== '';
  const isNewTopic = topic !== undefined && !mentions(topic, actor);
  const responses = findAnswers(scene.userMessage);
  const open = onQuestion[manner].filter((one) => !/^“(?:Yes|No)\b/.test(one));
  const question = responses.length > 0 ? responses : open;
  const [speech, slot] = talk
    ? [talk.says, talk.kind]
    : hasFacts
      ? [onAnother, 'another']
      : isNewTopic
        ? [onTopic[manner], 'topic']
        : intent === 'ask'
          ? [question, 'answer']
          : [offTopic[manner], 'anything'];
  const line = say(pick(`speech-${manner}-${slot}`, speech));

  const readerFacts = findReaderFacts(scene).filter((one) => repliesSince(one, scene) > LORE_INTERVAL);
  const recalledFact =
    isRole && readerFacts[0] !== undefined && random() < READER_FACT_PROBABILITY ? readerFacts[0] : undefined;
  const memory =
    scene.memory !== undefined
      ? fillTemplate(
          pick('remembering', memoryTemplates[scene.type]),
          { ...words, earlier: scene.memory },
          grammar,
        )
      : recalledFact !== undefined
        ? fillTemplate(pick('recalling', readerFactTemplates), { ...words, told: recalledFact }, grammar)
        : '';
  const hooks = hooksFor(scene).filter(({ presumes }) => !presumes || holds(presumes, situation));
  const hook = pickTemplate(scene, 'hook', hooks, random, ({ says }) => says);

  const spoken = random() < 0.5 ? `${gesture} ${line}` : `${line} ${gesture}`;
  const speechPart = talk ? line : spoken;
  const lorePart =
    lore.text === '' ? '' : say(pick(lore.slot, lore.slot === 'event' ? eventTemplates : loreTemplates));
  const middle = random() < 0.5 ? [speechPart, lorePart] : [lorePart, speechPart];
  const opening = sequel === '' && !(isRole && random() < 0.6) && !talk ? `${landing} ${air}` : landing;
  const paragraphs = [opening, sequel, ...middle, memory, say(hook?.says ?? '')].filter(Boolean);

  // Extends a short reply with more speech, then with atmosphere.
  const more = isNewTopic && intent === 'ask' && responses.length > 0 ? responses : offTopic[manner];
  const further = talk ? gesture : say(pick(`further-${manner}`, more));
  for (const filler of [further, air]) {
    if (countWords(paragraphs) >= MIN_WORDS[scene.type]) break;
    if (!paragraphs.some((one) => one.includes(filler))) paragraphs.splice(-1, 0, filler);
  }
  if (countWords(paragraphs) > MAX_WORDS && lorePart !== '')
    paragraphs.splice(paragraphs.indexOf(lorePart), 1);

  const options = uniqueOptions(chooseOptions({ situation, offers: hook?.offers ?? [], random }).map(say));
  return { text: paragraphs.join('\n\n'), options };
}

/** Follow-ups to the hook that ended the last reply. */
function findSequels(scene: Scene): Phrases {
  const end = lastParagraph(scene.lastReply);
  const hook = hooksFor(scene).find(({ says }: Hook) => usesTemplate(says, end));
  return hook?.next ?? [];
}

/** Chooses the lore of this reply. An event occurs once; a fact may be repeated after an interval. */
function chooseLore(scene: Scene, actor: string): { text: string; slot: 'event' | 'lore' } {
  const { event, lore } = scene;
  if (event !== undefined && repliesSince(event, scene) === Number.POSITIVE_INFINITY)
    return { text: event, slot: 'event' };
  // Characters do not quote the world book about themselves.
  const fact = lore.find((one) => !one.includes(actor) && repliesSince(one, scene) >= LORE_INTERVAL);
  return { text: fact ?? '', slot: 'lore' };
}

function countWords(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}
