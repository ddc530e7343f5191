import { isAccount } from './account.ts';
import { clausesOf } from './clauses.ts';
import type { SpeechAct } from './script.ts';
import { fold } from './words.ts';

const question =
  /\?|^\W*(?:(?:i\s+)?(?:ask|wonder)|(?:please\s+)?tell me|who|whom|whose|what|when|where|why|how|which|is|are|was|were|do(?!\s+(?:it|that|this|so|nothing)\b)|does|did|can|could|will|would|should|may|have(?!\s+an?\b)|has)\b/i;
const speech =
  /["“”«»]|^\W*(?:i\s+)?(?:(?:go\s+(?:over\s+)?(?:and|to)\s+)?(?:talk|speak|chat)|say|tell|answer|reply|shout|whisper|greet|thank|thanks|call|admit|confess|promise|hello|hi|yes|no|please|sorry|you|it|that|this|there|he|she|they|am|i'm|i've|my name|the name|was|had|should have|feel|like|love|think|believe|know)\b/i;
/** “I leave”, “I leave the room”, “I have to go”; not “leave a message”, “I have to go to the window”. */
const leaving =
  /\b(?:(?:good)?bye|farewell|good\s*night|see you (?:soon|later|tomorrow|around)|(?:have|need|got) to go(?=\W*$)|leave(?!\s+(?:an?|some|me|us|my|his|her|it|this|that|them|word)\b)|walk away|go away|go home|get out)\b/i;
/** “When does the train leave?” takes no leave. */
const inquires = /^\W*(?:(?:and|but|so)\s+)?(?:who|what|when|where|why|how|which|did|does)\b[^.!?]*\?\W*$/i;
const proposal = /^\W*(?:(?:can|could|may|shall|might)\s+(?:i|we)|why don't (?:i|we))\b/i;

/** What a reader does with a message: ask, take leave, say something, or act. */
export function speechActOf(message: string): SpeechAct {
  const text = fold(message);
  if (leaving.test(text) && !inquires.test(text)) return 'leave';
  if (question.test(text)) return 'ask';
  return speech.test(text) || isAccount(text) ? 'say' : 'act';
}

/** True for a question that proposes an act: “Could we pump in air?” */
export const isProposal = (text: string): boolean =>
  clausesOf(fold(text)).some((clause) => proposal.test(clause));

const inquiry =
  /^(?:ask|wonder|hear|listen|look|see|watch|read|count|check|examine|inspect|find|search|learn|wait|guess|study)\b/i;

const request = /^ask (?!wh|how|if|about|for)(?:\S+ ){1,4}to\b/i;

/** True for the text of a choice that finds something out, as a question does: “Ask about the key”, not “Ask her to come”. */
export const isInquiry = (text: string): boolean => inquiry.test(text) && !request.test(text);
