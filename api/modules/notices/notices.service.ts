import type { NoticeGroup } from '@storyloom/contract/notifications/groups';
import type { Db } from '../../platform/db.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { listMuted, saveMuted } from './notices.repository.ts';

export {
  deleteNoticesBefore,
  insertNotices,
  markNoticesRead,
} from './notices.repository.ts';

export type Notices = ReturnType<typeof createNotices>;

/** Which groups of notices people have turned off. */
export function createNotices({ db }: { db: Db }) {
  const readMuted = async ({ userId }: Viewer) => ({ groups: await listMuted(db, userId) });
  return {
    readMuted,
    async mute(viewer: Viewer, change: { group: NoticeGroup; isMuted: boolean }) {
      await saveMuted(db, { userId: viewer.userId, ...change });
      return readMuted(viewer);
    },
  };
}
