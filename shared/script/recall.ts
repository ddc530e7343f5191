import { type Fact, isOfStory, type Memory, trades } from './memory.ts';
import { agreeing } from './referents.ts';
import { contentOf, fold, wordsOf } from './words.ts';

/** Facts that are said at once. */
const maxSaid = 6;

const list = new Intl.ListFormat('en');

const stemsIn = (text = '') => new Set(wordsOf(text).map(({ stem }) => stem));

/** Words that ask for one thing; after the colon, kinds of it, which are not each other: a son is no daughter. */
const groups = [
  'work job profession occupation career employed trade: nurse teacher',
  'live home city town country from born move grow grew raised',
  'like love enjoy hobby hobbies adore prefer favourite favorite',
  'hate dislike stand',
  'old age year born',
  'mother mum mom mummy',
  'father dad daddy',
  'pet: dog cat puppy kitten rabbit hamster parrot horse',
  'lose lost losing',
  'find found',
  'buy bought',
  'break broke broken',
  'have got own',
  'wear wore worn',
  'take took taken steal stole stolen',
  'afraid scared terrified frightened fear',
  'wife husband partner married spouse',
  'child children kid kids: son daughter',
].map((line) => {
  const [names, kinds] = line.split(':');
  return { names: stemsIn(names), kinds: stemsIn(kinds) };
});

