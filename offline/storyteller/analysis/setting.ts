import type { Scene } from '@storyloom/ports/scene';

export type Ground = 'indoors' | 'outdoors';
export type Mood = 'dark' | 'light';

const within =
  /\b(room|door|house|kitchen|floor|shop|clinic|hotel|train|tower|corridor|stairs?|window|wall|table|desk|bed|cellar|studio|lift|office|cabin|parlou?r|library|berth|carriage|compartment|wallpaper|basin|chair|ladder|ceiling|refrigerator|shelves|bar)\b/gi;
const without =
  /\b(road|river|sea|deck|forest|woods?|hill|field|desert|street|market|boat|ship|snow|ridge|shore|sky|cloud|beach|garden|camp|caravan|roof|rooftop|square|bridge|path|storm|ice|gunboat|channel|bank|harbou?r|fog|island|cave|crater)\b/gi;

const darkCategories = [
  'MYSTERY',
  'HORROR',
  'THRILLER',
  'PARANORMAL',
  'VAMPIRE',
  'WEREWOLF',
  'SCIENCE_FICTION',
];

/** Detects from the opening whether the story is set indoors. Templates with doors need a building. */
export function detectGround({ opening }: Scene): Ground {
  const inside = opening.match(within)?.length ?? 0;
  const outside = opening.match(without)?.length ?? 0;
  return outside > inside ? 'outdoors' : 'indoors';
}

export function detectMood({ category }: Scene): Mood {
  return darkCategories.includes(category) ? 'dark' : 'light';
}
