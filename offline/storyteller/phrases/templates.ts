import type { Scene, SceneCharacter } from '@storyloom/ports/scene';
import type { Intent } from '../analysis/intent.ts';
import { type Phrases, presuming } from './presumptions.ts';

/*
 * Templates cover both tenses and all persons: `[was|is]` follows a noun, `[s:went|go|goes]` the reader's character,
 * `[h:came|comes|come]` the pronoun of the acting character.
 */

/** Quotes of an earlier user message; `{earlier}` is a sentence. */
export const memoryTemplates: Readonly<Record<Scene['type'], readonly string[]>> = {
  STORY: [
    'It [was|is] not the first time. A long way back there [were|are] these words: “{earlier}”',
    'Something of another hour [came|comes] back, not a word of it lost: “{earlier}”',
    'Far behind all this [stood|stands] a line that [would|will] not let go: “{earlier}”',
  ],
  ROLE: [
    '“I remember it, and how you put it, too: ‘{earlier}’”',
    '“You said something long ago that I kept. ‘{earlier}’ There. Every word.”',
    '“‘{earlier}’ That was you, a good while back. You see, I do listen.”',
  ],
};

/** First sentences: the effect of the reader's action. */
export const actionTemplates: Readonly<Record<Intent, Phrases>> = {
  ask: [
    'The question [hung|hangs] there longer than it should. {C} [turned|turns] it over the way other people turn a coin.',
    '{C} [did|does] not answer at once, and the silence [was|is] already half an answer.',
    presuming(
      'saidFirst',
      'Nobody, it [seemed|seems], [had|has] asked it aloud before. It [changed|changes] the shape of the silence.',
    ),
    '{C} [looked|looks] away, and back, and last of all straight at {o}.',
  ],
  speak: [
    'The words [went|go] out and [could not|cannot] be called back. {C} [heard|hears] every one of them.',
    '{C} [listened|listens] with {his} head a little to one side, as if the sense lay under the sound.',
    'For a breath nobody [moved|moves]. Then {C} [laughed|laughs], once, not unkindly.',
    'It [came|comes] out steadier than {s} [s:felt|feel|feels]. {C} [noticed|notices] that too.',
  ],
  move: [
    '{S} [s:went|go|goes] before there [was|is] time to think better of it. Each step [sounded|sounds] like somebody else’s.',
    'The way [was|is] shorter than it [had looked|looked], and darker. {C} [kept|keeps] half a pace behind.',
    'The distance [seemed|seems] to grow in the crossing, and the place to rearrange itself around {o}. {C} [let|lets] it.',
    '“Wait,” {C} [said|says], but {s} [s:had|have|has] already gone, and {he} [h:came|comes|come] after.',
  ],
  fight: [
    'It [was|is] over faster than fear. Something [fell|falls] and [rolled|rolls], and {C} [was|is] suddenly much closer than before.',
    '{S} [s:moved|move|moves] first. {C} [moved|moves] second, and the difference between the two [mattered|matters] a great deal.',
    'There [was|is] no grace in it. There [was|is] breath, and weight, and {C} shouting a name that [was|is] not {p} own.',
    'It [went|goes] home. What [surprised|surprises] {o} [was|is] the quiet after it.',
  ],
  look: [
    '{S} [s:looked|look|looks] properly this time, the way one looks when one expects to be lied to. There it [was|is]: small, wrong, and recent.',
    'At first there [was|is] nothing to see. Then there [was|is] one thing out of its place, and after that {s} [s:could|can|can] see nothing else.',
    'The longer {s} [s:looked|look|looks], the less it [resembled|resembles] what everyone [had|has] called it. {C} [said|says] nothing to help.',
    '{S} [s:took|take|takes] {p} time. {C} [watched|watches] {o} do it and [grew|grows], slowly, afraid of what {s} [would|will] find.',
  ],
  kind: [
    'It [was|is] a small thing to do. {C} [looked|looks] at {o} as if small things were rarer than gold.',
    '{C} [went|goes] very still, like an animal deciding whether a hand is only a hand.',
    'Something in {C} [gave|gives] way, quietly, the way ice does in the last week of winter.',
    '{S} [s:meant|mean|means] it, and it [showed|shows], and for once {C} [had|has] nothing clever to say to it.',
  ],
  hide: [
    '{S} [s:made|make|makes] {p} breathing small. Close by, a step [turned|turns] and [stopped|stops].',
    'There [was|is] just room enough in the dark for two. {C} [was|is] already in it.',
    '{S} {was} out of sight by the width of a hand. It [was|is] enough, and it [would|will] not be enough twice.',
    'It [was|is] the oldest trick there is, and {C}, who [knew|knows] older ones, [let|lets] it pass.',
  ],
  flee: [
    'Running is a decision made by the knees. {S} {was} gone before the rest of {o} [agreed|agrees].',
    'It [was|is] farther than it should be. {C} [kept|keeps] up without seeming to hurry.',
    'Nobody [shouted|shouts] after {o}. That [was|is] what [made|makes] it hard to stop.',
    'Three turns later there [was|is] {C} again, a little out of breath. “You might have said.”',
  ],
  use: [
    'It [did|does] what it [was|is] made to do, and then, after a pause, it [did|does] something else.',
    '{S} {was} quick about it, before {C} [could|can] find the words to object. There [was|is] a click, or the memory of one.',
    'Nothing [happened|happens]. {C} [let|lets] out a breath. Then it [happened|happens].',
    'It [was|is] heavier in the doing than in the thinking. {C} [began|begins] to help and [thought|thinks] better of it.',
    '“Just like that?” {C} [said|says]. Just like that. It [was|is] done before either of {pair} [had|has] finished being surprised.',
    'There are choices one makes and choices one notices having made, and this [was|is] of the second kind.',
    '{C} [had been|is] about to advise against it. {He} [h:thought|thinks|think] again and [h:watched|watches|watch], with something near respect.',
  ],
  wait: [
    'Waiting [was|is] hard work, and the hour [did|does] none of it for {o}.',
    'The moment [went|goes] on without being asked. Something that [had been|was] shut [was|is] not shut any more.',
    'So {s} [s:held|hold|holds] still and [s:let|let|lets] the world make its move. It [made|makes] one.',
    'What [came|comes] next [did|does] not come loudly. {C} [saw|sees] it first.',
  ],
};

