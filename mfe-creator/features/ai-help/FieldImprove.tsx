import { countCharacters } from '@storyloom/contract/core/characters';
import { prices } from '@storyloom/contract/points/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import { randomId } from '@storyloom/http/random-id';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Spinner } from '@storyloom/ui/actions/Spinner';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { readText, writeField } from '../draft/content-path.ts';
import { useDraft } from '../draft/draft.context.ts';
import type { FieldHelpProps, SelectedText } from '../draft/field-help.tsx';
import { useDraftValue } from '../draft/use-draft.ts';
import { draftContext } from '../paid-help/draft-context.ts';
import { HelpFailed } from '../paid-help/HelpFailed.tsx';
import panel from '../paid-help/Panel.module.css';
import { isRefused } from '../paid-help/request-ids.ts';
import { AskToImprove } from './AskToImprove.tsx';
import styles from './FieldHelp.module.css';
import { improvableField } from './help-fields.ts';
import { dismissRun, helpOf, improve, improvingPath } from './help-run.ts';
import { ImprovedSelection, ImprovedText } from './ImprovedText.tsx';
import { useIsBuiltIn } from './use-is-built-in.ts';

/** Improves the text of a field or its selection, or writes an empty one: shows the price, the arriving text, then the changes. */
export function FieldImprove({ path, label, readSelection }: FieldHelpProps) {
  const host = useHost();
  const draft = useDraft();
  const run = useStore(helpOf(draft), ({ runs }) => runs[path]);
  /** The text to improve, while the author is asked for an instruction. */
  const [asking, setAsking] = useState<SelectedText | 'whole' | null>(null);
  const [accepted, setAccepted] = useState<{ before: string; after: string } | null>(null);
  const isEmpty = useDraftValue((content) => readText(content, path).trim() === '');
  const isBuiltIn = useIsBuiltIn();
  const isUnchanged = useDraftValue((content) => readText(content, path) === accepted?.after);
  const restoreFocus = useRestoreFocus(([first]) => first);
  const field = improvableField(path);
  if (field === undefined) return null;

  const read = () => readText(draft.store.getState().content, path);
  const write = (text: string) => draft.change((content) => writeField(content, path, text));
  const ask = () => {
    const selected = trimSelection(readSelection?.() ?? null);
    if (!isTooLong(selected?.text ?? read())) setAsking(selected ?? 'whole');
  };
  const isTooLong = (content: string) => {
    if (countCharacters(content) <= writingHelpLimits.text) return false;
    const most = writingHelpLimits.text.toLocaleString('en');
    const advice = readSelection ? `Select up to ${most} characters of it.` : 'Shorten it or split it.';
    host.toast('info', `This text is too long to improve at once. ${advice}`);
    return true;
  };
  const start = async (target: SelectedText | 'whole', instruction: string) => {
    const content = target === 'whole' ? read() : target.text;
    if (isTooLong(content)) return;
    if (improvingPath(draft) !== undefined) return host.toast('info', storyMessages.optimizing);
    if (!(await host.requireLogin())) return;
    setAsking(null);
    const context = draftContext(draft.store.getState().content, path);
    const passage = target === 'whole' ? undefined : around(read(), target);
    const input = { clientRequestId: randomId(), field, content, passage, instruction, context };
    await improve(host, draft, path, input, target === 'whole' ? null : target.start);
  };
  const dismiss = () => dismissRun(host, draft, path);

  return (
    <div className={styles.steps} {...restoreFocus}>
      {showStep()}
    </div>
  );

  function showStep(): ReactNode {
    if (run?.state === 'running') return <Improving text={run.text} />;
    if (run?.state === 'failed') {
      // The server may still run a request that it has not refused; repeating its id avoids a second charge.
      const { clientRequestId } = run.input;
      const retry = () => {
        const id = isRefused(run.error) ? randomId() : clientRequestId;
        void improve(host, draft, path, { ...run.input, clientRequestId: id }, run.start);
      };
      return <HelpFailed error={run.error} price={prices.optimize} onRetry={retry} onClose={dismiss} />;
    }
    if (run?.state === 'done') {
      const accept = (before: string, after: string) => {
        setAccepted({ before, after });
        write(after);
        dismiss();
      };
      const Improved = run.start === null ? ImprovedText : ImprovedSelection;
      return <Improved path={path} label={label} run={run} onAccept={accept} onDiscard={dismiss} />;
    }
    if (asking) {
      return (
        <AskToImprove
          label={label}
          selected={asking === 'whole' ? null : asking.text}
          isEmpty={isEmpty}
          onStart={(instruction) => start(asking, instruction)}
          onClose={() => setAsking(null)}
        />
      );
    }
    const verb = isEmpty && !isBuiltIn ? 'Write' : 'Improve';
    const undo = () => {
      if (accepted) write(accepted.before);
      setAccepted(null);
    };
    return (
      <span className={panel.row}>
        <Button
          kind="ghost"
          size="small"
          icon={<Sparkles />}
          aria-label={`${verb} ${label.toLowerCase()}`}
          onClick={ask}
        >
          {verb}
        </Button>
        {accepted !== null && isUnchanged ? (
          <Button kind="ghost" size="small" onClick={undo}>
            Undo
          </Button>
        ) : null}
      </span>
    );
  }
}

/** The improved text while it arrives. */
function Improving({ text }: { text: string }) {
  return (
    <div className={panel.panel}>
      <div className={panel.row}>
        <Spinner />
        <p className={styles.status} role="status" tabIndex={-1}>
          {storyMessages.optimizing}
        </p>
      </div>
      <p className={styles.arriving} aria-hidden="true">
        {text}
      </p>
    </div>
  );
}

/** The text beside a selection. */
function around(text: string, { start, text: selected }: SelectedText) {
  const most = writingHelpLimits.around;
  const end = start + selected.length;
  return {
    before: text.slice(Math.max(0, start - most), start).toWellFormed(),
    after: text.slice(end, end + most).toWellFormed(),
  };
}

/** The selection without surrounding whitespace; null if nothing is left. */
function trimSelection(selected: SelectedText | null): SelectedText | null {
  if (selected === null || selected.text.trim() === '') return null;
  const { text, start } = selected;
  return { text: text.trim(), start: start + text.length - text.trimStart().length };
}
