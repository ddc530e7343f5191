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

/** Lines that are no suggestion: “Here are six titles:”, “Let me know if you want more!” */
const remark = /^(?:sure|certainly|of course|here (?:are|is)|let me know|i hope|would you like)\b/i;

/** The lines of an answer, or the texts of a JSON list in it, that fit their field and are new to the draft. */
export function parseSuggestions(text: string, kind: SuggestionKind, context: DraftContext): string[] {
  const { title, hook, tags, options } = context;
  const present = { TITLE: [title], HOOK: [hook], TAG: tags, OPTION: options }[kind];
  const seen = new Set(present.map((each) => each.trim().toLowerCase()));
  const found: string[] = [];
  for (const line of partsOf(text, kind)) {
    const bare = line.replace(/^[\s*_]*(?:[-*•]|\d+[.)])\s+/, '');
    const suggestion = bare.replace(/^[\s#*_`“"]+|[\s*_`”"]+$/g, '');
    const key = suggestion.toLowerCase();
    if (
      suggestion === '' ||
      remark.test(suggestion) ||
      countCharacters(suggestion) > limits[kind] ||
      seen.has(key)
    )
      continue;
    seen.add(key);
    found.push(suggestion);
  }
  return found.slice(0, writingHelpLimits.suggestions);
}

/** Models answer with lines, with a list in JSON, or with tags in one line. */
function partsOf(text: string, kind: SuggestionKind): string[] {
  const list = /\[[\s\S]*\]/.exec(text)?.[0] ?? '';
  try {
    const parsed: unknown = JSON.parse(list);
    if (Array.isArray(parsed)) return parsed.filter((each) => typeof each === 'string');
  } catch {
    // No JSON.
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return kind === 'TAG' && lines.length === 1 ? text.split(',') : lines;
}
