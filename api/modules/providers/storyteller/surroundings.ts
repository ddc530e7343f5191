import type { Scene } from '../scene.ts';

export type Ground = 'indoors' | 'outdoors';
export type Mood = 'dark' | 'light';

const within =
  /\b(room|door|house|kitchen|floor|shop|clinic|hotel|train|tower|corridor|stairs?|window|wall|table|desk|bed|cellar|studio|lift|office|cabin|parlou?r|library)\b/gi;
const without =
  /\b(road|river|sea|deck|forest|woods?|hill|field|desert|street|market|boat|ship|snow|ridge|shore|sky|cloud|beach|garden|camp|caravan|roof|rooftop|square|bridge|path|storm|ice)\b/gi;

const darkCategories = [
  'MYSTERY',
  'HORROR',
  'THRILLER',
  'PARANORMAL',
  'VAMPIRE',
  'WEREWOLF',
  'SCIENCE_FICTION',
];

/** Where the story began, by the words of its opening scene: frames with doors need a house. */
export function groundOf({ opening }: Scene): Ground {
  const inside = opening.match(within)?.length ?? 0;
  const outside = opening.match(without)?.length ?? 0;
  return outside > inside ? 'outdoors' : 'indoors';
}

export function moodOf({ category }: Scene): Mood {
  return darkCategories.includes(category) ? 'dark' : 'light';
}

type Bank = Readonly<Record<'anywhere' | Ground, readonly string[]>>;

/** The world at this moment. */
export const airs: Bank = {
  anywhere: [
    'The light had changed while nobody was watching it.',
    'Far off, someone was calling a dog, or a child, by a name the distance had worn smooth.',
    'The quiet was not empty. It had the grain of a held breath.',
    'Every shadow lay the way it should but one.',
    'Somewhere a bell, or something that wanted to be a bell, gave a single low note.',
    'The hour had a smell to it, of rain not yet arrived.',
    'For a moment everything seemed to lean a little closer, to hear.',
  ],
  indoors: [
    'A draught came in from nowhere and went out by the same way.',
    'A clock began to strike, seemed to lose its place, and stopped.',
    'Dust turned slowly in the one clear strip of light.',
    'A moth went round and round the lamp, patient as a lawyer.',
    'Overhead a board creaked, thought better of it, and was still.',
    'Through the wall came two voices, and then, very pointedly, none.',
  ],
  outdoors: [
    'The wind had gone round to a quarter it rarely came from.',
    'The air had the tightness it gets before weather, or before bad news.',
    'Birds went over, low and in no order, as if something had told them all at once.',
    'The horizon had put on a thin bright edge, like a blade half drawn.',
    'Underfoot the ground gave back each sound a little late.',
    'Somebody’s smoke stood straight up in the distance and then, all at once, did not.',
  ],
};

/** Last sentences: the story leans on the reader. */
export const hooks: Readonly<Record<'anywhere' | Ground | Mood, readonly string[]>> = {
  anywhere: [
    '“There’s one more thing,” said {C}. “It’s about you.”',
    '“They’ll ask where you were today,” said {C}. “I need to know what you’re going to say.”',
    '{C} held out a closed hand. “Guess,” {he} said. “And then decide whether you want it.”',
    'That was when {C} said the one name that {s} had told nobody.',
    '“You have until I count to ten,” said {C}, and began, not quickly, at seven.',
    'And {C}, who never asked for anything, asked: “What would you do?”',
  ],
  indoors: [
    'Then someone knocked: three times, a pause, and once more. {C} shook {his} head, very slightly.',
    'And that was when {s} saw that the door behind {C} had been open all along.',
    'Footsteps were coming: one set going slowly, and one set trying not to be heard.',
  ],
  outdoors: [
    'Ahead, where there had been nobody, somebody raised a hand and waited to be answered.',
    'Behind them came the sound of riders, or of rain. {C} did not turn round to see which.',
    'The way parted here. {C} looked left, then right, then, for rather too long, at {o}.',
  ],
  dark: [
    'The light went down to a thread. {C} found {p} sleeve in the dark and whispered: “Don’t answer it.”',
    'Behind {o}, quite calmly, a voice that {s} knew said {p} name.',
    '{C} looked past {o}, and all the colour went out of {his} face.',
    'Somewhere near, something that had been counting reached its number.',
    '“Choose quickly,” said {C}. “It has already chosen.”',
  ],
  light: [
    '“Now,” said {C}, with the look of somebody about to be forgiven, “promise you won’t laugh.”',
    '{C} took one step closer than the conversation needed. Neither of the two of them mentioned it.',
    '“I have an idea,” said {C}. “You are going to hate the first half.”',
    'It would have been a fine moment to leave. {C} seemed to be hoping, badly hidden, that {s} would not.',
    '“One condition,” said {C}, and held up two fingers.',
  ],
};

export function airsFor(scene: Scene): string[] {
  return [...airs.anywhere, ...airs[groundOf(scene)]];
}

export function hooksFor(scene: Scene): string[] {
  return [...hooks.anywhere, ...hooks[groundOf(scene)], ...hooks[moodOf(scene)]];
}
