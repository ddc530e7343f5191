import type { Scene } from '@storyloom/ports/scene';
import type { Intent } from '../analysis/intent.ts';
import { findReaderName } from '../analysis/reader-facts.ts';
import { detectGround } from '../analysis/setting.ts';

/** The state of a story when the storyteller chooses phrases. */
export interface Situation {
  scene: Scene;
  intent: Intent;
  /** True if the message is speech, not an action. */
  isSpeech: boolean;
  /** True if the reader has said the same before. */
  isRepeated: boolean;
  /** True if a second character is present. */
  hasCompany: boolean;
}

const PUT_OUT =
  /\b(?:(?:put|blow|turn|switch)\b(?=[^.!?]{0,40}\b(?:out|off)\b)|snuff|douse|extinguish)[^.!?]{0,40}\b(?:lights?|lamps?|candles?|lanterns?|torch)\b/i;
const LIGHT_UP =
  /\b(?:light|turn on|switch on|strike)\b[^.!?]{0,40}\b(?:lights?|lamps?|candles?|lanterns?|torch|match)\b/i;
const WET = /\b(?:rain|drizzl|downpour|storm|thunder|sleet)/i;
const DOOR_MOVED = /\b(?:open|shut|clos|slam)\w*\b[^.!?]{0,40}\bdoor/i;
const LAUGH = /\b(?:laugh|giggl|grin|smil|haha|lol)/i;

const ACTIVE: readonly Intent[] = ['fight', 'flee', 'hide', 'kind', 'move', 'use'];

/** Facts that phrases presume, each with a check against the story so far. */
const facts = {
  nameUntold: ({ scene }: Situation) => findReaderName(scene) === undefined,
  nameWasUntold: ({ scene }: Situation) => findReaderName({ ...scene, userMessage: '' }) === undefined,
  metBefore: ({ scene }: Situation) => scene.lastReply !== '',
  saidFirst: ({ isRepeated }: Situation) => !isRepeated,
  hasCompany: ({ hasCompany }: Situation) => hasCompany,
  indoors: ({ scene }: Situation) => detectGround(scene) === 'indoors',
  hasLight: ({ scene }: Situation) => {
    const change = [scene.userMessage, ...scene.earlierMessages].find(
      (turn) => PUT_OUT.test(turn) || LIGHT_UP.test(turn),
    );
    return change === undefined || !PUT_OUT.test(change);
  },
  isDry: ({ scene }: Situation) =>
    ![scene.opening, scene.userMessage, scene.lastReply, ...scene.earlierReplies].some((one) =>
      WET.test(one),
    ),
  readerSpoke: ({ isSpeech, intent }: Situation) => isSpeech && intent !== 'wait',
  readerAnswered: ({ intent }: Situation) => intent !== 'ask' && intent !== 'wait',
  readerDidNotAnswer: ({ intent }: Situation) => intent === 'ask' || intent === 'wait',
  readerIsNotAsking: ({ intent }: Situation) => intent !== 'ask',
  readerActed: ({ intent }: Situation) => ACTIVE.includes(intent),
  readerPaused: ({ intent }: Situation) => !ACTIVE.includes(intent),
  readerStayed: ({ intent }: Situation) => intent !== 'move' && intent !== 'flee',
  readerIsSerious: ({ scene }: Situation) => !LAUGH.test(scene.userMessage),
  doorUntouched: ({ scene }: Situation) => !DOOR_MOVED.test(scene.userMessage),
};

export type Fact = keyof typeof facts;

/** A phrase that contradicts the story unless a fact holds. */
export interface PresumingPhrase {
  says: string;
  presumes: Fact;
}

export type Phrase = string | PresumingPhrase;
export type Phrases = readonly Phrase[];

export function presuming(presumes: Fact, says: string): PresumingPhrase {
  return { says, presumes };
}

export function textOf(phrase: Phrase): string {
  return typeof phrase === 'string' ? phrase : phrase.says;
}

export function holds(fact: Fact, situation: Situation): boolean {
  return facts[fact](situation);
}

/** The phrases that do not contradict the story. `{other}` presumes company. */
export function possiblePhrases(phrases: Phrases, situation: Situation): readonly string[] {
  return phrases
    .filter((phrase) => typeof phrase === 'string' || holds(phrase.presumes, situation))
    .map(textOf)
    .filter((says) => situation.hasCompany || !says.includes('{other}'));
}
