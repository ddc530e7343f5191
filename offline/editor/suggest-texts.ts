import type { Category } from '@storyloom/contract/stories/categories';
import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { places, things, times, weathers } from '@storyloom/ports/visual-words';
import type { SuggestTask } from '@storyloom/ports/writing-task';
import { findNoun } from './find-noun.ts';

const tagsOf: Record<Category, readonly string[]> = {
  ROMANCE: ['slow burn', 'second chances', 'love letters'],
  VAMPIRE: ['vampires', 'night court', 'immortal love'],
  WEREWOLF: ['werewolves', 'pack', 'full moon'],
  FANTASY: ['magic', 'quest', 'old oaths'],
  SHORT_STORY: ['one evening', 'quiet', 'slice of life'],
  HISTORICAL_FICTION: ['history', 'letters', 'court intrigue'],
  PARANORMAL: ['ghosts', 'haunting', 'unexplained'],
  HUMOR: ['comedy', 'misunderstandings', 'banter'],
  HORROR: ['dread', 'haunted', 'survival'],
  MYSTERY: ['detective', 'secrets', 'clues'],
  SCIENCE_FICTION: ['space', 'future', 'machines'],
  NEW_ADULT: ['first job', 'found family', 'big city'],
  TEEN_FICTION: ['school', 'friendship', 'coming of age'],
  THRILLER: ['chase', 'conspiracy', 'betrayal'],
  ADVENTURE: ['journey', 'treasure', 'discovery'],
};

const options = ['Look', 'Listen', 'Wait', 'Ask why', 'Follow', 'Speak up', 'Hide', 'Step back', 'Go in'];

/** Creates suggestions from the draft's own words: its things, places, characters and category. */
export function suggestTexts({ suggestion, context }: SuggestTask): string[] {
  switch (suggestion) {
    case 'TITLE':
      return titles(context);
    case 'HOOK':
      return hooks(context);
    case 'TAG':
      return tags(context);
    case 'OPTION':
      return actions(context);
  }
}

const textOf = ({ summary, opening, hook }: DraftContext) => `${summary} ${opening} ${hook}`;

/** Nouns after an article, the most frequent first. */
function nounsOf(text: string): string[] {
  const seen = new Map<string, number>();
  for (const [, article = '', words = ''] of text.matchAll(
    /\b(the|an?|his|her|your|my|their)\s+(?=((?:[\p{L}’'-]+ ?){1,3}))/giu,
  )) {
    const phrase = words.trim().split(/\s+/);
    // After “a” a word in -s is a verb: “a lighthouse keeper vanishes”.
    const verb = /^an?$/i.test(article) ? phrase.findIndex((word, at) => at > 0 && /[^s]s$/.test(word)) : -1;
    const noun = findNoun(verb === -1 ? phrase : phrase.slice(0, verb))?.toLowerCase();
    if (noun !== undefined && noun.length > 2) seen.set(noun, (seen.get(noun) ?? 0) + 1);
  }
  return [...seen].sort(([, one], [, other]) => other - one).map(([noun]) => noun);
}

const capital = (text: string) => text.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

function titles(context: DraftContext): string[] {
  const [first = 'door', second = 'night', third = 'road'] = nounsOf(textOf(context));
  const name = context.names.find((each) => each.trim() !== '');
  return [
    `The Last ${capital(first)}`,
    `${capital(first)} and ${capital(second)}`,
    name === undefined ? `The Secret of the ${capital(third)}` : `${name} and the ${capital(first)}`,
    `What the ${capital(second)} Keeps`,
    `A ${capital(third)} Without an End`,
    `Before the ${capital(second)}`,
    `The ${capital(third)} Knows`,
  ].filter((title) => title.length <= storyLimits.title);
}

function hooks(context: DraftContext): string[] {
  const [first = 'door', second = 'night'] = nounsOf(textOf(context));
  const name = context.names.find((each) => each.trim() !== '');
  const own = textOf(context)
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 4);
  return [
    ...own.slice(0, 3),
    `${name ?? 'Somebody'} knows what the ${first} is for. You don’t, yet.`,
    `The ${second} has a price, and tonight it is yours.`,
    `Everyone lies about the ${first}. ${name ?? 'Somebody'} lies best.`,
    `One ${first}, one choice, and ${name ?? 'somebody'} is watching.`,
  ].filter((hook) => hook.length <= storyLimits.hook);
}

function tags(context: DraftContext): string[] {
  const text = `${context.title} ${textOf(context)}`;
  const seen = [...things, ...places, ...weathers, ...times]
    .map(([tag, words]) => ({ tag, count: text.match(words)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ tag }) => tag);
  const ofCategory = context.category === undefined ? [] : tagsOf[context.category];
  const point = context.type === 'ROLE' ? ['character chat'] : ['interactive'];
  return [...seen.slice(0, 4), ...ofCategory, ...point, ...nounsOf(text).slice(0, 4)].filter(
    (tag) => tag.length <= storyLimits.tagLength && !context.tags.includes(tag),
  );
}

function actions(context: DraftContext): string[] {
  const requests = context.names.map((name) => `Ask ${name}`);
  const used = nounsOf(context.opening).map((noun) => `Take ${noun}`);
  const all = [...requests.slice(0, 2), ...used.slice(0, 1), ...options];
  return all.filter(
    (option) => option.length <= storyLimits.optionLength && !context.options.includes(option),
  );
}
