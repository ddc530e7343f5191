import { cutCharacters } from '@storyloom/contract/core/characters';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { findIllustratedSentence } from '../../images/images.service.ts';

/** Describes a cover by the most visible sentences of a draft. */
export function describeCover({ type, title, summary, opening, category, names }: DraftContext): string {
  const moment = findIllustratedSentence(opening || summary);
  const genre = categoryChoices.find(({ value }) => value === category)?.label.toLowerCase();
  const [main = ''] = names;
  const subject = type === 'ROLE' && main !== '' ? `A portrait of ${main}` : '';
  const rest = opening === '' ? '' : (summary.split(/(?<=[.!?…])\s+/)[0] ?? '');
  const parts = [
    subject === '' ? '' : `${subject}.`,
    moment,
    rest,
    genre === undefined ? '' : `The mood of a ${genre} story.`,
  ].filter((part) => part.trim() !== '');
  const text = parts.length === 0 ? `A cover for “${title}”.` : parts.join(' ');
  return cutCharacters(text, storyLimits.coverDescription);
}
