import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { ReportedSecrets } from '@storyloom/contract/entities/reported-story';
import type { StoryCharacter, StoryContent } from '../catalogue/catalogue.service.ts';

/** The parts of a version that readers do not see, as text. */
export function toSecrets({
  content: { main, supporting },
  lore,
}: {
  content: StoryContent;
  lore: readonly LoreEntry[];
}): ReportedSecrets {
  return {
    characters: [main, ...supporting].map((character) => ({
      name: character.name,
      text: textsOf(character).join('\n\n'),
    })),
    lore: lore.map(({ title, content }) => ({ title, content })),
  };
}

const textsOf = ({ name: _, portrait: __, ...texts }: StoryCharacter) =>
  Object.values(texts).filter((text): text is string => typeof text === 'string' && text !== '');
