import { countCharacters } from '@storyloom/contract/core/characters';
import type { DraftContext, SuggestionKind } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';

const limits: Record<SuggestionKind, number> = {
  TITLE: storyLimits.title,
  HOOK: storyLimits.hook,
  TAG: storyLimits.tagLength,
  OPTION: storyLimits.optionLength,
};

/** The lines of an answer that fit their field and are new to the draft. */
export function parseSuggestions(text: string, kind: SuggestionKind, context: DraftContext): string[] {
  const { title, hook, tags, options } = context;
  const present = { TITLE: [title], HOOK: [hook], TAG: tags, OPTION: options }[kind];
  const seen = new Set(present.map((each) => each.trim().toLowerCase()));
  const found: string[] = [];
  for (const line of text.split('\n')) {
    const bare = line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '');
    const suggestion = bare.replace(/^[\s#“"]+|[\s”"]+$/g, '');
    const key = suggestion.toLowerCase();
    if (suggestion === '' || countCharacters(suggestion) > limits[kind] || seen.has(key)) continue;
    seen.add(key);
    found.push(suggestion);
  }
  return found.slice(0, writingHelpLimits.suggestions);
}
