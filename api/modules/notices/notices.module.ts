import type { ApiModule } from '../../platform/module.ts';
import { noticesRoutes } from './notices.routes.ts';
import { createNotices } from './notices.service.ts';
import { eraseNotices, mergeNotices, ownMutedNotices, ownNotices } from './user-data.repository.ts';

const columns = ['notices.user_id', 'muted_notices.user_id'];

export const createNoticesModule = (parts: Parameters<typeof createNotices>[0]) =>
  ({
    routes: noticesRoutes(createNotices(parts)),
    merge: { notices: { columns, move: mergeNotices } },
    erase: { notices: eraseNotices },
    ownData: [ownNotices, ownMutedNotices],
  }) satisfies ApiModule;
