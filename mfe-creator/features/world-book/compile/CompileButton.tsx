import { compile } from '@storyloom/contract/lore/endpoints/compile';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useDraft } from '../../draft/draft.context.ts';
import { keysError, titleOf } from '../lore.model.ts';
import type { UndoableEntries } from '../use-undo.ts';
import styles from './Compile.module.css';
import { CompileDialog } from './CompileDialog.tsx';

/** Compiles the text of the world book, and shows the differences from the current entries. */
export function CompileButton({ change }: Pick<UndoableEntries, 'change'>) {
  const host = useHost();
  const { store } = useDraft();
  const compilation = useMutation({
    mutationFn: () => {
      const { worldBook = {}, lore = [], main, supporting = [] } = store.getState().content;
      return host.call(compile, {
        worldBook,
        entries: lore,
        mainName: main?.name ?? '',
        names: supporting.flatMap(({ name }) => name ?? []),
      });
    },
  });
  const { data, error, isPending, mutate, reset } = compilation;
  function start(): void {
    // The compiled entries would lack the keys that the server refuses.
    const { lore = [] } = store.getState().content;
    const problemOf = (entry: LoreEntryDraft) => keysError(entry.keys) ?? keysError(entry.secondaryKeys);
    const refused = lore.find((entry) => problemOf(entry) !== undefined);
    if (refused === undefined) mutate();
    else host.toast('info', `Change the keys of “${titleOf(refused)}” first. ${problemOf(refused)}.`);
  }
  return (
    <div className={styles.compile}>
      <Button kind="quiet" loading={isPending} onClick={start}>
        Compile text into entries
      </Button>
      <p className={styles.note} role="status">
        {error ? (serverMessage(error) ?? pageMessages.loadFailed) : null}
        {data?.changes.length === 0 ? `The entries match the text. ${data.unchanged} unchanged.` : null}
      </p>
      {data !== undefined && data.changes.length > 0 ? (
        <CompileDialog compilation={data} change={change} onClose={reset} />
      ) : null}
    </div>
  );
}
