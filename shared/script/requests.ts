import { spellingsOf } from './words.ts';

const pronoun = /^(?:i|me|my|you|your|he|him|his|she|her|it|its|they|them|their|we|us|our)$/;

/** The words alone: “I ask her what I saw” is the choice “Ask what you saw”, whose words say little. */
export const plain = (text: string): string => {
  const words = spellingsOf(text);
  const said = words.filter((word) => !pronoun.test(word));
  return (said.length > 1 ? said : words).join(' ');
};

const commands: Readonly<Record<string, string>> = {
  look: 'I look around',
  l: 'I look around',
  help: 'What can I do?',
  inventory: 'What do I have?',
  inv: 'What do I have?',
  z: 'I wait',
};

/** A command of a text adventure as a sentence. */
export const spellOut = (message: string): string => {
  const [word = '', ...others] = spellingsOf(message);
  return (others.length === 0 && commands[word]) || message;
};

/** Not “I go back to the inn”, which is an act. */
export const asksToGoBack =
  /^\W*(?:please\s+)?(?:i\s+)?(?:(?:go|step|turn|take me)\s+back|undo(?:\s+(?:it|that|this))?)\W*$/i;

/** A look at the place: “I look around the room”, “I search the cellar”, but not “I search his pockets”. */
const looksAround =
  /\b(?:look|glance|gaze|peer|walk|wander)(?:ing)?\s+(?:all\s+)?(?:around|round|about)\b|\b(?:explore|examine|inspect|search|study)(?:\s+(?:the|this|my|our)\s+(?:whole\s+)?(?:place|area|room|surroundings|scene|cabin|compartment|cellar|house|street|garden|hall|kitchen))?\W*$/i;

export const asksForChoices =
  /^\W*(?:go on|continue|next|what now)\W*$|\bwhat (?:can|could|should|shall|must|do) (?:i|we) do\b(?! (?:to|for|about|with)\b)|\bwhat (?:are )?my (?:options|choices)\b/i;

/** Not “How does Mara know my name?”. */
export const asksForName =
  /\bwhat(?:['’]s| is| was) my (?:(?:rank|title) and )?name\b|(?<!\b(?:how|why|does|did)\b.*)\b(?:know|remember|tell me) my name\b|^\W*who am i\W*$/i;

export const asksWhoIAm = /^\W*who am i\W*$/i;

export const asksForTitle = /\b(?:what(?:['’]s| is| was)|know|remember|tell me) my (?:rank|title)\b/i;

export const asksWhoSomebodyIs = /^\W*(?:(?:and|but|so|ok|wait|sorry)\W+)?who(?:['’]s| is| are| was)\b/i;

/** A doubt about what was just said, as the topic of “Really?” answers it; null if a message is none. */
export const doubtIn = (message: string): string | null =>
  /^\W*(?:(?:and|but|so|wait)\W+)?(?:(?:is|was) (?:that|this|it|all that) (?:really )?(?:true|so|right|a fact)|are you (?:quite |really |very )?(?:sure|certain|serious)|you(?:'re| are) (?:sure|serious)|do you (?:really )?mean (?:that|it))(?: (?:about|of) (?:that|it|this))?\W*$/i.test(
    message,
  )
    ? 'Really?'
    : null;

/** “What happened?” alone; “What happened to Mara?” is about her. */
const asksWhatHappened =
  /^\W*(?:(?:and|but|so|ok|wait|sorry)\W+)?what(?:['’]s| is| has| just| was)*\s+happen(?:ed|ing)(?:\s+(?:now|just now|exactly))?\W*$/i;
const asksWhatIf =
  /\bwhat(?:['’]ll| will| would| might| could)?\s+happens?\s+(?:if|when)\b|^\W*(?:(?:and|but|so)\s+)?what if\b/i;

const usual: readonly (readonly [RegExp, string])[] = [
  [looksAround, 'Where am I?'],
  [asksWhatHappened, 'What happened here?'],
  [asksWhatIf, 'What are the consequences?'],
  [
    /\bwhat\b.*\b(?:(?:supposed|meant|expected) to (?:be )?do(?:ing)?|do (?:i|we) do (?:for|here|all)|do people\b.*\bdo|(?:my|our) (?:job|work|dut(?:y|ies)|task))\b/i,
    'What is my job?',
  ],
  [/\bwhat(?:['’]s| is)\s+(?:the (?:problem|point|aim)|(?:this|it)\s+(?:all )?about)\b/i, 'What is my goal?'],
  [
    /\bwhat\b.*\b(?:have (?:i|we) got|on me|in my (?:bag|pockets?|hands?)|am i (?:carrying|holding))\b/i,
    'What do I have with me?',
  ],
  [
    /\bhow (?:did|have) (?:i|we) (?:end(?:ed)? up|get|got|come)\b|\bwhere (?:do|did) (?:i|we) come from\b/i,
    'How did I get here?',
  ],
  [/\bhow many (?:of us|people|others|are (?:we|there|here))\b/i, 'How many people are there?'],
  [/\b(?:how|where|can|could)\b.*\b(?:escape|get (?:away|out|off)|leave|exit)\b/i, 'How do I get out?'],
  [/\b(?:what|which) (?:year|century|month|season)\b/i, 'What year is it?'],
  [/\bhow long (?:have|did)\b/i, 'How long have I been here?'],
  [/\bhow (?:much time|long (?:until|till|do (?:i|we) have))\b/i, 'How much time is left?'],
  [/\bwho\b.*\b(?:in charge|boss|leads?|rules?|commands?|runs?)\b/i, 'Who is in charge?'],
];

/** The question that any story answers, for a message that means it; null for none. */
export const usualQuestionIn = (message: string): string | null =>
  usual.find(([pattern]) => pattern.test(message))?.[1] ?? null;
