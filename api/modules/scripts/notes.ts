import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { Notes, Person } from '@storyloom/script/generic';
import type { PlayableStory, StoryCharacter } from '../catalogue/catalogue.service.ts';
import { findEvent, splitSentences, suggestKeys } from '../lore/lore.service.ts';

type NotedStory = Pick<
  PlayableStory,
  'type' | 'perspective' | 'opening' | 'options' | 'main' | 'supporting' | 'styleSample' | 'lore'
>;

/** Words of a passage, about. */
const passageWords = 30;
/** Words of a passage that ends within a quote. */
const longestPassage = 90;
/** Characters of all texts about the world, and of all about people: the script keeps its limit in any language. */
const maxCharacters = 15_000;
const maxTopics = 60;
const maxNames = 24;
const maxEvents = 20;
const maxTimes = 3;

/** Questions about any story, as they are matched. */
const asksSituation = ['happened here', 'what has happened', 'what is going on', 'is happening'];
const asksPlace = ['where am I', 'where are we', 'this place'];
const asksReader = ['who am I', 'why am I here', 'what am I doing here'];
const asksTime = ['time is it', 'what is the time', 'day is it', 'year is it'];

const namesTime =
  /\b(?:midnight|noon|dawn|dusk|sunrise|sunset|morning|afternoon|evening|night|tonight|spring|summer|autumn|winter|o['’]clock|\d?\d[:.]\d\d|1\d{3}|20\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|at (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/i;

/** A sentence that tells a narrator what to do. */
const isInstruction = (sentence: string) =>
  /\b(?:reader|player|exchange|scene|narrat|repl(?:y|ies)\b)/i.test(sentence);

/** The texts of a story that can be told without a script and without a model. */
export function notesOf(story: NotedStory): Notes {
  const { main, supporting, type, perspective, opening, options, styleSample = '' } = story;
  // Entries that a reader may see, by the names that call them.
  const open = story.lore.filter(({ enabled, secret, useRegex }) => enabled && !secret && !useRegex);
  const fitWorld = createRoom();
  const entries = open
    .map((entry) => ({ ...entry, texts: fitWorld(passagesOf(asTold(entry.content, story))) }))
    .filter(({ texts }) => texts.length > 0);
  const fitPeople = createRoom();
  const sample = linesOf(styleSample, story);
  // A reader plays the main character of a story in the third person.
  const isPlayed = type === 'STORY' && perspective === 'THIRD_PERSON';
  const people = [main, ...supporting].map((one): Person => {
    const known = entries.filter(({ keys }) => keys.includes(one.name));
    const lines = sample.filter(({ speaker }) => speaker === one).map(({ text }) => text);
    const speech = textsAbout(one, [sentenceOf(one.speechStyle)]);
    return {
      name: one.name,
      isThere: !(isPlayed && one === main) && (namesIn(opening, one) || (type === 'ROLE' && one === main)),
      about: [...fitPeople(aboutOf(one)), ...known.flatMap(({ texts }) => texts)],
      lines: fitPeople(lines.length > 0 ? lines : speech),
    };
  });
  const situation = passagesOf(opening);
  const told = splitSentences([opening, ...entries.flatMap(({ texts }) => texts)].join('\n'));
  return {
    opening,
    options,
    asked: [
      { names: [...asksSituation, ...asksPlace], texts: situation },
      { names: asksReader, texts: isPlayed ? aboutOf(main) : situation },
      { names: asksTime, texts: told.filter((sentence) => namesTime.test(sentence)).slice(0, maxTimes) },
    ],
    scenes: sample.filter(({ speaker }) => speaker === null).map(({ text }) => text),
    people,
    topics: entries.slice(0, maxTopics).map((entry, at) => ({
      names: [...namesOf(entry).slice(0, maxNames), ...(at === 0 ? asksPlace : [])],
      offer: offerOf(namesOf(entry), entry.content),
      texts: entry.texts,
    })),
    events: story.lore
      .filter(({ enabled }) => enabled)
      .flatMap(({ content }) => splitSentences(content))
      .flatMap((sentence) => findEvent(sentence) ?? [])
      .filter(({ outcome }) => !isInstruction(outcome))
      .slice(0, maxEvents),
  };
}

/** The text with “the reader’s flat” as the story would call it. */
function asTold(text: string, { perspective, main }: NotedStory): string {
  const whose = { FIRST_PERSON: 'my', SECOND_PERSON: 'your', THIRD_PERSON: `${main.name}’s` }[perspective];
  return text.replaceAll(/\b(t)he (?:reader|narrator|player)['’]s\b/gi, (_, first: string) =>
    first === 'T' ? `${whose[0]?.toUpperCase()}${whose.slice(1)}` : whose,
  );
}

/** Words by which a reader may ask about an entry. A topic is told when it is asked for, so it may have nouns that would be keys of too much. */
const namesOf = (entry: LoreEntry) => [...entry.keys, ...(entry.passage === '' ? [] : suggestKeys(entry))];

/** Keeps the texts that fit into `maxCharacters` together with those before. */
function createRoom() {
  let length = 0;
  return (texts: readonly string[]): string[] =>
    texts.filter((text) => {
      length += text.length;
      return length <= maxCharacters;
    });
}

/** What readers are offered to ask about: a name, or a thing with its article as in the text; null without one. */
function offerOf(keys: readonly string[], text: string): string | null {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  const called = keys.map((key) => (words.includes(` the ${key.toLowerCase()} `) ? `the ${key}` : key));
  const isName = (key: string) => /^(?:the )?\p{Lu}/u.test(key);
  return called.find(isName) ?? called.find((key) => key.startsWith('the ')) ?? null;
}

/** What readers may know about a person: their notes, or else the first sentence of the profile. */
function aboutOf(person: StoryCharacter): string[] {
  const { profile, profession, appearance, personality, skills, speechStyle } = person;
  const looks = [profession, appearance].map(sentenceOf).filter(Boolean).join(' ');
  const notes = textsAbout(person, [looks, ...[personality, skills, speechStyle].map(sentenceOf)]);
  return notes.length > 0 ? notes : textsAbout(person, splitSentences(profile)).slice(0, 1);
}

const textsAbout = ({ name }: StoryCharacter, texts: readonly string[]) =>
  texts
    .filter((text) => text !== '' && !isInstruction(text))
    .map((text) => (text.includes(name) ? text : `${name}. ${text}`));

function sentenceOf(note: string | undefined): string {
  const text = note?.trim() ?? '';
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Passages of whole sentences and quotes, without sentences for a narrator. */
function passagesOf(text: string): string[] {
  return text.split(/\n+/).flatMap((line) => {
    const passages: string[] = [];
    for (const sentence of splitSentences(line).filter((each) => !isInstruction(each))) {
      const last = passages.at(-1);
      const words = last?.split(/\s+/).length ?? 0;
      if (last === undefined || words >= (isOpen(last) ? longestPassage : passageWords))
        passages.push(sentence);
      else passages[passages.length - 1] = `${last} ${sentence}`;
    }
    return passages;
  });
}

/** True for a text that ends within a quote. */
const isOpen = (text: string) =>
  count(text, '"') % 2 === 1 || count(text, '“') > count(text, '”') || count(text, '«') > count(text, '»');
const count = (text: string, sign: string) => text.split(sign).length - 1;

const named = /^(?<name>[^:"“]{1,40}):\s+(?<said>\S.*)$/u;

/** The passages of a sample, each with the person who speaks in it: “Odile: Mind the rope.”, or by a name beside a quote. */
function linesOf(sample: string, { main, supporting, type }: NotedStory) {
  const cast = [main, ...supporting];
  let speaker = type === 'ROLE' ? main : null;
  return passagesOf(sample).flatMap((text) => {
    const { name, said } = named.exec(text)?.groups ?? {};
    const writer = name === undefined ? undefined : cast.find((one) => one.name === name.trim());
    if (writer !== undefined) return [{ text: `“${said}”`, speaker: writer }];
    // What a reader says in an example dialogue is nobody’s text.
    if (name !== undefined && !name.includes(' ')) return [];
    if (!/["“”«»]/.test(text)) return [{ text, speaker: null }];
    speaker = cast.find((one) => namesIn(text, one)) ?? speaker;
    return [{ text, speaker }];
  });
}

/** True if a text has a word of a person’s name that is not a title. */
function namesIn(text: string, { name }: Pick<StoryCharacter, 'name'>): boolean {
  const words = new Set(text.match(/[\p{L}\p{N}]+/gu));
  return (name.match(/[\p{L}\p{N}]+/gu) ?? []).some(
    (word) => !/^(?:the|an?|mrs?|miss|sir)$/i.test(word) && words.has(word),
  );
}
