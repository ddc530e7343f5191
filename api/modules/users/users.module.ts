import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import type { ApiModule } from '../../platform/module.ts';
import { ownSessions, ownUser } from './own-data.ts';
import { findReferencedPictures } from './users.repository.ts';
import { usersRoutes } from './users.routes.ts';
import { createUsers } from './users.service.ts';

const purgeSessions = defineScheduledJob({ name: 'users.purge-sessions', cron: '17 * * * *' });

export function createUsersModule(parts: Parameters<typeof createUsers>[0]) {
  const service = createUsers(parts);
  return {
    service,
    routes: usersRoutes(service),
    jobs: [handleJob(purgeSessions, service.sessions.purge)],
    ownData: [ownUser, ownSessions],
    pictures: findReferencedPictures,
  } satisfies ApiModule;
}
