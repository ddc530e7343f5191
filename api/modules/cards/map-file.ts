import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/story-rules';
import { DomainError } from '../../platform/errors.ts';
import type { CardImportRow } from './cards.schema.ts';
import { isCard, recognizeCard } from './formats/card.ts';
import type { CardFile } from './formats/card-file.ts';
import { STORY_FORMAT } from './formats/story-file.ts';
import { asText } from './formats/values.ts';
import { hasScript } from './mapping/clean-text.ts';
import type { Report } from './mapping/report.ts';
import { mapCard, mapStandaloneBook } from './mapping/to-story.ts';

export interface MappedFile {
  kind: CardImportRow['kind'];
  fullName: string;
  content: StoryDraftContent;
}

/** The content of a file as a draft. Throws card.unknown_format, card.damaged and card.script. */
export function mapFile({ value }: Pick<CardFile, 'value'>, report: Report): MappedFile {
  const mapped = value.format === STORY_FORMAT ? mapStory(value, report) : mapCardOrBook(value, report);
  // Fields of ours in a card are not mapped, so they were not searched yet.
  if (hasScript(JSON.stringify(mapped.content))) throw new DomainError('card.script');
  return mapped;
}

function mapCardOrBook(value: Record<string, unknown>, report: Report): MappedFile {
  const found = recognizeCard(value);
  const { content, fullName } = isCard(found) ? mapCard(found, report) : mapStandaloneBook(found, report);
  return { kind: found.kind, content, fullName };
}

function mapStory({ content }: Record<string, unknown>, report: Report): MappedFile {
  const { data } = storyDraftContent.safeParse(content);
  if (data === undefined) throw new DomainError('card.damaged');
  const { main, supporting, cover, ...rest } = data;
  report.add('used', 'The whole story, as it was exported');
  return {
    kind: 'STORY',
    fullName: asText(data.title),
    content: {
      ...rest,
      // Ids of pictures belong to the site that exported the story.
      ...(main === undefined ? {} : { main: withoutPortrait(main) }),
      ...(supporting === undefined ? {} : { supporting: supporting.map(withoutPortrait) }),
      ...(cover === undefined ? {} : { cover: withoutImage(cover) }),
    },
  };
}

const withoutPortrait = <Character extends { portrait?: unknown }>({ portrait: _, ...rest }: Character) =>
  rest;
const withoutImage = <Cover extends { imageId?: unknown }>({ imageId: _, ...rest }: Cover) => rest;
