import type { Cover } from '@storyloom/contract/entities/cover';
import { loreEntries } from '@storyloom/contract/entities/lore-entry';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { DomainError } from '../../platform/errors.ts';
import type { PreviewContent, StoryCharacter, StoryContent } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';

type Supporting = StoryContent['supporting'][number];
type DraftCharacter = NonNullable<StoryDraftContent['main']>;
type Images = ReadonlyMap<string, Cover>;
const noCover = { url: '', thumbUrl: '', width: 640, height: 960, placeholder: null };

/**
 * A draft as the chat plays it, with defaults for the choices it lacks. Throws preview.unavailable without an opening scene or a
 * main character.
 */
export function toPreview(
  draft: StoryDraftContent,
  images: Images,
): Omit<PreviewContent, 'draftId' | 'authorId'> {
  const { type = 'STORY', perspective = 'SECOND_PERSON', rating = 'PG', category = 'SHORT_STORY' } = draft;
  const { hook = '', summary = '', tags = [], opening = '', styleSample = '', worldBook, main } = draft;
  if (opening.trim() === '' || !main?.name?.trim()) throw new DomainError('preview.unavailable');
  const content: StoryContent = {
    ...{ type, perspective, rating, category, opening, styleSample },
    title: draft.title?.trim() || 'Untitled',
    options: (draft.options ?? []).filter((option) => option.trim() !== ''),
    worldBook: worldBook ?? { structure: '', background: '', rules: '', specialEvents: '' },
    main: toCharacter(main, images),
    supporting: (draft.supporting ?? []).flatMap((character) => toSupporting(character, images)),
  };
  const written = loreEntries.safeParse(draft.lore ?? []);
  const lore = written.success && written.data.length > 0 ? written.data : createLoreEntries(content);
  return { hook, summary, tags, category, cover: noCover, content, lore };
}

function toCharacter(character: DraftCharacter, images: Images): StoryCharacter {
  const { name = '', profile = '', speechExample = '', relations = [] } = character;
  const portrait = images.get(character.portrait ?? '');
  const complete = relations.filter(({ to, text }) => to.trim() !== '' && text.trim() !== '');
  return { name, profile, speechExample, relations: complete, ...(portrait && { portrait }) };
}

/** A character without a name cannot speak yet. */
function toSupporting(
  character: NonNullable<StoryDraftContent['supporting']>[number],
  images: Images,
): Supporting[] {
  const { profession = '', skills = '', personality = '', appearance = '', speechStyle = '' } = character;
  const common = toCharacter(character, images);
  if (common.name.trim() === '') return [];
  return [{ ...common, profession, skills, personality, appearance, speechStyle }];
}
