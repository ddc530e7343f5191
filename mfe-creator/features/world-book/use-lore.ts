import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTestDraft } from '@storyloom/contract/lore/entities/lore-test';
import { randomId } from '@storyloom/http/random-id';
import { useMemo } from 'react';
import { useChangeDraft, useDraftValue } from '../draft/use-draft.ts';
import { type Entries, knotsIn } from './lore.model.ts';

const noEntries: readonly LoreEntryDraft[] = [];
const noTests: readonly LoreTestDraft[] = [];

export const useEntries = (): Entries => useDraftValue((content) => content.lore ?? noEntries);

export const useLoreTests = (): readonly LoreTestDraft[] =>
  useDraftValue((content) => content.loreTests ?? noTests);

/** Parts of the open draft’s script. */
export function useKnots(): readonly string[] {
  const script = useDraftValue((content) => content.script ?? '');
  return useMemo(() => knotsIn(script), [script]);
}

/** Changes the entries of the open draft. */
export function useChangeEntries(): (update: (entries: Entries) => Entries) => void {
  const change = useChangeDraft();
  return (update) => change((content) => ({ ...content, lore: [...update(content.lore ?? noEntries)] }));
}

/** Changes the lore tests of the open draft. */
export function useChangeTests(): (
  update: (tests: readonly LoreTestDraft[]) => readonly LoreTestDraft[],
) => void {
  const change = useChangeDraft();
  return (update) =>
    change((content) => ({ ...content, loreTests: [...update(content.loreTests ?? noTests)] }));
}

/** A new id for an entry or a test. */
export const newLoreId = (): string => randomId().slice(0, 16);
