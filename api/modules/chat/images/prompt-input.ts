import { isAdult } from '@storyloom/contract/ratings';
import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import { findIllustratedSentence } from '../../images/images.service.ts';

const MOMENT = 160;
const EXCERPT = 700;
const SETTING = 300;

export interface PictureWish {
  /** The sentence that the picture is of; it stands in for it where it cannot be seen. */
  alt: string;
  prompt: string;
  scene: { text: string; setting: string; category: string };
  isForAdults: boolean;
}

type Told = Pick<PlayableStory, 'title' | 'category' | 'rating' | 'opening'>;

/** What a picture of a reply should show, in words for a model and for the one that draws. */
export function wishOf(story: Told, text: string): PictureWish {
  const alt = short(findIllustratedSentence(text), MOMENT);
  const isForAdults = isAdult(story.rating);
  const kind = story.category.toLowerCase().replaceAll('_', ' ');
  const prompt = [
    `An illustration of one moment of the ${kind} story “${story.title}”.`,
    `The moment: ${alt}`,
    `Around it: ${short(text, EXCERPT)}`,
    `Where the story began: ${short(story.opening, SETTING)}`,
    'Painterly, cinematic light, one clear subject, wide format. No text, letters, frames or watermarks.',
    isForAdults ? '' : 'Fit for a general audience.',
  ];
  return {
    alt,
    prompt: prompt.filter((line) => line !== '').join('\n'),
    scene: { text, setting: story.opening, category: story.category },
    isForAdults,
  };
}

/** RowRange where a word ends. */
function short(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}
