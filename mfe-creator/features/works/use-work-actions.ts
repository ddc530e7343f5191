import { actionMessages } from '@storyloom/contract/core/messages';
import { bulkStatus } from '@storyloom/contract/stories/endpoints/bulk-status';
import { duplicate } from '@storyloom/contract/stories/endpoints/duplicate';
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { serverMessage } from '@storyloom/http/errors';
import { randomId } from '@storyloom/http/random-id';
import { useHost, useQueryClient } from '@storyloom/mfe';
import { useState } from 'react';
import { workTitle } from './works.model.ts';

export type WorkAction = 'LIST' | 'UNLIST' | 'DELETE' | 'RESTORE';

const done: Record<WorkAction, string> = {
  LIST: 'listed',
  UNLIST: 'unlisted',
  DELETE: 'deleted',
  RESTORE: 'restored',
};

const afterDeletion =
  'Deleted stories stay open only for readers who have a save of them. ' +
  `You can restore them within ${storyLimits.restoreDays} days.`;

/** Actions on one or several works. `deleted` are the works that Undo restores. */
export function useWorkActions() {
  const host = useHost();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState<readonly WorkCard[]>([]);

  const run = async (action: WorkAction, chosen: readonly WorkCard[]) => {
    if (!(await host.requireLogin())) return;
    setBusy(true);
    try {
      const ids = chosen.map(({ id }) => id);
      const results = await host.call(bulkStatus, { ids, action });
      const refused = new Set(results.filter(({ error }) => error !== null).map(({ id }) => id));
      const changed = chosen.filter(({ id }) => !refused.has(id));
      setDeleted(action === 'DELETE' ? changed : []);
      host.toast(...outcome(action, changed, refused.size));
      if (action === 'DELETE') host.bus.emit(storyDeleted, {});
      else host.bus.emit(storyChanged, {});
      await queryClient.invalidateQueries({ queryKey: [works.path] });
    } catch (error) {
      const fallback = action === 'DELETE' ? actionMessages.deleteFailed : actionMessages.actionFailed;
      host.toast('error', serverMessage(error) ?? fallback);
    }
    setBusy(false);
  };

  return {
    isBusy,
    deleted,
    run,
    async confirmDelete(chosen: readonly WorkCard[]) {
      const [only] = chosen;
      const isSure = await host.confirm({
        title:
          chosen.length === 1 && only ? `Delete “${workTitle(only)}”?` : `Delete ${chosen.length} works?`,
        message: afterDeletion,
        confirmLabel: 'Delete',
        cancelLabel: 'Cancel',
        danger: true,
      });
      if (isSure) await run('DELETE', chosen);
    },
    async copy({ id }: WorkCard) {
      if (!(await host.requireLogin())) return;
      try {
        const clientRequestId = randomId();
        const { id: copyId } = await host.call(duplicate, { id, clientRequestId });
        host.bus.emit(workChanged, {});
        await queryClient.invalidateQueries({ queryKey: [works.path] });
        host.navigate(`/script/edit?id=${copyId}`);
      } catch (error) {
        host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
      }
    },
  };
}

function outcome(
  action: WorkAction,
  changed: readonly WorkCard[],
  refused: number,
): ['success' | 'error', string] {
  const [only] = changed;
  const name = changed.length === 1 && only ? `“${workTitle(only)}”` : `${changed.length} works`;
  if (refused === 0) return ['success', `${name} ${done[action]}.`];
  const rest = `${refused} couldn’t be ${done[action]}.`;
  return ['error', changed.length === 0 ? rest : `${name} ${done[action]}, ${rest}`];
}
