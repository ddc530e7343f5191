import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import { readText } from '../draft/content-path.ts';
import { useDraft } from '../draft/draft.context.ts';
import { DiffReview } from './DiffReview.tsx';
import { findSelected } from './find-selected.ts';
import type { HelpRun } from './help-run.ts';
import { excessText } from './text-limits.ts';

interface ImprovedTextProps {
  path: string;
  label: string;
  run: HelpRun;
  /** Called with the whole text of the field before and after the accepted changes. */
  onAccept: (before: string, after: string) => void;
  onDiscard: () => void;
}

/** The changes in an improved text. If the field was edited meanwhile, Accept first shows the new changes. */
export function ImprovedText({ path, label, run, onAccept, onDiscard }: ImprovedTextProps) {
  const host = useHost();
  const { store } = useDraft();
  const read = () => readText(store.getState().content, path);
  const [before, setBefore] = useState(read);
  const apply = (text: string) => {
    const now = read();
    if (now === before) return onAccept(before, text);
    setBefore(now);
    host.toast('info', 'You have changed this text. Check the changes again.');
  };
  return (
    <DiffReview
      key={before}
      label={label}
      before={before}
      after={run.text}
      excessOf={(text) => excessText(path, text)}
      isChangedSince={before !== run.input.content}
      onApply={apply}
      onDiscard={onDiscard}
    />
  );
}

/** The changes in a selected part. Accepting them replaces the part at its current position. */
export function ImprovedSelection({ path, label, run, onAccept, onDiscard }: ImprovedTextProps) {
  const host = useHost();
  const { store } = useDraft();
  const { content: selected } = run.input;
  const read = () => readText(store.getState().content, path);
  /** The whole text with `text` in place of the selected part; undefined if the part has changed. */
  const put = (text: string) => {
    const now = read();
    const at = findSelected(now, selected, run.start ?? 0);
    return at === -1 ? undefined : now.slice(0, at) + text + now.slice(at + selected.length);
  };
  const apply = (text: string) => {
    const next = put(text);
    if (next !== undefined) return onAccept(read(), next);
    host.toast('info', 'You have changed this part. Copy the words that you want to keep.');
  };
  return (
    <DiffReview
      label={label}
      before={selected}
      after={run.text}
      excessOf={(text) => excessText(path, put(text) ?? '')}
      onApply={apply}
      onDiscard={onDiscard}
    />
  );
}
