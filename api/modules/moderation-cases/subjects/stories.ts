import type { ReportedStory } from '@storyloom/contract/moderation/entities/reported-story';
import type { StoryCharacter } from '@storyloom/contract/stories/version-content';
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
          story: found === undefined ? null : toReportedStory(found),
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

function toReportedStory({ shown, content, lore }: Reportable): ReportedStory {
  return {
    ...shown,
    opening: content.opening,
    characters: [content.main, ...content.supporting].map((character) => ({
      title: character.name,
      text: textOf(character),
    })),
    lore: (lore ?? []).map((entry) => ({ title: entry.title, text: entry.content })),
  };
}

/** The profile, then the other texts with their names: "Speech style: …". */
function textOf({ name: _, portrait: __, profile, ...others }: StoryCharacter): string {
  const named = Object.entries(others).map(([field, text]) => {
    const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return text ? `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${text}` : '';
  });
  return [profile, ...named].filter(Boolean).join('\n');
}
