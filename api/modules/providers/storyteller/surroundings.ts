import type { Scene } from '../scene.ts';

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
    'The light [had|has] changed while nobody was watching it.',
    'Far off, someone [was|is] calling a dog, or a child, by a name that distance [had|has] worn smooth.',
    'The quiet [was|is] not empty. It [had|has] the grain of a held breath.',
    'Every shadow [lay|lies] the way it should but one.',
    'Somewhere a bell, or something that [wanted|wants] to be a bell, [gave|gives] a single low note.',
    'The hour [had|has] a taste to it, as of iron.',
    'For a moment everything [seemed|seems] to lean a little closer, to hear.',
  ],
  indoors: [
    'A draught [came|comes] in from nowhere and [went|goes] out by the same way.',
    'A clock [began|begins] to strike, [seemed|seems] to lose its place, and [stopped|stops].',
    'Dust [turned|turns] slowly in the one clear strip of light.',
    'A moth [went|goes] round and round the lamp, patient as a lawyer.',
    'Overhead something [creaked|creaks], [thought|thinks] better of it, and [was|is] still.',
    'Through the wall [came|come] two voices, and then, very pointedly, none.',
  ],
  outdoors: [
    'The wind [had|has] gone round to a quarter it rarely [came|comes] from.',
    'The air [had|has] the tightness it gets before weather, or before bad news.',
    'Birds [went|go] over, low and in no order, as if something had told them all at once.',
    'The horizon [had|has] put on a thin bright edge, like a blade half drawn.',
    'Each sound [came|comes] back a little late, as if it [had|has] been looked at first.',
    'Somebody’s smoke [stood|stands] straight up in the distance and then, all at once, [did|does] not.',
  ],
};

/** Last sentences: the story leans on the reader. */
export const hooks: Readonly<Record<'anywhere' | Ground | Mood, readonly string[]>> = {
  anywhere: [
    '“There’s one more thing,” {C} [said|says]. “It’s about you.”',
    '“They’ll ask where you were today,” {C} [said|says]. “I need to know what you’re going to say.”',
    '{C} [had|has] something for {o}, and [kept|keeps] it out of sight. “Guess,” {he} [h:said|says|say]. “And then decide whether you want it.”',
    'And then {C} [said|says] the one name that {s} [s:had|have|has] told nobody.',
    '“You have until I count to ten,” {C} [said|says], and [began|begins], not quickly, at seven.',
    'And {C}, who never [asked|asks] for anything, [asked|asks]: “What would you do?”',
  ],
  indoors: [
    'Then someone [knocked|knocks]: three times, a pause, and once more. {C} [shook|shakes] {his} head, very slightly.',
    'And only now {s} [s:saw|see|sees] that the door behind {C} [had|has] been open all along.',
    'Footsteps [were|are] coming: one set going slowly, and one set trying not to be heard.',
  ],
  outdoors: [
    'Ahead, where there [had been|was] nobody, somebody [raised|raises] a hand and [waited|waits] to be answered.',
    'Behind {us} [came|comes] a sound like many feet, or like rain. {C} [did|does] not turn round to see which.',
    'There [were|are] two ways from here. {C} [looked|looks] at one, then at the other, then, for rather too long, at {o}.',
  ],
  dark: [
    'The light [went|goes] down to a thread. Very close, {C} [whispered|whispers]: “Don’t answer it.”',
    'Behind {o}, quite calmly, a voice that {s} [s:knew|know|knows] [said|says] {p} name.',
    '{C} [looked|looks] past {o}, and whatever {he} [h:saw|sees|see] there, {he} [h:did|does|do] not say.',
    'Somewhere near, something that [had|has] been counting [reached|reaches] its number.',
    '“Choose quickly,” {C} [said|says]. “It has already chosen.”',
  ],
  light: [
    '“Now,” {C} [said|says], with the air of somebody about to be forgiven, “promise you won’t laugh.”',
    '{C} [came|comes] one step closer than the conversation [needed|needs]. Neither of {us} [mentioned|mentions] it.',
    '“I have an idea,” {C} [said|says]. “You are going to hate the first half.”',
    'It would [have been|be] a fine moment to leave. {C} [was|is] hoping, and hiding it badly, that {s} [would|will] not.',
    '“One condition,” {C} [said|says], and [named|names] two.',
  ],
};

export function airsFor(scene: Scene): string[] {
  return [...airs.anywhere, ...airs[groundOf(scene)]];
}

export function hooksFor(scene: Scene): string[] {
  return [...hooks.anywhere, ...hooks[groundOf(scene)], ...hooks[moodOf(scene)]];
}
