import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { NotedTopic, Notes } from '@storyloom/script/generic';
import type { PlayableStory, StoryCharacter } from '../catalogue/catalogue.service.ts';
import { splitSentences, suggestKeys } from '../lore/lore.service.ts';

type NotedStory = Pick<
  PlayableStory,
  'type' | 'perspective' | 'opening' | 'options' | 'main' | 'supporting' | 'styleSample' | 'lore'
>;

/** Words of a passage, about. */
const passageWords = 30;
/** Words of a passage that ends within a quote. */
const longestPassage = 90;
/** Characters of all texts and names, twice for texts of the world: the script keeps its limit in any language. */
const maxCharacters = 40_000;
/** Entries that readers can ask about. */
const maxTopics = 60;
const maxNames = 24;
const maxTimes = 3;

/** Questions about any story, as they are matched. */
const asksSituation = ['happened here', 'what has happened', 'what is going on', 'is happening'];
const asksPlace = ['where am I', 'where are we', 'this place'];
const asksReader = ['who am I', 'why am I here', 'what am I doing here'];
const asksTime = ['time is it', 'what is the time', 'day is it', 'year is it'];
const asksOther = ['who are you', 'what do you want', 'about yourself', 'your name'];

const namesTime =
  /\b(?:midnight|noon|dawn|dusk|sunset|morning|afternoon|evening|night|spring|summer|autumn|winter|o['’]clock|\d?\d[:.]\d\d|1\d{3}|20\d\d|\p{L}+day|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b/iu;

/** A sentence that tells a narrator what to do. */
const isInstruction = (sentence: string) =>
  /\b(?:reader|player|exchange|scene|narrat|repl(?:y|ies)\b)/i.test(sentence);

/** The texts of a story that can be told without a script and without a model. */
export function notesOf(story: NotedStory): Notes {
  const { main, supporting, type, perspective, opening, options, styleSample = '' } = story;
  const cast = [main, ...supporting];
  // Entries that a reader may see, by the names that call them.
  const entries = story.lore
    .filter(({ enabled, secret, useRegex }) => enabled && !secret && !useRegex)
    .map((entry) => ({
      keys: entry.keys,
      names: namesOf(entry),
      texts: passagesOf(withoutLabel(entry.content)),
    }))
    .filter(({ texts }) => texts.length > 0);
  const situation = passagesOf(opening);
  const told = splitSentences([opening, ...entries.flatMap(({ texts }) => texts)].join('\n'));
  // A reader plays the main character of a story in the third person.
  const isPlayed = type === 'STORY' && perspective === 'THIRD_PERSON';
  const ask = (names: readonly string[], texts: readonly string[]) => ({ names, offer: null, texts });
  const topics: NotedTopic[] = [
    ...cast.map((one) => ({
      names: callsOf(one),
      offer: one.name,
      texts: [
        ...linesIn(styleSample, one),
        ...aboutOf(one, opening),
        ...entries.filter(({ keys }) => keys.includes(one.name)).flatMap(({ texts }) => texts),
      ],
    })),
    ...entries.slice(0, maxTopics).map(({ names, texts }, at) => ({
      names: [...names.slice(0, maxNames), ...(at === 0 ? asksPlace : [])],
      offer: offerOf(names, texts.join(' ')),
      texts,
    })),
    ask([...asksSituation, ...(entries.length === 0 ? asksPlace : [])], situation),
    ask(asksReader, isPlayed ? aboutOf(main, opening) : situation),
    ask(asksTime, told.filter((sentence) => namesTime.test(sentence)).slice(0, maxTimes)),
    ask(
      asksOther,
      isPlayed ? supporting.slice(0, 1).flatMap((one) => aboutOf(one, opening)) : aboutOf(main, opening),
    ),
  ];
  let length = 0;
  const fit = (text: string) => {
    length += text.length;
    return length <= maxCharacters;
  };
  // People and what the story answers come first: a large world may have no room for all of its passages.
  const fitting = topics.map((topic) => ({
    ...topic,
    names: topic.names.filter(fit),
    texts: topic.texts.filter(fit),
  }));
  return {
    opening,
    options,
    speaker: (isPlayed ? supporting[0] : main)?.name ?? null,
    scenes: [...passagesOf(linesOf(styleSample, cast)), ...entries.flatMap(({ texts }) => texts)].filter(fit),
    topics: fitting,
  };
}

/** “Gull Rock: a small island.” as it can be told. */
const withoutLabel = (content: string) =>
  content.replaceAll(
    /^([^:.!?"“\n]{1,40}):\s+(\S)/gmu,
    (_, label: string, first: string) => `${label}. ${first.toUpperCase()}`,
  );

/** Words by which a reader may ask about an entry. A topic is told when it is asked for, so it may have nouns that would be keys of too much. */
const namesOf = (entry: LoreEntry) => [...entry.keys, ...(entry.passage === '' ? [] : suggestKeys(entry))];

/** What readers are offered to ask about: a name, or a thing with its article as in the text; null without one. */
function offerOf(keys: readonly string[], text: string): string | null {
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  const called = keys.map((key) => (words.includes(` the ${key.toLowerCase()} `) ? `the ${key}` : key));
  const isName = (key: string) => /^(?:the )?\p{Lu}/u.test(key);
  return called.find(isName) ?? called.find((key) => key.startsWith('the ')) ?? null;
}

/** “Mr Pike” is called Pike, too. */
const callsOf = ({ name }: StoryCharacter) => [
  name,
  ...name.split(/\s+/).filter((word) => /^(?!The\b|Mrs?\b|Miss\b|Sir\b)\p{Lu}\p{L}{2,}/u.test(word)),
];

/** Returns the texts about a character that readers may see: the notes, or else what the opening says. A profile is never read out. */
function aboutOf(
  { name, profession, appearance, personality, skills, speechStyle }: StoryCharacter,
  opening: string,
) {
  const notes = [profession, appearance, personality, skills, speechStyle]
    .map((note) => note?.trim().replace(/(?<![.!?…])$/, '.') ?? '.')
    .filter((text) => text !== '.' && !isInstruction(text));
  const seen = splitSentences(opening).filter((sentence) => sentence.includes(name));
  const texts = notes.length > 0 ? notes : seen.length > 0 ? seen.slice(0, 1) : [`${name} is here.`];
  return texts.map((text) => (text.includes(name) ? text : `${name}. ${text}`));
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

const line = /^([^:"“\n]{1,40}):\s+(\S.*)$/gmu;
const spoken = (name: string, said: string) => `${name} says, “${said}”`;

/** The lines of a character in a style sample, as quotes. */
const linesIn = (sample: string, { name }: StoryCharacter) =>
  [...sample.matchAll(line)].flatMap(([, who = '', said = '']) =>
    who.trim() === name ? passagesOf(spoken(name, said)) : [],
  );

/** A sample as it can be told: “Odile: Mind the rope.” as a quote, and without what a reader says in an example dialogue. */
const linesOf = (sample: string, cast: readonly StoryCharacter[]) =>
  sample.replaceAll(line, (whole, who: string, said: string) => {
    const name = who.trim();
    if (cast.some((one) => one.name === name)) return spoken(name, said);
    return name.includes(' ') ? whole : '';
  });
