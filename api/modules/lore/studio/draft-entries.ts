import type { LoreEntry, LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';

/** The entries of a draft as a reply would use them: without empty keys, and without entries that have no content. */
export function toPlayableEntries(drafts: readonly LoreEntryDraft[]): LoreEntry[] {
  return drafts
    .map((draft) => ({
      ...draft,
      title: draft.title.trim(),
      content: draft.content.trim(),
      keys: cleanKeys(draft.keys),
      secondaryKeys: cleanKeys(draft.secondaryKeys),
    }))
    .filter(({ content }) => content !== '');
}

function cleanKeys(keys: readonly string[]): string[] {
  const trimmed = keys.map((key) => key.trim()).filter((key) => key !== '');
  return [...new Map(trimmed.map((key) => [key.toLowerCase(), key])).values()];
}
