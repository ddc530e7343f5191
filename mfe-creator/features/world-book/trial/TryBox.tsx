import { chatLimits } from '@storyloom/contract/chat/limits';
import { tryMessages } from '@storyloom/contract/lore/endpoints/try-messages';
import type { LoreTrial } from '@storyloom/contract/lore/entities/lore-trial';
import type { LoreTurn } from '@storyloom/contract/lore/entities/lore-turn';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useDraft } from '../../draft/draft.context.ts';
import { storeByDraft } from '../../draft/draft-store.ts';
import { isSame } from '../../draft/merge-content.ts';
import { usableEntries } from '../lore.model.ts';
import { EarlierTurns } from '../turns/EarlierTurns.tsx';
import { newLoreId, useChangeTests, useEntries, useLoreTests } from '../use-lore.ts';
import { TrialTable } from './TrialTable.tsx';
import styles from './TryBox.module.css';

interface TriedDialog {
  message: string;
  earlier: readonly LoreTurn[];
}

/** The tried dialog of each open draft. Switching the tab or step of the studio keeps it. */
const dialogOf = storeByDraft<TriedDialog>(() => ({ message: '', earlier: [] }));

/** Tries a message after earlier turns, and shows which entries would be active in the reply. */
export function TryBox() {
  const host = useHost();
  const entries = useEntries();
  const tests = useLoreTests();
  const changeTests = useChangeTests();
  const messageArea = useRef<HTMLTextAreaElement>(null);
  const dialog = dialogOf(useDraft());
  const { message, earlier } = useStore(dialog);
  const setMessage = (next: string) => dialog.setState({ message: next });
  const setEarlier = (turns: readonly LoreTurn[]) => dialog.setState({ earlier: turns });
  const [added, setAdded] = useState('');
  const trial = useMutation({
    mutationFn: (tried: { earlier: LoreTurn[]; message: string }) =>
      host.call(tryMessages, { entries: usableEntries(entries), ...tried }),
  });
  const { data, variables } = trial;
  const isTried = data !== undefined && variables?.message === message && isSame(variables.earlier, earlier);
  const titles = new Map(entries.map(({ id, title }) => [id, title.trim() || 'Untitled entry']));
  const titleOf = (id: string) => titles.get(id) ?? 'Deleted entry';

  function run(): void {
    setAdded('');
    trial.mutate({ earlier: [...earlier], message });
  }

  function addTest({ entryId, outcome }: LoreTrial['entries'][number]): void {
    const expect = outcome === 'active' ? 'fires' : 'silent';
    const tested = { earlier: [...earlier], message: message.trim() };
    changeTests((all) => [...all, { id: newLoreId(), ...tested, entryId, expect }]);
    setAdded(`Added a test for ${titleOf(entryId)}.`);
  }

  return (
    <div className={styles.box}>
      <EarlierTurns
        turns={earlier}
        onChange={setEarlier}
        fired={isTried ? data.earlier.map((ids) => ids.map(titleOf)) : undefined}
      />
      <TextArea
        label="A reader’s message"
        ref={messageArea}
        minLines={2}
        maxLength={chatLimits.message}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className={styles.actions}>
        <Button loading={trial.isPending} disabled={message.trim() === ''} onClick={run}>
          Try this message
        </Button>
        {isTried && earlier.length < loreLimits.turnsBefore ? (
          <Button
            kind="quiet"
            onClick={() => {
              setEarlier([...earlier, { message, reply: '' }]);
              setMessage('');
              messageArea.current?.focus();
            }}
          >
            Continue after it
          </Button>
        ) : null}
      </div>
      <div role="status" className={styles.results}>
        {trial.error ? <p>{serverMessage(trial.error) ?? pageMessages.loadFailed}</p> : null}
        {isTried ? (
          <TrialTable
            trial={data}
            titleOf={titleOf}
            callable={entries.filter(({ enabled, constant }) => enabled && !constant).length}
            onMakeTest={tests.length < loreLimits.tests ? addTest : null}
          />
        ) : null}
        {added ? <p>{added}</p> : null}
      </div>
    </div>
  );
}
