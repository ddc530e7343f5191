import { isAdult } from '@storyloom/contract/stories/ratings';
import type { SceneText } from '@storyloom/ports/image-provider';
import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import { findIllustratedSentence } from '../../images/images.service.ts';

/** Maximum lengths in characters. */
const MAX_ALT = 160;
const MAX_EXCERPT = 700;
const MAX_SETTING = 300;

export interface PromptInput {
  /** The illustrated sentence, as alternative text. */
  alt: string;
  prompt: string;
  scene: SceneText;
  isForAdults: boolean;
}

/** The prompt for an image model, and the scene for the offline painter. */
export function buildPromptInput(
  story: Pick<PlayableStory, 'title' | 'category' | 'rating' | 'opening' | 'worldBook'>,
  text: string,
  place: NonNullable<SceneText['place']> | null,
): PromptInput {
  const alt = shorten(findIllustratedSentence(text), MAX_ALT);
  const isForAdults = isAdult(story.rating);
  const kind = story.category.toLowerCase().replaceAll('_', ' ');
  const prompt = [
    `An illustration of one moment of the ${kind} story “${story.title}”.`,
    `The moment: ${alt}`,
    `Around it: ${shorten(text, MAX_EXCERPT)}`,
    place === null
      ? `Where the story began: ${shorten(story.opening, MAX_SETTING)}`
      : `Where it happens: ${shorten(place.where || place.text, MAX_SETTING)}`,
    place === null || place.present.length === 0 ? '' : `Present: ${place.present.join(', ')}`,
    'Painterly, cinematic light, one clear subject, wide format. No text, letters, frames or watermarks.',
    isForAdults ? '' : 'Fit for a general audience.',
  ];
  return {
    alt,
    prompt: prompt.filter((line) => line !== '').join('\n'),
    scene: {
      text,
      setting: story.opening,
      world: `${story.title}\n${story.worldBook?.structure ?? ''}`,
      category: story.category,
      ...(place && { place }),
    },
    isForAdults,
  };
}

/** Cuts a text at the end of a word. */
function shorten(text: string, max: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}
