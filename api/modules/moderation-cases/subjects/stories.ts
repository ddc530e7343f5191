import { DomainError } from '../../../platform/errors.ts';
import { type Catalogue, hideStory, restoreStory } from '../../catalogue/catalogue.service.ts';
import type { Subject } from './subject.ts';

/** Stories that open by address. A hidden story becomes a draft of its author. */
export function createStorySubject(catalogue: Pick<Catalogue, 'readPreview'>): Subject {
  return {
    async find(id, viewer) {
      try {
        const { card } = await catalogue.readPreview(id, viewer);
        return {
          authorId: card.author.id,
          title: card.title,
          excerpt: card.hook,
          href: `/read/${card.slug}`,
        };
      } catch (error) {
        if (error instanceof DomainError && error.error === 'story.not_found') return null;
        throw error;
      }
    },
    hide: hideStory,
    restore: restoreStory,
  };
}
