import { escapeInk } from './escape.ts';
import { maxOption } from './explore.ts';
import { contentOf, wordsOf } from './words.ts';

/** A person of the story, with texts about them and texts that they say. */
export interface Person {
  name: string;
  /** False for somebody who is not in the opening scene: nobody reacts who is not there. */
  isThere: boolean;
  about: readonly string[];
  lines: readonly string[];
}

/** What readers name, or ask in these words, and what is told of it. */
interface Asked {
  names: readonly string[];
  texts: readonly string[];
}

/** A name or a thing of the world. */
interface Topic extends Asked {
  /** What a reader is offered to ask about; null for a topic that is only told to those who name it. */
  offer: string | null;
}

/** What a story without a script tells: its author’s own texts, each of a sentence or a few. */
export interface Notes {
  opening: string;
  options: readonly string[];
  /** Passages of the story, in order. */
  scenes: readonly string[];
  people: readonly Person[];
  topics: readonly Topic[];
  /** What readers ask of any story. */
  asked: readonly Asked[];
  /** Actions that a reader may choose, each with its outcome. */
  events: readonly { act: string; outcome: string }[];
}

const maxName = maxOption - 'Ask about '.length;
/** The hub looks at all of these in every turn. */
const maxOffered = 12;
const maxPassages = 60;

const notice =
  'This story is written for an AI model, and none is connected here: its author’s notes tell no more about that.';

/** The notes of a story as a script in ink. It has no ending: when all is told, it begins again. */
export function writeGenericScript(notes: Notes): string {
  const { opening, options, scenes, people, topics, asked, events } = notes;
  const series = createSeries();
  const there = people.filter(({ isThere }) => isThere);
  const items = itemsOf(there.map(({ name }) => name));
  const known = [
    ...people.map((person) => ({
      // “Mr Pike” is called Pike.
      names: [person.name, ...items.filter((_, at) => there[at] === person)],
      offer: person.name,
      texts: person.about,
    })),
    ...topics.map((topic) => ({
      ...topic,
      // “abouts” is “about” for a match, and says nothing either; “where am I” does, as a whole.
      names: topic.names.filter(
        (name) => name.includes(' ') || wordsOf(name).some(({ stem }) => contentOf(stem).length > 0),
      ),
    })),
    ...asked.map((each) => ({ ...each, offer: null })),
  ].filter((each) => each.texts.length > 0);
  const offered = known
    .flatMap(({ offer, texts }) => (offer === null || offer.length > maxName ? [] : [{ offer, texts }]))
    .slice(0, maxOffered);
  const passages = [...scenes, ...topics.flatMap((each) => each.texts)].slice(0, maxPassages);

  const choice = (text: string, condition: string, tags: string, texts: readonly string[]) => [
    `+ ${condition && `{${condition}} `}[${escapeInk(text)} ${tags}]`,
    ...series.tell(texts, 'go_on'),
    '-> hub',
  ];
  const aside = (
    knot: string,
    tags: readonly string[],
    texts: readonly string[],
    otherwise: string | null,
  ) => [`=== ${knot}`, ...tags, ...series.tell(texts, otherwise), '-> DONE'];
  const knots = [
    '=== first',
    ...options.flatMap((option, at) => choice(option, '', `#id: o${at}`, closest(option, scenes))),
    ...(options.length === 0 ? ['-> hub'] : []),
    '=== hub',
    ...events
      .filter(({ act }) => act.length <= maxOption)
      .flatMap(({ act, outcome }, at) =>
        choice(act, `CHOICE_COUNT() < 1 and ${series.isLeft([outcome])}`, `#id: e${at}`, [outcome]),
      ),
    ...choice('Go on', series.isLeft(passages), '#match: go on, continue, look around #id: go_on', []),
    ...offered.flatMap(({ offer, texts }, at) =>
      choice(
        `Ask about ${offer}`,
        `CHOICE_COUNT() < 4 and ${series.isLeft(texts)}`,
        `#match: ${phrase(offer)} #id: a${at}`,
        texts,
      ),
    ),
    '+ {CHOICE_COUNT() < 2} [Begin again #match: begin again, start over #id: again] -> again',
    '=== again',
    ...opening.split('\n').map(escapeInk),
    '-> first',
    '=== go_on',
    ...series.tell(passages, 'nothing_left'),
    '->->',
    '=== lost',
    '#unclear',
    '-> nothing_left -> DONE',
    '=== nothing_left',
    '#unclear',
    `{!${escapeInk(notice)} }{&What do you do?|Where do you go?|What do you say?} <>`,
    '{',
    ...offered.map(({ offer, texts }) => `- ${series.isLeft(texts)}: You can ask about ${escapeInk(offer)}.`),
    '- true: You can begin again.',
    '}',
    '->->',
    '=== silence',
    '->->',
    ...known.flatMap(({ names, texts }, at) =>
      aside(`t${at}`, [`#topic: ${names.map(phrase).filter(Boolean).join(', ')}`], texts, null),
    ),
    ...events.flatMap(({ act, outcome }, at) =>
      aside(`d${at}`, [`#topic: ${phrase(act)}`], [outcome], 'silence'),
    ),
    ...there.flatMap(({ lines }, at) =>
      aside(
        `r${at}`,
        ['say', 'ask', 'act'].map((act) => `#react: ${items[at]} ${act}`),
        lines,
        'silence',
      ),
    ),
    ...aside('r', ['#react: act', '#react: say', '#react: leave'], passages, 'silence'),
  ];
  const list = items.join(', ');
  return [
    ...(list === '' ? [] : [`LIST people = ${list}`, `VAR present = (${list})`]),
    '-> first',
    ...knots,
    ...series.knots(),
  ].join('\n');
}

