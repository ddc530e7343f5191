import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import { automaticVersions } from '@storyloom/contract/stories/messages';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
export const versionTime = ({ createdAt }: DraftVersion) => moment.format(new Date(createdAt));

/** The author's name of a version, “Published 2”, or the name and the time of one that the author did not name. */
export function versionName(version: DraftVersion): string {
  const { name, publishedVersion } = version;
  if (publishedVersion !== null) return `Published ${publishedVersion}`;
  return automaticVersions.includes(name) ? `${name}, ${versionTime(version)}` : name;
}
