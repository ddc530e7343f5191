import type { known } from '@storyloom/contract/chat/endpoints/known';
import type { DataOf } from '@storyloom/contract/core/endpoint';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Saves } from '../saves/saves.service.ts';
import type { Scripts } from '../scripts/scripts.service.ts';
import { soFarOn } from './memory/previously.ts';
import { scriptPositionOf } from './turns/parent.ts';
import type { PositionReader } from './turns/position.repository.ts';

interface KnownParts {
  db: Db;
  saves: Pick<Saves, 'findOwned'>;
  stories: Pick<Catalogue, 'admit' | 'readPlayable'>;
  scripts: Pick<Scripts, 'answersAt'>;
  readPosition: PositionReader;
}

/** What the next reply of a save is told with, besides pinned facts. Throws save.not_found and the errors of stories. */
export async function readKnown(
  { db, saves, stories, scripts, readPosition }: KnownParts,
  viewer: Viewer,
  saveId: string,
): Promise<DataOf<typeof known>> {
  const { userId } = viewer;
  const { storyId } = await saves.findOwned(db, userId, saveId);
  const [admission, found] = await Promise.all([
    stories.admit(storyId, viewer),
    readPosition({ userId, storyId }, saveId),
  ]);
  // The save may have been deleted since it was read.
  if (found === undefined) throw new DomainError('save.not_found');
  const story = await stories.readPlayable(admission, found.versionId);
  const position = scriptPositionOf(found.path);
  return {
    answers: await scripts.answersAt({ story, userId, position: position ?? 'start', seed: saveId }),
    facts: position && factsAt(position),
    soFar: soFarOn(found.path),
  };
}

/** Newest first. A place from a share has the facts of another reader. */
function factsAt(position: NonNullable<ReturnType<typeof scriptPositionOf>>): string[] {
  if (position === 'start' || position.isShared) return [];
  return (position.memory?.facts ?? []).map(({ said }) => said).reverse();
}
