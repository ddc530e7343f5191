import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';

/** The author's name of a version, or “Published 2”. */
export function versionName({
  name,
  publishedVersion,
}: Pick<DraftVersion, 'name' | 'publishedVersion'>): string {
  return publishedVersion === null ? name : `Published ${publishedVersion}`;
}
