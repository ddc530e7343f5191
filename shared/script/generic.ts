import { escapeInk } from './escape.ts';
import { type Voice, writeTalk } from './generic-talk.ts';
import { mentions } from './match.ts';
import { maxOption } from './runtime.ts';
import { contentOf, wordsOf } from './words.ts';

/** What readers name, or ask in these words, and what is told of it. */
export interface NotedTopic {
  names: readonly string[];
  /** What a reader is offered to ask about; null for a topic that is only told to those who name it. */
  offer: string | null;
  /** True if its names are questions about any story. */
  isQuestion?: boolean;
  texts: readonly string[];
}

/** What a story without a script tells: its author’s own texts, each of a sentence or a few. */
export interface Notes extends Voice {
  opening: string;
  options: readonly string[];
  /** Names of whom the reader plays. */
  self: readonly string[];
  /** Passages of the story, in order. */
  scenes: readonly string[];
  topics: readonly NotedTopic[];
}

const maxName = maxOption - 'Ask about '.length;
/** The hub looks at all of these in every turn. */
const maxOffered = 12;
const maxPassages = 60;

const notice =
  'This story is written for an AI model, and none is connected here: its author’s notes tell no more about that.';

/** Told once after the last passage. */
const allTold =
  'This is all that the author of this story has written for playing it without an AI model. Ask about somebody or something in it, or begin again.';

/** The notes of a story as a script in ink. It has no ending: when all is told, it says so and can be begun again. */
export function writeGenericScript(notes: Notes): string {
  const { opening, options, speaker, self, scenes, topics: all } = notes;
  const topics = all.filter(({ texts }) => texts.length > 0);
  // An option must not repeat the opening, or sentences of a passage. A whole passage is told only once.
  const told = [opening, ...scenes].join('\n');
  const isNew = (text: string) =>
    scenes.includes(text) || !text.split(/(?<=[.!?…;]["”’]?)\s+/).some((each) => told.includes(each));
  const offered = topics.flatMap(({ offer, texts }) => {
    const news = texts.filter(isNew);
    return offer === null || offer.length > maxName || news.length === 0 ? [] : { offer, texts: news };
  });
  /** Equal texts are one knot, so that none is told twice. */
  const knots = new Map([...scenes, ...topics.flatMap(({ texts }) => texts)].map((text) => [text, '']));
  for (const [at, text] of [...knots.keys()].entries()) knots.set(text, `n${at}`);
  const passages = scenes.slice(0, maxPassages);
  const isLeft = (texts: readonly string[]) =>
    texts.map((text) => `fresh(-> ${knots.get(text)})`).join(' or ') || 'false';
  const [mayGoOn, mayBeginAgain] =
    passages.length === 0
      ? ['false', 'CHOICE_COUNT() < 2']
      : [
          'has_more() or not all_told',
          '(has_more() and CHOICE_COUNT() < 2) or (all_told and not has_more())',
        ];
  /** Tells the first text that has not been told since the beginning, or else another knot. */
  const tell = (texts: readonly string[], otherwise: string | undefined) => [
    '{',
    ...texts.map((text) => `- fresh(-> ${knots.get(text)}):\n-> ${knots.get(text)} ->`),
    `- true:\n-> ${otherwise} ->\n}`,
  ];
  /** Tells the first text that has not been told, or else all of them once more, in turn. */
  const tellAgain = (texts: readonly string[]) => [
    ...tell(texts, 'silence').slice(0, -1),
    '- true:',
    '{ cycle:',
    ...texts.map((text) => `- -> ${knots.get(text)} ->`),
    '}\n}',
  ];
  const others = offered.map(({ offer }) => offer).filter((offer) => offer !== speaker);
  return [
    ...(self.length > 0 ? [`# self: ${self.map(phrase).join(', ')}`] : []),
    'VAR name = ""\nVAR said = ""\nVAR thing = ""',
    '-> first',
    '=== first',
    ...options.flatMap((option, at) => [
      `+ [${escapeInk(option)} #id: o${at}]`,
      ...tell(
        leadsTo(option, topics)?.filter(isNew) ?? closest(option, scenes),
        scenes.length > 0 ? 'go_on' : 'on_act',
      ),
      '-> hub',
    ]),
    ...(options.length === 0 ? ['-> hub'] : []),
    '=== hub',
    `+ {${mayGoOn}} [Go on #match: go on, continue #id: go_on]\n-> go_on -> hub`,
    ...offered
      .slice(0, maxOffered)
      .flatMap(({ offer, texts }, at) => [
        `+ {CHOICE_COUNT() < 4 and (${isLeft(texts)})} [Ask about ${escapeInk(offer)} #match: ${phrase(offer)} #id: a${at}]`,
        ...tell(texts, 'go_on'),
        '-> hub',
      ]),
    `+ {${mayBeginAgain}} [Begin again #match: begin again, start over #id: again] -> again`,
    '=== again',
    ...opening.split('\n').map(escapeInk),
    '-> first',
    '=== go_on',
    ...tell(passages, 'all_told'),
    '->->',
    '=== lost\n#unclear\n-> nothing -> DONE',
    '=== nothing\n#unclear',
    `{!${escapeInk(notice)} }{&${questions.join('|')}}`,
    '->->',
    `=== all_told\n#unclear\n${escapeInk(allTold)}\n->->`,
    '=== silence',
    '->->',
    ...topics.flatMap(({ names, texts }, at) => [
      `=== t${at}\n#topic: ${names.map(phrase).filter(Boolean).join(', ')}`,
      ...tellAgain(texts),
      '-> DONE',
    ]),
    '=== left',
    ...tell(passages, 'silence'),
    '->->',
    ...writeTalk(notes, others, 'left'),
    `=== function has_more()\n~ return ${isLeft(passages)}`,
    '=== function fresh(-> text)',
    '~ temp since = TURNS_SINCE(text)',
    '~ temp restart = TURNS_SINCE(-> again)',
    '~ return since < 0 or (restart >= 0 and since > restart)',
    ...[...knots].map(([text, knot]) => `=== ${knot}\n${escapeInk(text)}\n->->`),
  ].join('\n');
}

const questions = [
  'What do you do?',
  'Where do you go?',
  'What do you say?',
  'What do you look at?',
  'Whom do you ask?',
  'What do you do now?',
];

/** Words of a name that a tag can hold. */
const phrase = (name: string) => name.replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ').trim();

/** The texts about the person or thing that an option names. */
const leadsTo = (option: string, topics: readonly NotedTopic[]) =>
  topics.find(({ isQuestion, names }) => !isQuestion && names.some((name) => mentions(wordsOf(option), name)))
    ?.texts;

/** The passages, by preference one that has a word of an option. */
function closest(option: string, scenes: readonly string[]): string[] {
  const wanted = new Set(contentOf(option).map(({ stem }) => stem));
  return scenes.filter((text) => contentOf(text).some(({ stem }) => wanted.has(stem))).slice(0, 1);
}
