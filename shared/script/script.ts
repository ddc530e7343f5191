import { Story } from 'inkjs';
import { heardActs } from './heard.ts';

/** What a reader does with a message; `meet` is to tell one's name. */
export const speechActs = ['act', 'say', 'ask', 'leave', 'meet', ...heardActs] as const;
export type SpeechAct = (typeof speechActs)[number];

/** A knot that is told beside the plot. */
export interface Topic {
  knot: string;
  /** Words and phrases that free text names it by. */
  phrases: readonly string[];
}

export interface Reaction {
  knot: string;
  /** The character who reacts, as an item of `people`; null for the storyteller. */
  who: string | null;
  act: SpeechAct;
}

/** What tags say about a compiled script. */
export interface Script {
  json: string;
  knots: readonly string[];
  /** Knots that are scenes of the plot. */
  beats: readonly string[];
  topics: readonly Topic[];
  reactions: readonly Reaction[];
  /** Titles of the endings by knot. */
  endings: ReadonlyMap<string, string>;
  /** Facts about the reader: a variable and the question that is asked for it. */
  questions: readonly { variable: string; text: string }[];
  /** The knot that is told when nothing fits a message; null for a question of our own. */
  unclear: string | null;
  /** Knots with what happens by itself while a reader does nothing that the plot knows. */
  meanwhile: readonly string[];
  /** Names of the reader’s own person in a story about somebody. */
  self: readonly string[];
  /** Knots that are told beside the plot. */
  beside: readonly string[];
}

/** Reads a compiled script (`compileScript`). */
export function readScript(json: string): Script {
  const story = new Story(json);
  const knots = [...story.mainContentContainer.namedContent.keys()].filter((name) => name !== 'global decl');
  const tagged = knots.map((knot) => ({ knot, tags: story.TagsForContentAtPath(knot) ?? [] }));
  const withTag = <T>(tag: string, read: (value: string, knot: string) => T): T[] =>
    tagged.flatMap(({ knot, tags }) => valuesOf(tags, tag).map((value) => read(value, knot)));
  const isBeside = (tag: string) => /^(?:topic|react):|^(?:unclear|meanwhile)$/.test(tag);
  return {
    json,
    knots,
    beats: tagged.filter(({ tags }) => tags.includes('beat')).map(({ knot }) => knot),
    topics: withTag('topic', (value, knot) => ({ knot, phrases: listOf(value) })),
    reactions: withTag('react', reactionOf).flatMap((reaction) => reaction ?? []),
    endings: new Map(withTag('ending', (title, knot) => [knot, title] as const)),
    questions: valuesOf(story.globalTags ?? [], 'ask').map((value) => {
      const [variable = '', ...words] = value.split(/\s+/);
      return { variable, text: words.join(' ') };
    }),
    unclear: tagged.find(({ tags }) => tags.includes('unclear'))?.knot ?? null,
    meanwhile: tagged.filter(({ tags }) => tags.includes('meanwhile')).map(({ knot }) => knot),
    self: valuesOf(story.globalTags ?? [], 'self').flatMap(listOf),
    beside: tagged.filter(({ tags }) => tags.some(isBeside)).map(({ knot }) => knot),
  };
}

/** Values of the tags `name: value`. */
export function valuesOf(tags: readonly string[], name: string): string[] {
  return tags.filter((tag) => tag.startsWith(`${name}:`)).map((tag) => tag.slice(name.length + 1).trim());
}

export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `strachan ask`, or `ask` for the storyteller. */
function reactionOf(value: string, knot: string): Reaction | null {
  const [first = '', second] = value.split(/\s+/);
  const act = speechActs.find((each) => each === (second ?? first));
  return act === undefined ? null : { knot, who: second === undefined ? null : first, act };
}
