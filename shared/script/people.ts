import { isDoneToSomebody, verbsOf } from './deed.ts';
import { mentions, names } from './match.ts';
import type { Runtime } from './runtime.ts';
import type { Script } from './script.ts';
import { fold, spellingsOf, wordsOf } from './words.ts';

/** Names of the characters that are present and alive. */
export function peopleThere(runtime: Runtime): string[] {
  const alive = runtime.people('alive');
  return (runtime.people('present') ?? []).filter((who) => alive === null || alive.includes(who));
}

const peopleOf = ({ reactions }: Script, runtime: Runtime): string[] => [
  ...new Set([...(runtime.people('alive') ?? []), ...reactions.flatMap(({ who }) => who ?? [])]),
];

/** True for somebody who is there or has just spoken: a scene may end with the words of a person. */
const isNear = (runtime: Runtime, who: string): boolean =>
  [...peopleThere(runtime), ...runtime.speakers()].includes(who);

const nameOf = (who: string) => who.replaceAll('_', ' ');

const speaks =
  '(?:says|said|asks|asked|cries|cried|answers|answered|whispers|whispered|calls|called|remarks|remarked|replies|replied)';

/** Who of the living says something in a text, or does something in one that tells what happens now. */
export function speakersIn(runtime: Runtime, text: string, isNow: boolean): string[] {
  const told = fold(text);
  return (runtime.people('alive') ?? []).filter((who) => {
    const name = fold(nameOf(who));
    const called = String.raw`(?:\p{L}+\.?\s){0,2}?${name}\b`;
    const saying = String.raw`["”]\s*${speaks} ${called}|(?<!\p{L})${name} ${speaks},?:?\s*["“]`;
    const acting = String.raw`(?:^|[.!?"”]\s+)(?:\p{Lu}\p{L}+\.?\s)?${name} \p{Ll}+s\b`;
    return new RegExp(isNow ? `${saying}|${acting}` : saying, 'imu').test(told);
  });
}

/** What somebody is called: their name, and the words of the topic about them. */
const callsOf = ({ topics }: Script, who: string): string[] => [
  nameOf(who),
  ...topics.filter(({ phrases }) => phrases.includes(nameOf(who))).flatMap(({ phrases }) => phrases),
];

/** True for a topic that says who somebody is. */
export function isAboutPerson(script: Script, runtime: Runtime, { phrases }: { phrases: readonly string[] }) {
  return peopleOf(script, runtime).some((who) => phrases.includes(nameOf(who)));
}

/** The person to whom a deed is done: “I hug the conductor”; null for nobody. */
export function metBy(script: Script, runtime: Runtime, message: string) {
  if (!isDoneToSomebody(message)) return null;
  const words = wordsOf(message);
  const named = peopleOf(script, runtime).flatMap((who) => {
    const call = callsOf(script, who).find((each) => names(words, each));
    const called = call === nameOf(who) ? capital(call) : `The ${call}`;
    return call === undefined ? [] : { who, called, isHere: isNear(runtime, who) };
  });
  return named.find(({ isHere }) => isHere) ?? named[0] ?? null;
}

const titles =
  '(?:the|my|old|mr|mrs|miss|ms|dr|lord|lady|sir|captain|signor|signora|madame|inspector|aunt|uncle)';
const tells =
  /^\W*(?:i\s+)?(?:tell|ask|question|warn|accuse|inform|show|threaten|promise|thank|beg|confront|(?:go\s+(?:(?:and|to)\s+)?)?find|(?:(?:go|walk|run)\s+(?:(?:over|up|back|on)\s+)?(?:and|to)\s+(?:find\s+)?)?(?:(?:talk|speak|chat)\s+(?:to|with))|(?:go|walk|run)\s+(?:(?:over|up|back)\s+)?to)\s+((?:(?:the|my|old|mr|mrs|miss|ms|dr|lord|lady|sir|captain|signor|signora|madame|inspector|aunt|uncle)\.?\s+)*)(.+)$/iu;

/** “Moser, who paid you?” */
const calls = new RegExp(String.raw`^\W*((?:${titles}\.?\s+)*)(\p{L}+)[,!:]\s`, 'iu');

/** “Sing me something, Finlay” without the name that only says to whom it is said. */
export function withoutCall(script: Script, runtime: Runtime, message: string): string {
  const called = peopleOf(script, runtime).map(nameOf).join('|');
  const call = new RegExp(String.raw`^\W*(?:${called}),\s+|,\s+(?:${called})(?=\W*$)`, 'iu');
  return called === '' ? message : message.replace(call, '');
}

