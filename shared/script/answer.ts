import type { SpeechAct } from './script.ts';
import { fold } from './words.ts';

/** Characters of a reply that are kept: its end, where a question stands. */
export const maxReply = 600;

/** The question at the end of a reply; null if the reply does not end with one. */
export function questionOf(reply: string): string | null {
  const speech = [...reply.matchAll(/["“]([^"“”]+)["”]/g)].at(-1);
  const said = speech?.[1] ?? '';
  // One sentence may follow the speech, to say who speaks: “And you?” says Mara.
  const after = speech === undefined ? '' : reply.slice(speech.index + speech[0].length);
  if (/[.!?]\s+\S/.test(after)) return null;
  const sentences = said.split(/(?<=[.!?])\s+/).slice(-maxAfter);
  return (
    sentences.findLast(
      (each, at) => each.endsWith('?') && (at + 1 === sentences.length || asksReader.test(each)),
    ) ?? null
  );
}

/** Sentences in which a question to the reader may be followed by others. */
const maxAfter = 3;
const asksReader = /\byou(?:rs?|rself)?\b/i;

/** “Vienna”, “from New York”: words with capitals. */
const proper = /^(?:(?:from|in)\s)?(\p{Lu}[\p{L}'’-]*(?:,?\s\p{Lu}[\p{L}'’-]*){0,3})$/u;
/** Completes a short answer by its question: “Vienna” to “Where do you come from?” is “I come from Vienna”. */
const inFull: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\bwhere (?:do|did|are|were) you (?:come )?(?:from|born)\b/i, proper, 'I come from $1'],
  [/\bwhere do you live\b/i, proper, 'I live in $1'],
  [/\bhow old are you\b/i, /^(\d+)(?: years old)?$/i, 'I am $1'],
  [
    /\bwhat (?:do you do|are you|is your (?:work|job|trade|profession))\b/i,
    /^(?:a(?=n?\s)|A(?=n?\s))(n?\s.*)$/,
    'I am a$1',
  ],
  [/\b(his|her|its) name\b|\b(?:is|was) (he|she|it) called\b/i, proper, ''],
];

/** An answer of a few words as a sentence, if the question says what it means. */
export function answerInFull(reply: string, message: string): string {
  const question = fold(questionOf(reply) ?? '');
  const text = message.trim().replace(/[.!]+$/, '');
  for (const [asked, given, sentence] of inFull) {
    const found = asked.exec(question);
    if (!found || !given.test(text) || (given === proper && isNoName(text))) continue;
    const whose = found[1] ?? { he: 'his', she: 'her', it: 'its' }[found[2]?.toLowerCase() ?? ''];
    return text.replace(given, sentence === '' ? `${whose} name is $1` : sentence);
  }
  return message;
}

/** “Yes”, “Seven” or “Nowhere”, with the capital of a sentence. */
const isNoName = (text: string) =>
  greets.test(text) ||
  (openings.test(text) && !/^(?:from|in)\s/i.test(text)) ||
  orders.test(text) ||
  /^(?:here|there|home|nowhere|everywhere|elsewhere|far|away|guess|why|what|who)\b/i.test(text);

const states =
  /^\W*i\s+(?:(?:don['’]?t|do not|never|can['’]?t|couldn['’]?t|didn['’]?t|won['’]?t|wouldn['’]?t|haven['’]?t|used to|have|had|miss|hope|wish|want|need|remember|forget|mean|guess|suppose|prefer|would|could|should|might|\p{L}+ed|went|came|left|lost|gave|got|made|saw|knew|thought|felt|found|kept|met|wrote|grew)\b)/iu;
/** “Mostly I repair clocks”, “I repair clocks”, “I paint for a living”; not “I take the clock”. */
const habit =
  /^\W*(?:(?:mostly|usually|often|sometimes|always)\b.*\bi\b|i\s+(?:mostly|usually|often|sometimes|always)\b|i\s+\p{Ll}+\s+(?:\p{Ll}+[^s]s\b(?!\s+(?:up|down|off|away|out|in|on))|for a living|at an?|in an?|for an?)\b)/iu;
/** True for what is told and not done, also without a question: “I repair clocks”, “mostly since I moved”. */
export const isHabit = (message: string): boolean =>
  habit.test(message) || /^\W*(?:mostly|usually|since|because)\b/i.test(message);

/** The first word of what is no order: “a teacher”, “in Vienna”, “seven years”, “mostly clocks”. */
const openings =
  /^\W*(?:an?|my|our|his|her|its|their|some|no|any|every|all|both|many|few|most|one|two|three|four|five|six|seven|eight|nine|ten|\d+|in|at|from|for|with|without|since|because|about|like|of|to|as|by|mostly|usually|often|sometimes|always|only|just|maybe|perhaps|probably|never|once|nearly|almost|either|neither|not|quite|very|too|rather|more|less|much|none|nothing|nobody|somebody|someone|something|somewhere|everything|everyone|when|if|so)\b/i;
/** The second word of an order: “open the door”, “go up”. */
const object =
  /^\W*\p{L}+\s+(?:the|an?|it|him|her|them|me|us|my|your|his|their|this|that|these|those|at|to|up|down|out|off|away|back|around|over|inside|into|on|in|with|for|through|under|behind|toward|towards|north|south|east|west)\b/iu;
const orders =
  /^\W*(?:i|we|you|go|come|run|walk|wait|stay|stop|open|close|shut|take|give|get|put|look|listen|read|search|find|follow|leave|sit|stand|lie|sleep|eat|drink|jump|climb|push|pull|hit|kill|fight|hide|help|hold|knock|turn|wake|smile|laugh|nod|cry|sing|dance|kiss|hug|continue|show|tell|say|ask|call|try|use|throw|drop|pick|buy|sell|play|write|draw|start|begin|examine|check|escape|fly|swim|touch|break|burn|cut|pay|the)\b/i;
const maxWords = 5;

/** True for a statement, as an answer is: no question, no order and no deed. */
export function isStatement(message: string, act: SpeechAct): boolean {
  const text = fold(message).trim();
  if (act === 'ask' || act === 'leave' || /[?*]/.test(text) || greets.test(text)) return false;
  if (/\byou(?:r|rs|rself|'\p{L}+)?\b/iu.test(text)) return false;
  if (act === 'say' || states.test(text) || habit.test(text)) return true;
  const isShort = text.split(/\s+/).length <= maxWords;
  return openings.test(text) || (isShort && !orders.test(text) && !object.test(text));
}

/** Messages without information, which topics answer: “yes”, “thanks”, “I don’t know”. */
const greets =
  /^\W*(?:(?:hello|hi|hey|good (?:morning|day|evening|afternoon|night)|greetings|yes|yeah|yep|no|nope|nah|ok|okay|sure|please|sorry|thanks|thank|of course|maybe|perhaps|really|indeed|right|fine|well|i (?:do not|don't) know|i'm not sure|not sure|lol|haha|hm+|i see|i guess|i think so|not really)\b\W*)+$|\bplease\b/i;

/** “He was a sailor”, after somebody has been spoken of. */
export const pronounIn = (message: string): string | undefined =>
  /^\W*(?:(?:and|but|well|yes|no|so)\W+)?(he|she|they|his|her|their|it(?=\s+(?:was|had|cost|came|belonged|took|used)))\b/i
    .exec(message)?.[1]
    ?.toLowerCase();
