import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  type Catalogue,
  findReportable,
  hideStory,
  rateStory,
  restoreStory,
} from '../../catalogue/catalogue.service.ts';
import type { Subject } from './subject.ts';

/** Stories that open by address. A hidden story becomes a draft of its author. */
export function createStorySubject({
  db,
  catalogue,
}: {
  db: Db;
  catalogue: Pick<Catalogue, 'readPreview'>;
}): Subject {
  return {
    async find(id, viewer) {
      try {
        const { card } = await catalogue.readPreview(id, viewer);
        const found = await findReportable(db, id);
        return {
          authorId: card.author.id,
          title: card.title,
          excerpt: card.hook,
          href: `/read/${card.slug}`,
          story: found === undefined ? null : toSnapshot(found),
        };
      } catch (error) {
        if (error instanceof DomainError && error.error === 'story.not_found') return null;
        throw error;
      }
    },
    hide: hideStory,
    rate: rateStory,
    restore: restoreStory,
  };
}

type Reportable = NonNullable<Awaited<ReturnType<typeof findReportable>>>;

const toSnapshot = ({ story, version }: Reportable) => ({
  version: version.number,
  versionId: version.id,
  rating: story.rating,
  category: story.category,
  summary: story.summary,
  tags: story.tags,
  cover: story.cover,
  opening: version.content.opening,
});
