import { loreEntries } from '@storyloom/contract/entities/lore-entry';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { DomainError } from '../../platform/errors.ts';
import type { PreviewContent, StoryContent } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';

type Character = StoryContent['supporting'][number];
const noCover = { url: '', thumbUrl: '', width: 640, height: 960, placeholder: null };

/**
 * A draft as the chat plays it, with defaults for the choices it lacks. Throws preview.unavailable without an opening scene or a
 * main character.
 */
export function toPreview(draft: StoryDraftContent): Omit<PreviewContent, 'draftId' | 'authorId'> {
  const { type = 'STORY', perspective = 'SECOND_PERSON', rating = 'PG', category = 'SHORT_STORY' } = draft;
  const { hook = '', summary = '', tags = [], opening = '', styleSample = '', worldBook, main } = draft;
  if (opening.trim() === '' || !main?.name?.trim()) throw new DomainError('preview.unavailable');
  const content: StoryContent = {
    ...{ type, perspective, rating, category, opening, styleSample },
    title: draft.title?.trim() || 'Untitled',
    options: (draft.options ?? []).filter((option) => option.trim() !== ''),
    worldBook: worldBook ?? { structure: '', background: '', rules: '', specialEvents: '' },
    main: { name: main.name, profile: main.profile ?? '' },
    supporting: (draft.supporting ?? []).flatMap(toCharacter),
  };
  const written = loreEntries.safeParse(draft.lore ?? []);
  const lore = written.success && written.data.length > 0 ? written.data : createLoreEntries(content);
  return { hook, summary, tags, category, cover: noCover, content, lore };
}

/** A character without a name cannot speak yet. */
function toCharacter(character: NonNullable<StoryDraftContent['supporting']>[number]): Character[] {
  const { name = '', profile = '', profession = '', skills = '' } = character;
  const { personality = '', appearance = '', speechStyle = '' } = character;
  if (name.trim() === '') return [];
  return [{ name, profile, profession, skills, personality, appearance, speechStyle }];
}