const asksAll =
  /\bwhat (?:do|did|have|can) you (?:\S+ )?(?:know|remember|learn(?:ed|t)?|tell me|heard?) (?:about|of) me\b|\b(?:what|everything) (?:have |did )?i(?:['’]ve)? (?:told|tell|said|say)\b|\bwhat did we talk about\b|\bdo you (?:know|remember) (?:anything|something|me|who i am)\b/i;
const asksOne =
  /^\W*(?:(?:so|and|but|hey|ok)\W+)?(?:(?:do|can|could) you (?:still )?(?:know|remember|tell me|recall)|tell me|what|who|where|when|which|how|do|did|am|was|have|is)\b/i;
const proposes = /\b(?:should|can|could|may|shall|must|would|will|might) (?:i|we)\b/i;
const ofQuestion = stemsIn('know remember tell recall again still now get got');
const ofName = stemsIn('name called');

/** What a reader asks of what they have told: everything, or these words; null if they ask something else. */
export function askedOfReader(message: string): 'all' | string[] | null {
  const text = fold(message).replace(/\bfor a living\b/i, 'for work');
  if (asksAll.test(text)) return 'all';
  const inner = text.replace(/^(.*?)\byou (?:still )?(?:know|remember|tell me|recall)\b/i, '$1');
  if (!asksOne.test(text) || proposes.test(text)) return null;
  if (!/\b(?:i|my|mine)\b/i.test(inner) || /\b(?:you|your|yours)\b/i.test(inner)) return null;
  const stems = contentOf(inner)
    .map(({ stem }) => stem)
    .filter((stem) => !ofQuestion.has(stem));
  if (stems.some((stem) => !ofName.has(stem))) return stems;
  return /\bwhat (?:do i do|am i)\b/i.test(text) ? wordsOf('work').map(({ stem }) => stem) : null;
}

const asksOfStory =
  /^\W*(?:(?:so|and|but|ok)\W+)?(?:what|who|where|when|which|how|do|did|is|was|were|are|has|had|tell me)\b/i;
const ofTelling =
  /\b(?:do you (?:still )?(?:know|remember|recall)|(?:did|have) i (?:tell|told|say|said)(?: (?:to )?you)?|tell me)\b/i;

/** What the reader has told of the story that answers a question about it, with this many of its words; null if nothing does. */
export function recallOfStory(facts: readonly Fact[], message: string, least: number): string | null {
  const text = fold(message);
  const inner = text.replace(ofTelling, '');
  const isOfTelling = /\b(?:did|have) i\b/i.test(ofTelling.exec(text)?.[0] ?? '');
  if (!asksOfStory.test(text) || proposes.test(text) || /\b(?:i|my|you|your)\b/i.test(inner)) return null;
  const asked = [...new Set(contentOf(inner).map(({ stem }) => stem))].filter(
    (stem) => !ofQuestion.has(stem),
  );
  const fits = (said: string) => {
    const stems = stemsOf(said);
    return asked.filter((stem) => stems.some((each) => isSame(each, stem))).length;
  };
  const scored = facts.filter(({ said }) => isOfStory(said)).map(({ said }) => ({ said, score: fits(said) }));
  const best = Math.max(isOfTelling ? 1 : least, ...scored.map(({ score }) => score));
  return scored.findLast(({ score }) => score === best)?.said ?? null;
}

const isSame = (a: string, b: string) =>
  a === b ||
  groups.some(
    ({ names, kinds }) => (names.has(a) && (names.has(b) || kinds.has(b))) || (kinds.has(a) && names.has(b)),
  );

/** Of a fact, also what it is about without saying so: “you are a nurse” is about work, “you are 34” about age. */
function stemsOf(said: string): string[] {
  const also = [
    /^you (?:are|were) an?\s(?!twin)/.test(said) ? 'work' : '',
    new RegExp(`^you (?:mostly|usually|${trades})\\b`).test(said) ? 'work' : '',
    /^you are \d+|years old/.test(said) ? 'age' : '',
    /^you (?:play|collect)\b/.test(said) ? 'hobby' : '',
  ];
  return contentOf(`${said} ${also.join(' ')}`).map(({ stem }) => stem);
}

/** “Your brother’s wife is called Ada” does not answer what the brother is called */
function isOfAnother(said: string, things: readonly string[]): boolean {
  const [, noun = ''] = /^your .+?['’]s (\p{Ll}+)\b/u.exec(said) ?? [];
  const [head] = wordsOf(noun);
  return head !== undefined && !things.some((stem) => isSame(head.stem, stem));
}

/** What the reader has told that answers the question; null if nothing does. */
export function recall(facts: readonly Fact[], asked: 'all' | readonly string[]): string | null {
  if (asked === 'all') {
    const ofReader = facts.filter(({ said }) => !isOfStory(said));
    const said = ofReader.slice(-maxSaid).map((fact) => fact.said);
    return said.length === 0 ? null : list.format(said);
  }
  const things = asked.filter((stem) => !ofName.has(stem));
  const asksName = things.length < asked.length;
  const scored = facts.map(({ said }) => {
    const stems = stemsOf(said);
    const shared = isOfAnother(said, things)
      ? 0
      : things.filter((stem) => stems.some((each) => isSame(each, stem))).length;
    return {
      said,
      score: shared > 0 && asksName && /\b(?:called|named)\b/.test(said) ? shared + 0.5 : shared,
    };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  const found = scored.filter(({ score }) => score === best).at(-1)?.said ?? null;
  return (asksName && nameOf(found ?? '')) || found;
}

/** “your sister is called Anna” of “your sister Anna lives in Vienna”; null where no name is told so. */
function nameOf(said: string): string | null {
  const [, whose, name] = /^(your \p{Ll}+) (\p{Lu}\p{L}+)/u.exec(said) ?? [];
  return whose === undefined ? null : `${whose} is called ${name}`;
}

const person = /\b(?:she|her|he|him|his)\b/i;

/** What the reader has told that answers a question about somebody of theirs by pronoun: “Where does she live?”; null if nothing does. */
export function recallOfPerson({ facts, about }: Memory, message: string): string | null {
  const [pronoun] = person.exec(message) ?? [];
  const word = /^she|^her/i.test(pronoun ?? '') ? 'she' : 'he';
  const who = pronoun === undefined ? undefined : agreeing(about, word);
  const asked = who && askedOfReader(message.replaceAll(new RegExp(person, 'gi'), who.called));
  if (!who || !Array.isArray(asked)) return null;
  const own = new Set(stemsOf(who.called));
  const rest = asked.filter((stem) => !own.has(stem));
  const ofThem = facts.filter(({ said }) => stemsOf(said).some((stem) => own.has(stem)));
  if (rest.length === 0) return null;
  return recall(ofThem, rest.every((stem) => ofName.has(stem)) ? asked : rest);
}

/** “your sister Anna” of a message with “my sister Anna …”, as long as what follows cannot belong to it. */
export function thingIn(message: string): string {
  // In “and my feet hurt”, what is the reader’s is what does something.
  const text = message.replaceAll(
    /((?:^|[.!?,]\s*|\b(?:and|but|because)\s+)my \p{Ll}+)\s\p{Ll}+(?=\s*(?:[.!?,]|$))/giu,
    '$1',
  );
  const found =
    /\bmy ((?:[\p{Ll}'’-]+ )?\p{Ll}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?)(?=\s*(?:[.,!?;:)]|$)|\s+(?:is|was|are|were|has|had|have|will|and|or|but|on|in|at|to|with|for|from|about|again|today|yesterday|tonight|tomorrow|keeps?|says?|said|told|died|left|\p{Ll}+ed)\b)/u.exec(
      text,
    )?.[1];
  return found === undefined ||
    /^(?:god|name|fault|turn|life|mind|self|own)\b|\b(?:is|was|are|and|or|to|in|on|at)\b/.test(found)
    ? ''
    : `your ${found}`;
}
