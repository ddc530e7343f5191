import type { Intent } from './reading.ts';

/** First sentences: the reader's act lands in the world. */
export const landings: Readonly<Record<Intent, readonly string[]>> = {
  ask: [
    'The question hung there longer than it should have. {C} turned it over the way other people turn a coin.',
    '{C} did not answer at once, and the silence was already half an answer.',
    'Nobody, it seemed, had asked it aloud before. It changed the shape of the silence.',
    '{C} looked at the floor, at the door, and last of all at {o}.',
  ],
  speak: [
    'The words went out and could not be called back. {C} heard every one of them.',
    '{C} listened with {his} head a little to one side, as if the sense lay under the sound.',
    'For a breath nobody moved. Then {C} laughed, once, not unkindly.',
    'It came out steadier than {s} felt. {C} noticed that too.',
  ],
  move: [
    '{S} went before there was time to think better of it. Each step sounded like somebody else’s.',
    'The way was shorter than it had looked, and darker. {C} kept half a pace behind.',
    '{S} crossed the distance, and the place seemed to rearrange itself around {o} as it was crossed.',
    '“Wait,” said {C}, but {s} had already gone, and {he} came after.',
  ],
  fight: [
    'It was over faster than fear. Something hit the floor and rolled, and {C} was suddenly much closer than before.',
    '{S} moved first. {C} moved second, and the difference between the two mattered a great deal.',
    'There was no grace in it. There was breath, and weight, and {C} shouting a name that was not {p} own.',
    'The blow landed. What surprised {o} was the quiet after it.',
  ],
  look: [
    '{S} looked properly this time, the way one looks when one expects to be lied to. There it was: small, wrong, and recent.',
    'At first there was nothing to see. Then there was one thing out of its place, and after that {s} could see nothing else.',
    'The longer {s} looked, the less it resembled what everyone had called it.',
    '{S} took {p} time. {C} watched {o} do it and grew, slowly, afraid of what {s} would find.',
  ],
  kind: [
    'It was a small thing to do. {C} looked at {o} as if small things were rarer than gold.',
    '{C} went very still, like an animal deciding whether a hand is only a hand.',
    'Something in {C} gave way, quietly, the way ice does in the last week of winter.',
    '{S} meant it, and it showed, and for once {C} had nothing clever to put in front of {his} face.',
  ],
  hide: [
    '{S} made {p} breathing small. Close by, a boot turned and stopped.',
    'There was just room enough in the dark for two. {C} was already in it.',
    '{S} {was} out of sight by the width of a hand. It was enough, and it would not be enough twice.',
    'Running is a decision made by the knees. {S} {was} gone before the rest of {o} agreed.',
  ],
  use: [
    'It did what it was made to do, and then, after a pause, it did something else.',
    '{S} did it quickly, before {C} could find the words to object. There was a click, or the memory of one.',
    'Nothing happened. {C} let out a breath. Then it happened.',
    'It was heavier in the doing than in the thinking. {C} reached out to help and drew {his} hand back.',
    '“Just like that?” said {C}. Just like that. It was done before either of them had finished being surprised.',
    '{S} did it. There are choices one makes and choices one notices having made, and this was of the second kind.',
    '{C} had opened {his} mouth to advise against it. {He} closed it again and watched, with something near respect.',
  ],
  wait: [
    '{S} waited. It is hard work, and the hour did none of it for {o}.',
    'The moment went on without being asked. Something that had been shut was not shut any more.',
    'So {s} held still and let the world make its move. It made one.',
    'What came next did not come loudly. {C} saw it first.',
  ],
};

/** Ways for the lore of the story to be said; `{lore}` is a whole sentence. */
export const tellings: readonly string[] = [
  'There is a thing people here repeat without lowering their voices. {lore} It had never sounded like a threat before.',
  '“You know how it is,” said {C}. “{lore}” {He} said it like somebody reading a sign on a locked gate.',
  '{S} remembered what {s} had been told on the first day. {lore} It seemed a great deal less like advice now.',
  '{lore} That was the part everyone knew. What came after it, {C} seemed to be deciding whether to say.',
  'Scratched where only a patient hand could reach, somebody had left a reminder. {lore}',
  '“Say it back to me,” said {C}, and waited until {s} did. {lore}',
  '{lore} {S} had taken it for a story told to newcomers. {C}, plainly, had not.',
];

/** Ways for an event of the story to happen; `{lore}` is a whole sentence, in the present tense. */
export const happenings: readonly string[] = [
  'And there it is, in front of both of them, not to be talked away. {lore}',
  'What follows takes less time than a breath. {lore} {C} says nothing at all.',
  '{lore} {C} stares, and for once {his} face keeps nothing back.',
  'It happens the way such things do, quietly and all at once. {lore}',
];

/** What the character does with their body. */
export const gestures: readonly string[] = [
  '{C} turned {his} hands over, as though the rest of the sentence might be written there.',
  '{C} moved into {p} way, not quite blocking it.',
  'Without looking, {C} pressed something small and cold into {p} hand.',
  '{C} smiled with everything except {his} eyes.',
  '{C} counted under {his} breath, reached four, and started over.',
  '{C} glanced at {other}, and whatever passed between the two of them was older than this evening.',
  '{C} took a step back into the light, so that for once {s} could see {his} whole face.',
  '{C} pulled {his} sleeve down over {his} wrist a moment too late.',
];
