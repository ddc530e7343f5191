import type { Scene, SceneCharacter } from '@storyloom/ports/scene';
import { findSubject, introduceSelf, publicFacts } from '../analysis/characters.ts';
import { findQuote, findTopic } from '../analysis/intent.ts';
import { findReaderName } from '../analysis/reader-facts.ts';
import { pronounsOf, type Voice } from './voice.ts';

interface Parts {
  voice: Voice;
  actor: SceneCharacter;
  other: SceneCharacter | undefined;
  lore: string;
}

/** Creates the values of template placeholders for a reply. */
export function createPlaceholders(scene: Scene, { voice, actor, other, lore }: Parts) {
  const { he, him, his, himself } = pronounsOf(actor, scene.opening);
  const subject = findSubject(scene);
  const name = findReaderName(scene);
  const looks = actor.appearance?.trim().replace(/(?<![.\s])[.\s]+$/, '') ?? '';
  return {
    ...voice,
    C: inSentence(actor.name),
    he,
    He: he.charAt(0).toUpperCase() + he.slice(1),
    him,
    his,
    himself,
    other: other ? inSentence(other.name) : '',
    topic: findTopic(scene.userMessage, scene) ?? 'it',
    quote: findQuote(scene.userMessage) ?? '',
    subject: subject?.name ?? '',
    facts: subject ? publicFacts(subject) : '',
    self: introduceSelf(actor),
    looks: looks.charAt(0).toLowerCase() + looks.slice(1),
    name: name ?? '',
    dear: name === undefined ? '' : `, ${name}`,
    lore,
  };
}

/** Lower-cases the article of “The Fox”; `fillTemplate` capitalizes the start of a sentence. */
function inSentence(name: string): string {
  return name.replace(/^(The|An?) (?=\p{L})/u, (article) => article.toLowerCase());
}