/** Who is told, asked or shown something although they are elsewhere: “I warn Signora Pace that …”; null if that is nobody. */
export function toldAway(script: Script, runtime: Runtime, message: string) {
  const text = fold(message);
  const [, title = '', rest = ''] = tells.exec(text) ?? calls.exec(text) ?? [];
  const words = spellingsOf(rest);
  // “The princesses” are not the one princess who is known.
  const startsWith = (call: string) => spellingsOf(call).every((word, at) => words[at] === word);
  // “The agent” is somebody, and “myself” is not.
  const isCalled = /\bthe\b/i.test(title);
  const meant = peopleOf(script, runtime).flatMap((who) => {
    const calls = isCalled ? callsOf(script, who) : [nameOf(who)];
    const call = calls
      .filter((each) => !/s$/.test(each) || !calls.includes(each.replace(/e?s$/, '')))
      .find(startsWith);
    return call === undefined ? [] : { who, call };
  });
  const [first] = meant;
  if (!first || meant.some(({ who }) => isNear(runtime, who))) return null;
  const { who, call } = first;
  const called = call === nameOf(who) ? capital(`${title.toLowerCase()}${call}`) : `The ${call}`;
  return { called, calls: [nameOf(who), call] };
}

const capital = (text: string) => text.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

/** True if a topic is about what the message does: “hug” and not “Finlay”. */
export const isAboutDeed = (message: string, phrases: readonly string[]): boolean =>
  verbsOf(message).some(({ stem }) => phrases.some((phrase) => wordsOf(phrase)[0]?.stem === stem));

const asksWhoIsHere =
  /^\W*(?:(?:and|but|so)\s+)?who(?:'s|\s+is|\s+are|\s+else\s+is)\s+(?:all\s+|else\s+|now\s+)?(?:here|there|present|around|nearby|(?:in|at)\s+(?:the|this)\s+(?:room|place)|(?:here\s+)?(?:with|near|around|beside)\s+(?:me|us))(?:\s+(?:here|there|now|with\s+(?:me|us)|in\s+(?:the|this)\s+(?:room|place)))*\W*$/iu;

/** Who is there, if the message asks it: “Strachan, Finlay, and you.”; null if the script does not say. */
export function whoIsHere(runtime: Runtime, message: string): string | null {
  if (!asksWhoIsHere.test(fold(message)) || runtime.people('present') === null) return null;
  const there = peopleThere(runtime).map((who) => capital(nameOf(who)));
  return there.length === 0 ? 'Nobody but you.' : `${there.join(', ')}, and you.`;
}

const asksHow =
  /^\W*(?:(?:and|but|so)\s+)?(is|are|where(?:'s| is| are))\s+((?:(?:the|my|old|mr|mrs|miss|ms|dr|lord|lady|sir|captain|madame|aunt|uncle)\.?\s+)*)([\p{L}'-]+)(?:\s+(?:still\s+)?(dead|alive|living|breathing|here|there|hurt|all right|ok|okay|now))?\W*$/iu;

/** What everybody sees of a person who is asked for: “Is Strachan dead?”, “Where is Mara?”; null if it is no such question. */
export function answerAbout(script: Script, runtime: Runtime, message: string) {
  const [, ask = '', title = '', name = '', state] = asksHow.exec(fold(message)) ?? [];
  const isPlace = /^where/i.test(ask);
  if (name === '' || (!isPlace && state === undefined)) return null;
  const who = peopleOf(script, runtime).find((each) =>
    callsOf(script, each).some((call) => mentions(wordsOf(name), call)),
  );
  if (who === undefined) return null;
  const isName = mentions(wordsOf(name), nameOf(who));
  const called = isName ? capital(`${title}${name}`) : `The ${name}`;
  const alive = runtime.people('alive');
  if (alive !== null && !alive.includes(who)) return { name, text: `${called}? Dead.`, isHere: true };
  if (!peopleThere(runtime).includes(who)) return { name, text: `${called}? Not here.`, isHere: false };
  const isLife = /dead|alive|living|breathing/i.test(state ?? '');
  return { name, text: `${called}? ${isLife ? 'Alive, and here' : 'Here'}.`, isHere: true };
}
