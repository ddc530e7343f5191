import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { prices } from '@storyloom/contract/points/limits';
import { suggest } from '@storyloom/contract/stories/endpoints/suggest';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Chip } from '@storyloom/ui/actions/Chip';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { readField, writeField } from '../draft/content-path.ts';
import { useDraft } from '../draft/draft.context.ts';
import { useDraftValue } from '../draft/use-draft.ts';
import { draftContext } from '../paid-help/draft-context.ts';
import { HelpFailed } from '../paid-help/HelpFailed.tsx';
import panel from '../paid-help/Panel.module.css';
import { createRequestIds } from '../paid-help/request-ids.ts';
import { useBalanceAfter } from '../paid-help/use-balance-after.ts';
import { BuiltInNote } from './BuiltInNote.tsx';
import styles from './FieldHelp.module.css';
import { suggestibleField } from './help-fields.ts';

type Suggesting =
  | { state: 'closed' | 'asking' | 'running' }
  | { state: 'done'; suggestions: readonly string[] }
  | { state: 'failed'; error: unknown };

const none: readonly string[] = [];

/** Suggestions for a field as chips. Pressing a chip uses its suggestion. */
export function FieldSuggest({ path }: { path: string }) {
  const host = useHost();
  const draft = useDraft();
  const left = useBalanceAfter(prices.suggest);
  const [suggesting, setSuggesting] = useState<Suggesting>({ state: 'closed' });
  const restoreFocus = useRestoreFocus();
  const field = suggestibleField(path);
  const [ids] = useState(createRequestIds);
  const value = useDraftValue((content) => readField(content, path));
  if (field === undefined) return null;
  const { kind, label, max } = field;
  const taken = Array.isArray(value) ? (value as readonly string[]) : none;
  const close = () => setSuggesting({ state: 'closed' });

  const start = async () => {
    if (!(await host.requireLogin())) return;
    setSuggesting({ state: 'running' });
    const context = draftContext(draft.store.getState().content);
    try {
      const input = { kind, context };
      const { suggestions } = await host.call(suggest, { clientRequestId: ids.idFor(input), ...input });
      setSuggesting({ state: 'done', suggestions });
      ids.end();
    } catch (error) {
      ids.end(error);
      setSuggesting({ state: 'failed', error });
    }
    host.bus.emit(pointsChanged, {});
  };
  const take = (suggestion: string) => {
    const next = max === null ? suggestion : [...taken.filter((each) => each.trim() !== ''), suggestion];
    draft.change((content) => writeField(content, path, next));
    if (max === null) close();
  };

  return (
    <div className={styles.steps} {...restoreFocus}>
      {suggesting.state === 'closed' ? (
        <Button
          kind="ghost"
          size="small"
          icon={<Lightbulb />}
          className={styles.start}
          onClick={() => setSuggesting({ state: 'asking' })}
        >
          {label}
        </Button>
      ) : suggesting.state === 'failed' ? (
        <HelpFailed
          error={suggesting.error}
          price={prices.suggest}
          onRetry={() => void start()}
          onClose={close}
        />
      ) : suggesting.state === 'done' ? (
        <Suggestions
          suggestions={suggesting.suggestions.filter((each) => !taken.includes(each))}
          isFull={max !== null && taken.length >= max}
          onTake={take}
          onClose={close}
        />
      ) : (
        <fieldset className={panel.panel} tabIndex={-1} aria-label={label}>
          <BuiltInNote text="The suggestions are made from the words of your draft." />
          <PriceNote
            price={`${prices.suggest} point`}
            left={left}
            failure="You’re never charged if it fails."
          />
          <div className={panel.row}>
            <Button size="small" loading={suggesting.state === 'running'} onClick={() => void start()}>
              {`${label} · ${prices.suggest} point`}
            </Button>
            <Button size="small" kind="ghost" onClick={close}>
              Cancel
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

interface SuggestionsProps {
  /** Suggestions that are not used yet. */
  suggestions: readonly string[];
  isFull: boolean;
  onTake: (suggestion: string) => void;
  onClose: () => void;
}

function Suggestions({ suggestions, isFull, onTake, onClose }: SuggestionsProps) {
  return (
    <fieldset className={panel.panel} tabIndex={-1}>
      <legend className={panel.quiet}>
        {suggestions.length === 0 || isFull ? 'All taken.' : 'Press one to use it.'}
      </legend>
      <div className={panel.row}>
        {isFull
          ? null
          : suggestions.map((suggestion) => (
              <Chip key={suggestion} onClick={() => onTake(suggestion)}>
                {suggestion}
              </Chip>
            ))}
        <Button size="small" kind="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </fieldset>
  );
}
