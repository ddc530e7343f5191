import type { SpeechAct } from './script.ts';

const question =
  /\?|^\W*(?:i\s+)?(?:ask|wonder|who|whom|whose|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|will|would|should|may|have|has)\b/i;
const speech =
  /["“”«»]|^\W*(?:i\s+)?(?:say|tell|answer|reply|shout|whisper|greet|thank|call|admit|confess|promise|hello|hi|yes|no|please|you are|you're|am|i'm|feel|like|love|think|believe|know)\b/i;
const leaving = /\b(?:goodbye|farewell|good\s*night|leave|walk away|go away|go home|get out)\b/i;

/** What a reader does with a message: ask, take leave, say something, or act. */
export function speechActOf(text: string): SpeechAct {
  if (leaving.test(text)) return 'leave';
  if (question.test(text)) return 'ask';
  return speech.test(text) ? 'say' : 'act';
}

/** True if the message has no word that anybody could read: no letters, or letters at random. */
export function isNoise(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) => /^\p{Script=Latin}{3,}$/u.test(word) && /^[^aeiouyà-ÿ]+$|[^aeiouyà-ÿ]{5}|(.)\1{3}/i.test(word),
  );
}
