import { tryMessages } from '@storyloom/contract/endpoints/lore/try-messages';
import type { LoreTrial } from '@storyloom/contract/entities/lore-trial';
import { chatLimits } from '@storyloom/contract/limits/chat';
import { loreLimits } from '@storyloom/contract/limits/lore';
import { pageMessages } from '@storyloom/contract/messages/pages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { useState } from 'react';
import { newLoreId, useChangeTests, useEntries, useLoreTests } from '../use-lore.ts';
import { TrialTable } from './TrialTable.tsx';
import styles from './TryBox.module.css';

/** Tries a message, after earlier ones, and shows which entries the reply would be written with. */
export function TryBox() {
  const host = useHost();
  const entries = useEntries();
  const tests = useLoreTests();
  const changeTests = useChangeTests();
  const [message, setMessage] = useState('');
  const [earlier, setEarlier] = useState('');
  const [added, setAdded] = useState('');
  const trial = useMutation({
    mutationFn: (messages: string[]) => host.call(tryMessages, { entries: [...entries], messages }),
  });
  const titles = new Map(entries.map(({ id, title }) => [id, title.trim() || 'Untitled entry']));

  function run(): void {
    const before = earlier.split(/\n\s*\n/).filter((one) => one.trim() !== '');
    setAdded('');
    trial.mutate([...before.slice(1 - loreLimits.tryMessages), message]);
  }

  function addTest({ entryId, outcome }: LoreTrial['entries'][number]): void {
    const expect = outcome === 'active' ? 'fires' : 'silent';
    changeTests((all) => [...all, { id: newLoreId(), message: message.trim(), entryId, expect }]);
    setAdded(`Added a test for ${titles.get(entryId)}.`);
  }

  const canAddTest = earlier.trim() === '' && tests.length < loreLimits.tests;
  return (
    <div className={styles.box}>
      <TextArea
        label="A reader’s message"
        minLines={2}
        maxLength={chatLimits.message}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <details>
        <summary>Earlier messages</summary>
        <TextArea
          label="Earlier messages"
          labelHidden
          hint="Oldest first, with an empty line between them."
          minLines={3}
          maxLength={chatLimits.reply}
          value={earlier}
          onChange={(event) => setEarlier(event.target.value)}
        />
      </details>
      <Button loading={trial.isPending} disabled={message.trim() === ''} onClick={run}>
        Try this message
      </Button>
      <div role="status" className={styles.results}>
        {trial.error ? <p>{serverMessage(trial.error) ?? pageMessages.loadFailed}</p> : null}
        {trial.data ? (
          <TrialTable trial={trial.data} titles={titles} onMakeTest={canAddTest ? addTest : null} />
        ) : null}
        {added ? <p>{added}</p> : null}
      </div>
    </div>
  );
}
