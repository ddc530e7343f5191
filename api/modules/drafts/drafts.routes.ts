import { testRun } from '@storyloom/contract/endpoints/lore/test-run';
import { bulkStatus } from '@storyloom/contract/endpoints/stories/bulk-status';
import { createDraftVersion } from '@storyloom/contract/endpoints/stories/create-draft-version';
import { deleteDraftVersion } from '@storyloom/contract/endpoints/stories/delete-draft-version';
import { deleteStory } from '@storyloom/contract/endpoints/stories/delete-story';
import { draftVersion } from '@storyloom/contract/endpoints/stories/draft-version';
import { draftVersions } from '@storyloom/contract/endpoints/stories/draft-versions';
import { duplicate } from '@storyloom/contract/endpoints/stories/duplicate';
import { modify } from '@storyloom/contract/endpoints/stories/modify';
import { publications } from '@storyloom/contract/endpoints/stories/publications';
import { publish } from '@storyloom/contract/endpoints/stories/publish';
import { restore } from '@storyloom/contract/endpoints/stories/restore';
import { restoreDraftVersion } from '@storyloom/contract/endpoints/stories/restore-draft-version';
import { visibility } from '@storyloom/contract/endpoints/stories/visibility';
import { writeDetail } from '@storyloom/contract/endpoints/stories/write-detail';
import { type Route, route } from '../../platform/http/route.ts';
import type { Drafts } from './drafts.service.ts';

export function draftsRoutes(drafts: Drafts): Route[] {
  return [
    route(modify, ({ viewer, input }) => drafts.save(viewer.userId, input)),
    route(writeDetail, ({ viewer, input }) => drafts.read(viewer.userId, input.id)),
    route(testRun, ({ viewer, input }) => drafts.readTestRun(viewer.userId, input.id)),
    route(duplicate, ({ viewer, input }) => drafts.duplicate(viewer.userId, input)),
    route(publish, ({ viewer, input }) => drafts.publish(viewer.userId, input)),
    route(publications, ({ viewer, input }) => drafts.listPublications(viewer.userId, input.id)),
    route(visibility, ({ viewer, input }) => drafts.setVisibility(viewer.userId, input)),
    route(deleteStory, ({ viewer, input }) => drafts.remove(viewer.userId, input.id)),
    route(restore, ({ viewer, input }) => drafts.restore(viewer.userId, input.id)),
    route(bulkStatus, ({ viewer, input }) => drafts.changeMany(viewer.userId, input)),
    route(createDraftVersion, ({ viewer, input }) => drafts.nameVersion(viewer.userId, input)),
    route(draftVersions, ({ viewer, input }) => drafts.listVersions(viewer.userId, input.id)),
    route(draftVersion, ({ viewer, input }) => drafts.readVersion(viewer.userId, input)),
    route(restoreDraftVersion, ({ viewer, input }) => drafts.restoreVersion(viewer.userId, input)),
    route(deleteDraftVersion, ({ viewer, input }) => drafts.deleteVersion(viewer.userId, input)),
  ];
}
