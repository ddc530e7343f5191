import { testRun } from '@storyloom/contract/lore/endpoints/test-run';
import { bulkStatus } from '@storyloom/contract/stories/endpoints/bulk-status';
import { createDraftVersion } from '@storyloom/contract/stories/endpoints/create-draft-version';
import { deleteDraftVersion } from '@storyloom/contract/stories/endpoints/delete-draft-version';
import { deleteStory } from '@storyloom/contract/stories/endpoints/delete-story';
import { draftVersion } from '@storyloom/contract/stories/endpoints/draft-version';
import { draftVersions } from '@storyloom/contract/stories/endpoints/draft-versions';
import { duplicate } from '@storyloom/contract/stories/endpoints/duplicate';
import { modify } from '@storyloom/contract/stories/endpoints/modify';
import { publications } from '@storyloom/contract/stories/endpoints/publications';
import { publish } from '@storyloom/contract/stories/endpoints/publish';
import { restore } from '@storyloom/contract/stories/endpoints/restore';
import { restoreDraftVersion } from '@storyloom/contract/stories/endpoints/restore-draft-version';
import { visibility } from '@storyloom/contract/stories/endpoints/visibility';
import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
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