/** Knots of texts. Of each series, the first text is told that has not been told since the beginning. */
function createSeries() {
  const texts = new Map<string, string>();
  /** Equal texts are one knot, so that none is told twice. */
  const knotsOf = (all: readonly string[]): string[] =>
    [...new Set(all)].map((text) => {
      const knot = texts.get(text) ?? `n${texts.size}`;
      texts.set(text, knot);
      return knot;
    });
  return {
    /** Lines of ink that tell the first text, or else another knot; null for the last text again. */
    tell: (all: readonly string[], otherwise: string | null): string[] => [
      '{',
      ...knotsOf(all).map((knot) => `- fresh(-> ${knot}):\n-> ${knot} ->`),
      `- true:\n-> ${otherwise ?? knotsOf(all).at(-1)} ->\n}`,
    ],
    isLeft: (all: readonly string[]): string =>
      all.length === 0
        ? 'false'
        : `(${knotsOf(all)
            .map((knot) => `fresh(-> ${knot})`)
            .join(' or ')})`,
    knots: (): string[] => [
      '=== function fresh(-> text)',
      '~ temp since = TURNS_SINCE(text)',
      '~ temp restart = TURNS_SINCE(-> again)',
      '~ return since < 0 or (restart >= 0 and since > restart)',
      ...[...texts].map(([text, knot]) => `=== ${knot}\n${escapeInk(text)}\n->->`),
    ],
  };
}

/** Words of a name that a tag can hold. */
const phrase = (name: string) => name.replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim();

/** The passages, by preference one that has a word of an option. */
function closest(option: string, scenes: readonly string[]): string[] {
  const wanted = new Set(contentOf(option).map(({ stem }) => stem));
  return scenes.filter((text) => contentOf(text).some(({ stem }) => wanted.has(stem))).slice(0, 1);
}

/** People as items of a list: by a word of their name, so that free text can name them. */
function itemsOf(people: readonly string[]): string[] {
  const taken = new Set(reserved);
  return people.map((name, at) => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
    const word = words.find((each) => /^[a-z]{3,}$/.test(each) && !taken.has(each)) ?? `p${at}`;
    taken.add(word);
    return word;
  });
}

/** Words of ink, titles, and names of our own. */
const reserved =
  'the and not mod has hasnt true false else temp ref return function mrs sir miss people present fresh first hub again lost silence text since restart'.split(
    ' ',
  );
