import { storyLimits } from './limits.ts';

/** Messages of the story form; the product specification prescribes some of them. */
export const storyMessages = {
  type: 'Choose a story or a character',
  title: 'Enter story title',
  perspective: 'Choose a perspective',
  /** Name of the version that keeps a draft when another version is restored. */
  beforeRestoring: 'Before restoring',
  /** Name of the versions that are kept while the author works. */
  autosaved: 'Autosaved',
  automaticName: 'Versions with this name are deleted automatically. Choose another name.',
  cover: 'Add a cover',
  /** Message of a cover without a picture. */
  coverDescription: 'Generate cover first',
  coverUndescribed: 'Describe your cover in a sentence, for readers who can’t see it',
  portrait: 'Add this portrait again',
  worldBook: 'Enter the world book',
  worldBookWords: `World book can't exceed ${storyLimits.worldBookWords} words`,
  mainName: 'Enter the main character’s name',
  mainProfile: 'Enter the main character’s profile',
  supportingName: 'Enter the supporting character’s name',
  supportingProfile: 'Enter the supporting character’s profile',
  profileWords: `Profile can’t exceed ${storyLimits.profileWords} words`,
  relationName: 'Enter the name of the other character',
  relation: 'Describe the relation',
  summary: 'Enter story summary',
  opening: 'Enter the opening scene',
  otherOpening: 'Fill in or remove the empty opening',
  readerQuestion: 'Fill in or remove the empty question',
  questionWords: 'Two questions have the same word. Type another one in braces, such as {town}.',
  category: 'Choose a category',
  rating: 'Choose a content rating',
  optionEmpty: 'Fill in or remove the empty option',
  optionsMissing: 'Add at least one option',
  script: `At most ${storyLimits.scriptBytes / 1000} kB. Shorten the script.`,
  scriptEndless: 'The script has no ending. Give the last knot a line such as #ending: The Lamp Goes Out.',
  tagExists: 'Tag already exists',
  optimizing: 'Please wait for AI optimization',
  tooLarge: 'This story is too large. Shorten its world book, its entries or its cast.',
} as const;

/** Names of the versions that the author did not name. */
export const automaticVersions: readonly string[] = [storyMessages.autosaved, storyMessages.beforeRestoring];
