import { lead, partsOf } from './deed.ts';
import { type Word, wordsOf } from './words.ts';

/** Synonyms, one group a line; the first of a group replaces the others. “~” matches up to four words. */
const deeds = `
follow, chase, pursue, go after, run after, come after
answer, respond, reply, pick up the phone, pick up the receiver, take the call
scream, shriek, yell, shout, cry out, call out, call down, holler, howl
run, flee, escape, run away, run off, sprint, dash, make a run for it, get away
lock, lock up, bolt, barricade, shut, close
open, unlock, unbolt, unlatch
let in, let ~ in, invite ~ in, invite ~ inside, allow ~ in, allow ~ to enter, let ~ enter, ask ~ in, bid ~ enter
go in, enter, step in, walk in, step inside, go inside, walk into, go into, step into, walk through, go through, step through
burn, set alight, set ~ alight, set fire to, set ~ on fire, ignite, throw ~ in the fire, throw ~ into the fire, put ~ in the fire, put ~ into the fire, throw ~ in the stove, throw ~ into the flames
put out, put ~ out, switch off, switch ~ off, turn off, turn ~ off, extinguish, douse, blow out, blow ~ out
light, lamp, lantern, switch on, switch ~ on, turn on, turn ~ on
knock, tap, rap, thump, bang, pound
find, look for, search for, hunt for, seek
look, examine, inspect, peer, stare, glance, gaze, observe
read, leaf through, look up
take, grab, pick up, pick ~ up, seize, snatch, help myself to
give, offer, hand ~ over
show, hold up, hold ~ up
help, assist, aid, lend ~ a hand, give ~ a hand
refuse, decline, reject, turn down, turn ~ down, will not, won't
confess, admit, own up, come clean, did it, plead guilty
faint, pass out, swoon, collapse, black out
tell, warn, inform, let ~ know, alert
stop, halt, brake
continue, keep on, keep going, carry on, go on
bribe, slip ~ money, offer ~ money, pay ~ off
jump, leap, hop
sit down, take a seat, take my seat
cut, sever
remember, recall
sing, hum, chant
drink, sip, gulp
hide, conceal
climb, clamber, scramble
pull, tug, yank, drag, peel, rip, lift
push, shove
steer, turn, veer
unmask, take off ~ mask, remove ~ mask, pull off ~ mask, lift ~ mask, take ~ mask off
unwrap, unpack, open ~ parcel, open ~ package
`;

const things = `
grandmother, grandma, granny, gran, nan
mother, mum, mom
father, dad
phone, telephone, receiver
photograph, photo, picture
attic, loft, garret
flat, apartment
bed, bunk, berth
intercom, speaker, loudspeaker
money, cash, coin
box, tin, casket
body, corpse, dead man
biscuit, cookie
boat, ship, vessel
cord, emergency brake, alarm brake, emergency cord, alarm cord
door, entrance, doorway
label, tag, name tape
people, crowd, everybody, everyone, crew
animal, creature, beast
guard, conductor, ticket collector
officer, inspector, policeman, detective
stranger, visitor, guest
`;

const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem);

/** The parts before and after the gap. */
interface Pattern {
  before: readonly string[];
  after: readonly string[];
  sense: string;
}

const patterns = `${deeds.trim()}\n${things.trim()}`
  .split('\n')
  .flatMap((line) => {
    const all = line.split(', ');
    const sense = stemsOf(all[0] ?? '').join(' ');
    return all.map((each): Pattern => {
      const [before = '', after = ''] = each.split(' ~ ');
      return { before: stemsOf(before), after: stemsOf(after), sense };
    });
  })
  .toSorted((a, b) => b.before.length + b.after.length - a.before.length - a.after.length);
/** The deeds that have other words. */
export const verbSenses = new Set(
  deeds
    .trim()
    .split('\n')
    .map((line) => stemsOf(line.split(', ')[0] ?? '').join(' ')),
);
const byFirst = Map.groupBy(patterns, ({ before }) => before[0]);

/** Words between the parts of a pattern. */
const maxGap = 4;

const startsWith = (words: readonly Word[], at: number, stems: readonly string[]) =>
  stems.every((stem, index) => words[at + index]?.stem === stem);

/** The words of a text with synonyms replaced: “I set the note alight” as “I burn the note”. */
export function sensesOf(text: string): Word[] {
  const words = wordsOf(text);
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = (byFirst.get(words[at]?.stem) ?? []).flatMap(({ before, after, sense }) => {
      if (!startsWith(words, at, before)) return [];
      const from = at + before.length;
      if (after.length === 0) return [{ sense, gap: [], end: from }];
      const gap = [...Array(maxGap).keys()].find((each) => startsWith(words, from + each + 1, after));
      return gap === undefined
        ? []
        : [{ sense, gap: words.slice(from, from + gap + 1), end: from + gap + 1 + after.length }];
    })[0];
    const word = words[at];
    if (found)
      read.push({ stem: found.sense, isContent: true, isNegation: false, isPossessive: false }, ...found.gap);
    else if (word) read.push(word);
    at = found?.end ?? at + 1;
  }
  return read;
}

const contentIn = (words: readonly Word[]) =>
  new Set(words.filter(({ isContent }) => isContent).map(({ stem }) => stem));

/** Whether a clause says in other words what a choice says: the same deed, to the same thing if the choice names one. */
export function isSameDeed(clause: string, choice: string): boolean {
  const [said, meant] = [sensesOf(clause), sensesOf(choice)];
  const denies = (words: readonly Word[]) => words.some(({ isNegation }) => isNegation);
  const verb = said.find(({ stem }) => !lead.has(stem))?.stem;
  const [first, ...things] = contentIn(meant);
  if (verb === undefined || verb !== first || denies(said) !== denies(meant)) return false;
  const named = contentIn(said);
  return things.length === 0 || things.some((thing) => named.has(thing));
}

/** The choices that a message means in other words. */
export const inOtherWords = <T extends { text: string }>(message: string, choices: readonly T[]): T[] =>
  choices.filter(({ text }) => partsOf(message).some((part) => isSameDeed(part, text)));
