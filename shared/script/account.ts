import { clausesOf } from './clauses.ts';
import { fold } from './words.ts';

/** Forms of the past that are no other form of the verb, and words that only follow a subject. */
export const pastForms =
  "(?:is|are|was|were|has|had|does|did|will|would|could|should|never|always|used to|went|came|left|lost|gave|took|told|said|got|made|saw|knew|thought|felt|fell|found|kept|broke|ran|sat|stood|stole|died|bit|met|ate|drank|drove|flew|wrote|sang|slept|spoke|wore|won|threw|caught|taught|bought|brought|fought|sold|sent|shot|began|became|forgot|hid|hung|heard|held|led|paid|rang|rose|woke|drew|grew|blew|built|\\p{L}+n't)";
const end = String.raw`(?=\W*$|\s+(?:the|a|an|me|him|her|us|them|it|my|your|his|their|in|on|at|to|for|with|by|from|because|when)\b|\s+\p{Lu})`;
const past = String.raw`(?:${pastForms}\b|\p{L}{2,}ed\b${end})`;
/** What a reader gives in these words is no account: “My answer is yes”. */
const mine = String.raw`(?:[Mm]y|[Oo]ur)\s+(?!(?:name|answer|price|guess|choice|decision|ruling|verdict|vote|bid|fee|word|wish|plan|idea)\b)`;
const opening = String.raw`^\W*(?:(?:[Ww]ell|[Bb]ut|[Aa]nd|[Ss]o|[Oo]nce|[Aa]ctually|[Yy]ou know)\W+)?`;

/** “My boss shouted at me”, “my sister hates me”. */
const ofOwnPeople = String.raw`${mine}(?:\p{L}+\s+){1,3}?(?:${past}|(?<!\s\p{L}+\s+\p{L}+\s+)\p{L}{2,}s\s+(?!(?:and|or)\b)\p{L}+)`;
/** Of another time: without such a mark “I walked to the door” is an act that is told in the past. */
const ofOwnPast = String.raw`(?:I|[Ww]e)\s+(?:once|used to|always|never|was|were|wasn't|weren't|had|hadn't|forgot|lost|knew|lived|worked|grew up|dreamt|dreamed)\b|[Ww]hen I was\b|(?:I|[Ww]e)\s.*\b(?:last (?:night|week|month|year|summer|winter)|yesterday|years? ago|as a (?:child|kid|boy|girl)|when I was)\b`;
const ofOthers = String.raw`(?:[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Ss]omebody|[Ss]omeone|[Ee]verybody|[Ee]veryone|[Nn]obody)\s+${past}|(?:[Tt]he|[Tt]his|[Tt]hat|[Hh]is|[Hh]er|[Tt]heir|[Yy]our)\s+(?:\p{L}+\s+){1,2}?${past}`;
const ofNamed = String.raw`(?!(?:I|You|We|Please|Then|Just|Now|Not|No|Yes|Do|Don't)\b)\p{Lu}\p{L}+\s+${past}`;

const own = new RegExp(`${opening}(?:${ofOwnPeople}|${ofOwnPast})`, 'u');
const others = new RegExp(`${opening}(?:${ofOthers}|${ofNamed})`, 'u');

/** What a clause tells of: the reader’s own life, somebody or something else; null for an act of the reader. */
export function accountOf(clause: string): 'own' | 'others' | null {
  const text = fold(clause).replace(/^(\W*)i\b/, '$1I');
  if (own.test(text)) return 'own';
  return others.test(text) ? 'others' : null;
}

/** True if a message does nothing but tell of something. */
export const isAccount = (message: string): boolean =>
  clausesOf(message).every((clause) => accountOf(clause) !== null);

/** What a reader does besides what they tell of: “My boss shouted at me. I sit down”. */
export const withoutAccounts = (message: string): string =>
  isAccount(message)
    ? message
    : clausesOf(message)
        .filter((clause) => accountOf(clause) === null)
        .join('. ');

const verbs = new RegExp(
  String.raw`\b(?:used to|would|could|did|does|will|never|always|\p{L}+n't)\s+\p{L}+|\b(?:${pastForms}|\p{L}{2,}ed)\b`,
  'giu',
);

/** An account without what was done: “My boss shouted at me” is about a boss and not about shouting. */
export const subjectsIn = (account: string): string =>
  fold(account)
    .replaceAll(verbs, ' ')
    .replace(/^(\W*(?:my|our)\s+\p{L}+)\s+\p{L}+s\b/iu, '$1');

const telling =
  /^(?:say|tell|answer|reply|admit|confess|name|rule|accuse|declare|swear|promise|explain|warn|lie|deny|agree|speak|report|repeat|describe|call|suggest|propose|guess|thank)\b/i;

/** True for the text of a choice that tells or says something, as an account does. */
export const isTelling = (text: string): boolean => telling.test(text);
