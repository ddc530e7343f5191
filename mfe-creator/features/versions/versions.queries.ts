import { draftVersion } from '@storyloom/contract/stories/endpoints/draft-version';
import { draftVersions } from '@storyloom/contract/stories/endpoints/draft-versions';
import { ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** Named and published versions of a draft, the latest first. */
export function versionsQuery(host: Host, userId: string | null, id: string) {
  return ownQuery(host, userId, draftVersions, { id });
}

/** One version with its content. */
export function versionQuery(host: Host, userId: string | null, id: string, versionId: string) {
  return ownQuery(host, userId, draftVersion, { id, versionId });
}
