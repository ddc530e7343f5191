import type { Scene, SceneCharacter } from '../../../modules/providers/port/scene.ts';
import { askedAfter, factsOf, selfOf } from '../analysis/characters.ts';
import { quoteOf, topicOf } from '../analysis/intent.ts';
import { nameOf } from '../analysis/reader-facts.ts';
import { pronounsOf, type Voice } from './voice.ts';

interface Parts {
  voice: Voice;
  actor: SceneCharacter;
  other: SceneCharacter | undefined;
  lore: string;
}

/** What the names in frames stand for, in this reply. */
export function vocabularyOf(scene: Scene, { voice, actor, other, lore }: Parts) {
  const { he, him, his, himself } = pronounsOf(actor, scene.opening);
  const subject = askedAfter(scene);
  const name = nameOf(scene);
  const looks = actor.appearance?.trim().replace(/(?<![.\s])[.\s]+$/, '') ?? '';
  return {
    ...voice,
    C: inSentence(actor.name),
    he,
    He: he.charAt(0).toUpperCase() + he.slice(1),
    him,
    his,
    himself,
    other: other ? inSentence(other.name) : 'the others',
    topic: topicOf(scene.lastTurn, scene) ?? 'it',
    quote: quoteOf(scene.lastTurn) ?? '',
    subject: subject?.name ?? '',
    facts: subject ? factsOf(subject) : '',
    self: selfOf(actor),
    looks: looks.charAt(0).toLowerCase() + looks.slice(1),
    name: name ?? '',
    dear: name === undefined ? '' : `, ${name}`,
    lore,
  };
}

/** “The Fox” is “the Fox” within a sentence; where one begins, `fill` writes it large again. */
function inSentence(name: string): string {
  return name.replace(/^(The|An?) (?=\p{L})/u, (article) => article.toLowerCase());
}
