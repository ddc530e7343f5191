import type { ReportedStory } from '@storyloom/contract/moderation/entities/reported-story';
import { characterFields } from '@storyloom/contract/stories/character-fields';
import { toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import { promptTexts, storyTable } from '@storyloom/contract/stories/story-fields';
import type { StoryCharacter, StoryContent } from '@storyloom/contract/stories/version-content';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  type Catalogue,
  findReportable,
  hideStory,
  openingsBeside,
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
    otherOpenings: openingsBeside(content),
    options: content.options,
    readerQuestions: toStoryQuestions(content.readerQuestions).map(({ text }) => text),
    characters: [content.main, ...content.supporting].map((character) => ({
      title: character.name,
      text: textOf(character),
    })),
    storyteller: storytellerTexts(content),
    lore: (lore ?? []).map((entry) => ({ title: entry.title, text: entry.content })),
  };
}

/** The profile, then the other texts with their labels: "Speech style: …". */
function textOf(character: StoryCharacter): string {
  const { name: _, profile, portrait: __, relations = [], ...notes } = character;
  const labelled = Object.entries(characterFields).map(([field, { label }]) => {
    const text = field in notes && notes[field as keyof typeof notes];
    return text && `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${text}`;
  });
  return [profile, ...labelled, ...relations.map(({ to, text }) => `${to}: ${text}`)]
    .filter(Boolean)
    .join('\n');
}

/** The texts that only the author and the storyteller read. */
function storytellerTexts(content: StoryContent): ReportedStory['storyteller'] {
  const { structure, background, rules, specialEvents } = content.worldBook;
  const world = [structure, background, rules, specialEvents].filter(Boolean).join('\n\n');
  const texts = promptTexts.map((field) => ({ title: storyTable[field].label, text: content[field] ?? '' }));
  return [{ title: storyTable.worldBook.label, text: world }, ...texts].filter(({ text }) => text !== '');
}
