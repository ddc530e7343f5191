import { countCharacters } from '@storyloom/contract/characters';
import { prices } from '@storyloom/contract/limits/points';
import { writingHelpLimits } from '@storyloom/contract/limits/writing-help';
import { storyMessages } from '@storyloom/contract/story-rules';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { readText, writeField } from '../draft/content-path.ts';
import { randomId } from '../draft/device-copies.ts';
import { useDraft } from '../draft/draft.context.ts';
import type { FieldHelpProps } from '../draft/field-help.tsx';
import { useDraftValue } from '../draft/use-draft.ts';
import { draftContext } from '../paid-help/draft-context.ts';
import { HelpFailed } from '../paid-help/HelpFailed.tsx';
import panel from '../paid-help/Panel.module.css';
import { isRefused } from '../paid-help/request-ids.ts';
import { useBalanceAfter } from '../paid-help/use-balance-after.ts';
import { DiffReview } from './DiffReview.tsx';
import styles from './FieldHelp.module.css';
import { improvableField } from './help-fields.ts';
import { dismissRun, type HelpRun, helpOf, improve, isImproving } from './help-run.ts';

/** Improves the text of one field: the price, the text while it arrives, and its changes. */
export function FieldImprove({ path, label }: FieldHelpProps) {
  const host = useHost();
  const draft = useDraft();
  const run = useStore(helpOf(draft), ({ runs }) => runs[path]);
  const [isAsking, setAsking] = useState(false);
  const [accepted, setAccepted] = useState<{ before: string; after: string } | null>(null);
  const isUnchanged = useDraftValue((content) => readText(content, path) === accepted?.after);
  const field = improvableField(path);
  if (field === undefined) return null;

  const read = () => readText(draft.store.getState().content, path);
  const write = (text: string) => draft.change((content) => writeField(content, path, text));
  const start = async (instruction: string) => {
    const content = read();
    if (content.trim() === '') return host.toast('info', 'Write something first. Then it can be improved.');
    if (countCharacters(content) > writingHelpLimits.text) {
      return host.toast('info', 'This text is too long to improve at once. Shorten it or split it.');
    }
    if (isImproving(draft)) return host.toast('info', storyMessages.optimizing);
    if (!(await host.requireLogin())) return;
    setAsking(false);
    setAccepted(null);
    const context = draftContext(draft.store.getState().content);
    await improve(host, draft, path, { clientRequestId: randomId(), field, content, instruction, context });
  };
  const dismiss = () => dismissRun(host, draft, path);

  if (run?.state === 'running') {
    return (
      <div className={panel.panel}>
        <p className={styles.status} role="status">
          {storyMessages.optimizing}
        </p>
        <p className={styles.arriving} aria-hidden="true">
          {run.text}
        </p>
      </div>
    );
  }
  if (run?.state === 'failed') {
    // The server may still work on a request that it has not refused: its id gets that text without a second charge.
    const { clientRequestId } = run.input;
    const retry = () => {
      const id = isRefused(run.error) ? randomId() : clientRequestId;
      void improve(host, draft, path, { ...run.input, clientRequestId: id });
    };
    return <HelpFailed error={run.error} price={prices.optimize} onRetry={retry} onClose={dismiss} />;
  }
  if (run?.state === 'done') {
    const accept = (before: string, after: string) => {
      setAccepted({ before, after });
      write(after);
      dismiss();
    };
    return <ImprovedText path={path} label={label} run={run} onAccept={accept} onDiscard={dismiss} />;
  }
  if (isAsking) return <AskToImprove onStart={start} onClose={() => setAsking(false)} />;
  return (
    <span className={panel.row}>
      <Button
        kind="ghost"
        size="small"
        icon={<Sparkles />}
        aria-label={`Improve ${label.toLowerCase()}`}
        onClick={() => setAsking(true)}
      >
        Improve
      </Button>
      {accepted !== null && isUnchanged ? (
        <Button
          kind="ghost"
          size="small"
          onClick={() => {
            write(accepted.before);
            setAccepted(null);
          }}
        >
          Undo
        </Button>
      ) : null}
    </span>
  );
}

interface ImprovedTextProps extends FieldHelpProps {
  run: HelpRun;
  onAccept: (before: string, after: string) => void;
  onDiscard: () => void;
}

/** The changes of an improved text. If the field was changed meanwhile, Accept first shows the changes again. */
function ImprovedText({ path, label, run, onAccept, onDiscard }: ImprovedTextProps) {
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
      isChangedSince={before !== run.input.content}
      onApply={apply}
      onDiscard={onDiscard}
    />
  );
}

interface AskToImproveProps {
  onStart: (instruction: string) => Promise<void>;
  onClose: () => void;
}

function AskToImprove({ onStart, onClose }: AskToImproveProps) {
  const left = useBalanceAfter(prices.optimize);
  const wish = useRef<HTMLInputElement>(null);
  return (
    <div className={panel.panel}>
      <TextField
        ref={wish}
        label="How should it change?"
        optional
        placeholder="Shorter, tenser, warmer…"
        maxLength={writingHelpLimits.instruction}
        autoComplete="off"
      />
      <PriceNote price={`${prices.optimize} points`} left={left} failure="A failed one costs nothing." />
      <div className={panel.row}>
        <Button size="small" onClick={() => void onStart(wish.current?.value ?? '')}>
          Improve · {prices.optimize} points
        </Button>
        <Button size="small" kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
