import type { Category } from '@storyloom/contract/stories/categories';
import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { places, things, times, weathers } from '@storyloom/ports/visual-words';
import type { SuggestTask } from '@storyloom/ports/writing-task';
import { findNouns } from './find-nouns.ts';

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

/** Three nouns of the draft. They stand after “the” in each suggestion, which is right for a person, a thing and a mass. */
function topicsOf(context: DraftContext): string[] {
  return [...new Set([...findNouns(textOf(context)), 'door', 'night', 'road'])].slice(0, 3);
}

const nameOf = ({ names }: DraftContext) => names.find((name) => name.trim() !== '')?.trim();

const capital = (text: string) => text.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

function titles(context: DraftContext): string[] {
  const [first = '', second = '', third = ''] = topicsOf(context).map(capital);
  const name = nameOf(context);
  return [
    `The Last ${first}`,
    `The ${first} and the ${second}`,
    name === undefined ? `The Secret of the ${third}` : `${name} and the ${first}`,
    `What the ${second} Keeps`,
    `Nobody Owns the ${third}`,
    `Before the ${second}`,
    `The ${third} Knows`,
  ].filter((title) => title.length <= storyLimits.title);
}

function hooks(context: DraftContext): string[] {
  const [first, second] = topicsOf(context);
  const name = nameOf(context);
  const own = textOf(context)
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= 4);
  return [
    ...own.slice(0, 3),
    `${name ?? 'Somebody'} knows more about the ${first} than you do.`,
    `The ${second} has a price, and tonight it is yours.`,
    `Everyone lies about the ${first}. ${name ?? 'Somebody'} lies best.`,
    `The ${first}, one choice, and ${name ?? 'somebody'} is watching.`,
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
  const all = new Set([...seen.slice(0, 4), ...ofCategory, ...point, ...findNouns(text).slice(0, 4)]);
  return [...all].filter((tag) => tag.length <= storyLimits.tagLength && !context.tags.includes(tag));
}

function actions(context: DraftContext): string[] {
  const requests = context.names.map((name) => `Ask ${name}`);
  const seen = findNouns(context.opening).map((noun) => `The ${noun}`);
  const all = [...requests.slice(0, 2), ...seen.slice(0, 1), ...options];
  return all.filter(
    (option) => option.length <= storyLimits.optionLength && !context.options.includes(option),
  );
}
