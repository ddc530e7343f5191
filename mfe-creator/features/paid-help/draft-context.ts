import { cutCharacters } from '@storyloom/contract/core/characters';
import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** The parts of a draft that help is based on, cut to their limits so that the form need not be valid. */
export function draftContext(content: StoryDraftContent): DraftContext {
  const { type, title, hook, summary, opening, category, rating, tags, options, main, supporting } = content;
  const cut = (text: string | undefined, max: number) => cutCharacters(text ?? '', max);
  const names = [main?.name, ...(supporting ?? []).map(({ name }) => name)];
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
  };
}
