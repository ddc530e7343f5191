import { categoryLabel } from '@storyloom/contract/stories/categories';
import type { MatchField, SearchHit } from '@storyloom/contract/stories/entities/search-hit';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { storyTypeChoices } from '@storyloom/contract/stories/filters';
import { type TextPiece, toPieces } from './highlights.ts';
import type { Weight } from './query-terms.ts';
import type { FieldText } from './search.repository.ts';

const WEIGHTS: Record<Exclude<MatchField, 'CHARACTER'>, Weight> = {
  TITLE: 'A',
  TAG: 'B',
  CATEGORY: 'B',
  TYPE: 'B',
  AUTHOR: 'C',
  HOOK: 'D',
  SUMMARY: 'D',
};

/** Fields whose matching words are reported, not their whole text. */
const LONG_FIELDS: readonly MatchField[] = ['TITLE', 'HOOK', 'SUMMARY'];

interface Field {
  field: Exclude<MatchField, 'CHARACTER'>;
  text: string;
}

/** The searched texts of a card, by field. */
export function listFields(card: StoryCard): Field[] {
  const { title, tags, category, type, author, hook, summary } = card;
  const typeLabel = storyTypeChoices.find(({ value }) => value === type)?.label ?? type;
  return [
    { field: 'TITLE', text: title },
    ...tags.map((text): Field => ({ field: 'TAG', text })),
    { field: 'CATEGORY', text: categoryLabel(category) },
    { field: 'TYPE', text: typeLabel },
    { field: 'AUTHOR', text: author.name },
    { field: 'HOOK', text: hook },
    { field: 'SUMMARY', text: summary },
  ];
}

export function toFieldTexts(storyId: string, fields: readonly Field[]): FieldText[] {
  return fields.map(({ field, text }) => ({ story_id: storyId, weight: WEIGHTS[field], written: text }));
}

/** Creates a hit from the delimited texts of its fields, in the order of the fields, and the characters that match. */
export function toHit(
  card: StoryCard,
  fields: readonly Field[],
  delimited: readonly string[],
  characters: readonly string[],
): SearchHit {
  const found = fields.map((each, index) => ({ ...each, pieces: toPieces(delimited[index] ?? each.text) }));
  const piecesOf = (field: MatchField) => found.find((each) => each.field === field)?.pieces ?? [];
  return {
    ...card,
    highlights: { title: piecesOf('TITLE'), hook: piecesOf('HOOK'), summary: piecesOf('SUMMARY') },
    matches: [
      ...found
        .filter(({ pieces }) => pieces.some(({ hit }) => hit))
        .map(({ field, text, pieces }) => ({
          field,
          text: LONG_FIELDS.includes(field) ? matchingWords(pieces) : text,
        })),
      ...characters.map((text) => ({ field: 'CHARACTER' as const, text })),
    ],
  };
}

const matchingWords = (pieces: readonly TextPiece[]) =>
  [...new Set(pieces.filter(({ hit }) => hit).map(({ text }) => text))].join(', ');
