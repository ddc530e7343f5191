import { pickFields } from '@storyloom/contract/core/content-field';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import { loreEntries } from '@storyloom/contract/lore/entities/lore-entry';
import { listTexts, versionFields } from '@storyloom/contract/stories/story-fields';
import { noListTexts, type StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { DomainError } from '../../platform/errors.ts';
import type { PreviewContent, StoryCharacter, StoryContent } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { type FirstScene, withFirstScene } from '../scripts/scripts.service.ts';

type DraftCharacter = NonNullable<StoryDraftContent['supporting']>[number];
type Images = ReadonlyMap<string, Cover>;
const noCover = { url: '', thumbUrl: '', width: 640, height: 960, placeholder: null };

/** Choices that a draft may lack. */
const defaults = {
  type: 'STORY',
  perspective: 'SECOND_PERSON',
  rating: 'PG',
  category: 'SHORT_STORY',
  worldBook: { structure: '', background: '', rules: '', specialEvents: '' },
} as const;

/**
 * A draft as the chat plays it, with defaults for the choices it lacks. `first` is told by its script. Throws preview.unavailable without an opening scene or a
 * main character.
 */
export function toPreview(
  draft: StoryDraftContent,
  images: Images,
  first: FirstScene | null = null,
): Omit<PreviewContent, 'draftId' | 'authorId'> {
  const { opening = '', main } = draft;
  if (opening.trim() === '' || !main?.name?.trim()) throw new DomainError('preview.unavailable');
  const written: StoryContent = {
    ...defaults,
    ...pickFields(draft, versionFields),
    opening,
    title: draft.title?.trim() || 'Untitled',
    options: (draft.options ?? []).filter((option) => option.trim() !== ''),
    main: toCharacter(main, images),
    // A character without a name cannot speak yet.
    supporting: (draft.supporting ?? [])
      .filter(({ name = '' }) => name.trim() !== '')
      .map((character) => toCharacter(character, images)),
  };
  const content = first === null ? written : withFirstScene(written, first);
  const { category } = content;
  const entries = loreEntries.safeParse(draft.lore ?? []);
  const lore = entries.success && entries.data.length > 0 ? entries.data : createLoreEntries(content);
  return { ...noListTexts, ...pickFields(draft, listTexts), category, cover: noCover, content, lore };
}

function toCharacter({ portrait: id = '', ...texts }: DraftCharacter, images: Images): StoryCharacter {
  const { relations = [], ...written } = pickFields(texts, Object.keys(texts) as (keyof typeof texts)[]);
  const portrait = images.get(id);
  return {
    name: '',
    profile: '',
    ...written,
    relations: relations.filter(({ to, text }) => to.trim() !== '' && text.trim() !== ''),
    ...(portrait && { portrait }),
  };
}
