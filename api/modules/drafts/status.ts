import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { bulkStatus } from '@storyloom/contract/stories/endpoints/bulk-status';
import type { visibility } from '@storyloom/contract/stories/endpoints/visibility';
import type { Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { setListed, softDelete, undelete } from '../catalogue/catalogue.service.ts';
import type { OwnDrafts } from './own-drafts.ts';
import type { DraftsParts } from './parts.ts';

type Action = ParsedInputOf<typeof bulkStatus>['action'];
type Own = Parameters<typeof softDelete>[1];

const actions: Readonly<Record<Action, (tx: Tx, own: Own) => Promise<boolean>>> = {
  LIST: (tx, own) => setListed(tx, own, 'PUBLISHED'),
  UNLIST: (tx, own) => setListed(tx, own, 'UNLISTED'),
  DELETE: softDelete,
  RESTORE: undelete,
};

export function createStatusChanges({ db, clock, own, announce }: DraftsParts & { own: OwnDrafts }) {
  /** Throws story.not_found, and story.status_not_allowed if the story's status does not allow the action. */
  async function change(authorId: string, id: string, action: Action): Promise<{ id: string }> {
    return db.transaction(async (tx) => {
      await own.require(tx, authorId, id);
      const isDone = await actions[action](tx, { id, authorId, now: clock.now() });
      if (!isDone) throw new DomainError('story.status_not_allowed');
      if (action === 'LIST') await announce(tx, id);
      return { id };
    });
  }

  return {
    setVisibility: (authorId: string, { id, status }: ParsedInputOf<typeof visibility>) =>
      change(authorId, id, status === 'PUBLISHED' ? 'LIST' : 'UNLIST'),

    /** Deleting a deleted story is not an error. Throws story.not_found. */
    async remove(authorId: string, id: string): Promise<{ id: string }> {
      const { status } = await own.require(db, authorId, id);
      return status === 'DELETED' ? { id } : change(authorId, id, 'DELETE');
    },

    restore: (authorId: string, id: string) => change(authorId, id, 'RESTORE'),

    /** Returns one result for each story, in the order of the ids. */
    async changeMany(
      authorId: string,
      { ids, action }: ParsedInputOf<typeof bulkStatus>,
    ): Promise<DataOf<typeof bulkStatus>> {
      const results: DataOf<typeof bulkStatus> = [];
      for (const id of ids) {
        const error = await change(authorId, id, action).then(() => null, refusalOf);
        results.push({ id, error });
      }
      return results;
    },
  };
}

function refusalOf(error: unknown): 'story.not_found' | 'story.status_not_allowed' {
  const name = error instanceof DomainError ? error.error : null;
  if (name === 'story.not_found' || name === 'story.status_not_allowed') return name;
  throw error;
}
