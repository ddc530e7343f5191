import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { ReportedSecrets } from '@storyloom/contract/moderation/entities/reported-story';
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
      text: textsOf(character).join('\n'),
    })),
    lore: lore.map(({ title, content }) => ({ title, content })),
  };
}

/** The profile, then the other texts with their names. */
function textsOf({ name: _, portrait: __, profile, ...others }: StoryCharacter): string[] {
  const named = Object.entries(others).flatMap(([field, text]) =>
    typeof text === 'string' && text !== '' ? [`${field}: ${text}`] : [],
  );
  return [profile, ...named];
}
