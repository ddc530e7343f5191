import { cutCharacters } from '@storyloom/contract/core/characters';
import { loreLimits } from '@storyloom/contract/lore/limits';
import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import { readText } from '../draft/content-path.ts';

/** Longest part of the notes. A world of many thousand words would leave no room for the others. */
const maxNote = 1_200;

/**
 * The parts of a draft that help is based on, cut to their limits so that the form need not be valid. `path`: of the text that
 * is helped with, which is not among the notes.
 */
export function draftContext(content: StoryDraftContent, path?: string): DraftContext {
  const {
    type,
    title,
    hook,
    summary,
    opening,
    category,
    perspective,
    rating,
    tags,
    options,
    main,
    supporting,
    lore,
  } = content;
  const cut = (text: string | undefined, max: number) => cutCharacters(text ?? '', max);
  const names = [main?.name, ...(supporting ?? []).map(({ name }) => name)];
  const notes = cut(notesOf(content, path), writingHelpLimits.notes);
  const keys = (lore ?? [])
    .filter(({ useRegex }) => !useRegex)
    .flatMap((entry) => entry.keys ?? [])
    .map((key) => cut(key, loreLimits.key))
    .slice(0, writingHelpLimits.keys);
  const about = path && aboutOf(content, path);
  return {
    title: cut(title, storyLimits.title),
    hook: cut(hook, storyLimits.hook),
    summary: cut(summary, storyLimits.summary),
    opening: cut(opening, storyLimits.opening),
    tags: (tags ?? []).slice(0, storyLimits.tags).map((tag) => cut(tag, storyLimits.tagLength)),
    options: (options ?? [])
      .slice(0, storyLimits.options)
      .map((option) => cut(option, storyLimits.optionLength)),
    names: names
      .map((name) => cut(name, storyLimits.characterName))
      .filter((name) => name.trim() !== '')
      .slice(0, storyLimits.supporting + 1),
    ...(type && { type }),
    ...(category && { category }),
    ...(rating && { rating }),
    ...(perspective && { perspective }),
    ...(notes && { notes }),
    ...(keys.length > 0 && { keys }),
    ...(about && { about }),
  };
}

/** Names the character, relation or entry whose text is at a path; empty for other texts. */
function aboutOf(content: StoryDraftContent, path: string): string {
  const nameAt = (start: RegExp, field: string) => {
    const [found] = start.exec(path) ?? [];
    return found === undefined ? '' : readText(content, `${found}.${field}`).trim();
  };
  const name = nameAt(/^(?:main|supporting\.\d+)(?=\.)/, 'name') || nameAt(/^lore\.@\w+(?=\.)/, 'title');
  const other = nameAt(/^.*\.relations\.\d+(?=\.)/, 'to');
  return cutCharacters(name && other ? `${name}’s relation to ${other}` : name, writingHelpLimits.about);
}

/** Profiles and world, one text each. */
function notesOf(content: StoryDraftContent, path: string | undefined): string {
  const { main, supporting = [] } = content;
  const people = [main, ...supporting].map((one, at) => ({
    path: at === 0 ? 'main.profile' : `supporting.${at - 1}.profile`,
    heading: `${one?.name?.trim() || 'A character'}: `,
  }));
  const world = ['rules', 'background', 'structure', 'specialEvents'].map((part) => ({
    path: `worldBook.${part}`,
    heading: '',
  }));
  return [...people, ...world]
    .map((part) => ({ ...part, text: part.path === path ? '' : readText(content, part.path).trim() }))
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => heading + (text.length > maxNote ? `${cutCharacters(text, maxNote)}…` : text))
    .join('\n\n');
}
