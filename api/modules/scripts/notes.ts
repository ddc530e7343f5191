import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { NotedTopic, Notes } from '@storyloom/script/generic';
import type { PlayableStory, StoryCharacter } from '../catalogue/catalogue.service.ts';
import { findNames, findNouns, splitSentences, suggestKeys } from '../lore/lore.service.ts';

type NotedStory = Pick<
  PlayableStory,
  'type' | 'perspective' | 'summary' | 'opening' | 'options' | 'main' | 'supporting' | 'styleSample' | 'lore'
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
/** Names and things of the opening and the world besides. */
const maxThings = 80;
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
  /\b(?:reader|player|exchange|scene|narrat|repl(?:y|ies)\b|(?:the|this) story\b|storyteller|it should\b)/i.test(
    sentence,
  );

/** The texts of a story that can be told without a script and without a model. */
export function notesOf(story: NotedStory): Notes {
  const { main, supporting, type, perspective, summary, opening, options, styleSample = '' } = story;
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
  const sentences = sentencesOf(opening);
  const told = splitSentences([opening, ...entries.flatMap(({ texts }) => texts)].join('\n'));
  // A reader plays the main character of a story in the third person, or who is called so: “You are Mara.”
  const isPlayed = type === 'STORY' && perspective === 'THIRD_PERSON';
  const isReader =
    isPlayed ||
    (type === 'STORY' &&
      naming(
        callsOf(main),
        "(?:you are|you['’]re|I am|I['’]m) ",
      )([summary, opening, main.profile].join('\n')));
  const speaker = type === 'ROLE' ? main : speakerOf(story, isReader ? supporting : cast);
  const ask = (names: readonly string[], texts: readonly string[]) => ({
    names,
    offer: null,
    isQuestion: true,
    texts,
  });
  const world = [
    ...entries.slice(0, maxTopics).flatMap(({ texts }) => texts.flatMap(sentencesOf)),
    ...sentencesOf(summary),
  ];
  /** Passages with these sentences: those of the world book and the summary first, then those of the opening, which readers have read. */
  const textsWith = (isAbout: (sentence: string) => boolean) => [
    ...join(world.filter(isAbout)),
    ...join(sentences.filter(isAbout)),
  ];
  const about = (one: StoryCharacter) => {
    const isAbout = naming(callsOf(one));
    const texts = [...linesIn(styleSample, one), ...aboutOf(one), ...textsWith(isAbout)];
    return texts.length > 0 ? texts : [`${one.name} is here.`];
  };
  // “On Gull Rock” names a place.
  const place =
    entries.find(({ keys }) => naming(keys, '(?:in|on|at) (?:the )?')(`${main.profile} ${opening}`)) ??
    entries[0];
  const known: NotedTopic[] = [
    ...cast.map((one) => ({
      names: callsOf(one),
      offer: isReader && one === main ? null : one.name,
      texts: about(one),
    })),
    ...entries.slice(0, maxTopics).map(({ keys, names, texts }) => ({
      // Of a thing that the opening names too, both are told.
      names: names.filter((name) => keys.includes(name) || !naming([name])(opening)).slice(0, maxNames),
      offer: offerOf(names, texts.join(' ')),
      texts: [...texts, ...join(sentences.filter(naming(keys)))],
    })),
    ask(asksPlace, [...(place?.texts ?? []), ...situation]),
    ask(asksSituation, situation),
    ask(asksReader, isPlayed ? about(main) : situation),
    ask(asksTime, told.filter((sentence) => namesTime.test(sentence)).slice(0, maxTimes)),
    ask(asksOther, speaker === null ? [] : about(speaker)),
  ];
  const topics = [...known, ...namedIn([...sentences, ...world], known, textsWith)];
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
  const narration = opening.replaceAll(/["“][^"”]*["”]/g, '');
  const isOfI = /\bI\b/.test(narration) && !/\byou\b/i.test(narration);
  return {
    opening,
    options,
    speaker: speaker?.name ?? null,
    reader: isPlayed ? calledIn(opening, main) : isOfI ? 'I' : 'you',
    isPast:
      countOf(narration, /\b(?:was|were|had|did|said)\b/g) >
      countOf(narration, /\b(?:is|are|has|does|says)\b/g),
    self: isReader ? callsOf(main) : [],
    scenes: [...passagesOf(linesOf(styleSample, cast)), ...entries.flatMap(({ texts }) => texts)].filter(fit),
    topics: fitting,
  };
}

/** The character who talks with the reader: one who speaks in the opening or the sample. If an unnamed person speaks in the opening, it is the main character. */
function speakerOf({ opening, styleSample = '', main }: NotedStory, candidates: readonly StoryCharacter[]) {
  const speeches = opening.split('\n').filter((paragraph) => /["“«]/.test(paragraph));
  const speaking = candidates.find(
    (one) => linesIn(styleSample, one).length > 0 || speeches.some(naming(callsOf(one))),
  );
  const [first] = candidates;
  return speaking ?? (first === main && speeches.length > 0 ? first : null);
}

/** The name by which the narrator calls somebody: “Edda” of “Edda Finch”. */
const calledIn = (opening: string, one: StoryCharacter) =>
  callsOf(one)
    .slice(1)
    .find((name) =>
      opening
        .split(`${name} `)
        .slice(1)
        .some((after) => /^\p{Ll}/u.test(after)),
    ) ?? one.name;

const countOf = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** Finds the texts with one of these names. */
function naming(names: readonly string[], before = ''): (text: string) => boolean {
  if (names.length === 0) return () => false;
  const escaped = names.map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${before}(?:${escaped.join('|')})(?![\p{L}\p{N}])`,
    'iu',
  );
  return (text) => pattern.test(text);
}

/** Topics about the names and things in sentences that no other topic is about. */
function namedIn(
  sentences: readonly string[],
  known: readonly NotedTopic[],
  textsWith: (isAbout: (sentence: string) => boolean) => string[],
): NotedTopic[] {
  const taken = new Set(known.flatMap(({ names }) => names.map((name) => name.toLowerCase())));
  /** Names by the word that stands for them. */
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    if (found.size >= maxThings) break;
    for (const name of [...findNames(sentence, new Set()), ...findNouns(sentence)])
      if (!taken.has(name.toLowerCase()) && !act.test(name)) found.set(name.split(' ').at(-1) ?? '', name);
  }
  const things = [...found].map(([word, name]) => ({
    names: [...new Set([name, word])],
    offer: /^\p{Lu}/u.test(name) ? name : null,
    texts: textsWith(naming([word])),
  }));
  // Things that the same sentences name are one topic: an act does not tell it again.
  const same = Map.groupBy(things, ({ offer, texts }) => [offer, ...texts].join('\n')).values();
  return [...same].map((all) => ({
    names: all.flatMap(({ names }) => names),
    offer: all[0]?.offer ?? null,
    texts: all[0]?.texts ?? [],
  }));
}

/** What follows a noun or is one, and what readers say of any thing: “a lantern hangs”. */
const act =
  /^(?:look|stand|hang|lie|sit|wait|watch|hold|ring|turn|call|take|open|close|run|walk|go|come|move|lead|smell|listen|talk|answer|read)s?$/i;

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

/** Returns what readers may see in the notes about a character. A profile is never read out. */
function aboutOf({ name, profession, appearance, personality, skills }: StoryCharacter) {
  const notes = [profession, appearance, personality, skills]
    .map((note) => note?.trim().replace(/(?<![.!?…])$/, '.') ?? '.')
    .filter((text) => text !== '.' && !isInstruction(text));
  return notes.length > 0 ? [`${name}. ${notes.join(' ')}`] : [];
}

/** Sentences and whole quotes, each with those after it about the same, and without those for a narrator. */
const sentencesOf = (text: string): string[] =>
  text.split(/\n+/).flatMap((line) => {
    const found: string[] = [];
    for (const sentence of splitSentences(line).filter((each) => !isInstruction(each))) {
      const last = found.at(-1) ?? '';
      const isOneWith = last !== '' && (isOpen(last) || goesOn.test(sentence));
      if (isOneWith && countWords(last) < longestPassage) found[found.length - 1] = `${last} ${sentence}`;
      else found.push(sentence);
    }
    return found;
  });
const goesOn = /^(?:He|She|It|They|His|Her|Its|Their)\b/;
const countWords = (text: string) => text.split(/\s+/).length;

/** Sentences as passages. */
function join(sentences: readonly string[]): string[] {
  const passages: string[] = [];
  for (const sentence of sentences) {
    const last = passages.at(-1);
    if (last === undefined || countWords(last) >= passageWords) passages.push(sentence);
    else passages[passages.length - 1] = `${last} ${sentence}`;
  }
  return passages;
}

const passagesOf = (text: string) => text.split(/\n+/).flatMap((line) => join(sentencesOf(line)));

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
