import { handleJob } from '../../platform/jobs/job.ts';
import type { ApiModule } from '../../platform/module.ts';
import { editorialAdminRoutes } from './admin/admin.routes.ts';
import { createEditorialAdmin } from './admin/admin.service.ts';
import { findReferencedPictures } from './editorial.repository.ts';
import { editorialRoutes } from './editorial.routes.ts';
import { createEditorial } from './editorial.service.ts';
import { tellEnding, tellEndingCampaigns } from './ending-campaigns.jobs.ts';

type Parts = Parameters<typeof createEditorial>[0] & Parameters<typeof createEditorialAdmin>[0];

export function createEditorialModule(parts: Parts) {
  return {
    routes: [
      ...editorialRoutes(createEditorial(parts)),
      ...editorialAdminRoutes(createEditorialAdmin(parts)),
    ],
    jobs: [handleJob(tellEnding, () => tellEndingCampaigns(parts))],
    pictures: findReferencedPictures,
  } satisfies ApiModule;
}