/** Reactions to the reader's direct speech. */
export const quoteTemplates: readonly string[] = [
  '“{quote}” [hung|hangs] between {us}.',
  '“{quote}”: nobody within hearing [could|can] pretend not to have heard it.',
  '{C} [repeated|repeats] it under {his} breath, “{quote}”, to see how it [held|holds].',
];

/** Descriptions of a character the reader looks at. */
export const appearanceTemplates: readonly string[] = [
  '{S} [s:took|take|takes] {C} in piece by piece: {looks}. {He} [h:let|lets|let] it happen.',
  'There [was|is] more of {C} to look at than {s} [s:had|have|has] allowed for: {looks}.',
];

/** Sentences around lore; `{lore}` is a sentence. */
export const loreTemplates: readonly string[] = [
  'There is a thing people here repeat without lowering their voices. {lore} It [had|has] never sounded like a threat before.',
  '“You know how it is,” {C} [said|says]. “{lore}” {He} [h:said|says|say] it like somebody reading a sign on a locked gate.',
  '{S} [s:remembered|remember|remembers] something {s} [s:had|have|has] been told early on. {lore} It [seemed|seems] a great deal less like advice now.',
  '{lore} That [was|is] the part everyone [knew|knows]. What [came|comes] after it, {C} [seemed|seems] to be deciding whether to say.',
  'Scratched where only a patient hand could reach, somebody [had|has] left a reminder. {lore}',
  '“Say it back to me,” {C} [said|says], and [waited|waits] until {s} [s:did|do|does]. {lore}',
  '{lore} {S} [s:had|have|has] always taken it for a story told to newcomers. {C}, plainly, [had|has] not.',
];

/** Sentences around a special event; `{lore}` is a sentence. */
export const eventTemplates: readonly string[] = [
  'And there it [was|is], not to be talked away. {lore}',
  'What [followed|follows] [took|takes] less time than a breath. {lore} {C} [said|says] nothing at all.',
  '{lore} {C} [stared|stares], and for once [kept|keeps] nothing back.',
  'It [happened|happens] the way such things do, quietly and all at once. {lore}',
];

/** Gestures while speaking, for any body. */
const generalGestures: Phrases = [
  '{C} [moved|moves] into {p} way, not quite blocking it.',
  '{C} [counted|counts] under {his} breath, [reached|reaches] four, and [started|starts] over.',
  '{C} [glanced|glances] at {other}, and whatever [passed|passes] between the two of them [was|is] older than all this.',
  presuming(
    'hasLight',
    '{C} [came|comes] back into the light, so that for once {s} [s:could|can|can] see all of {him}.',
  ),
  '{C} [looked|looks] at {o} for exactly as long as it takes to decide something.',
  '{C} [turned|turns] away, [remembered|remembers] something, and [turned|turns] back.',
  '{C} [was|is] silent just long enough to make the silence {his} own.',
];

/** Gestures that need hands or sleeves. */
const humanGestures: Phrases = [
  '{C} [turned|turns] {his} hands over, as though the rest of the sentence might be written there.',
  'Without looking, {C} [pressed|presses] something small and cold into {p} hand.',
  '{C} [smiled|smiles] with everything except {his} eyes.',
  '{C} [pulled|pulls] {his} sleeve down over {his} wrist a moment too late.',
];

/** Words for characters without hands. */
const OTHER_BODY =
  /\b(raven|bird|crow|parrot|cat|dog|fox|wolf|bear|horse|dragon|snake|spider|tree|fig|garden|ship|engine|robot|machine|computer|AI|clock|voice|radio|ghost|spirit|whale|fish|frog|mouse|rat)\b/i;

export function gesturesFor({ name, profile, profession = '' }: SceneCharacter): Phrases {
  const isOther = OTHER_BODY.test(`${name} ${profession} ${profile.split(/[.;]/)[0] ?? ''}`);
  return isOther ? generalGestures : [...generalGestures, ...humanGestures];
}
