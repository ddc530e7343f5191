import nlp from 'compromise';
import type { SoundAlike } from './sound-alike.ts';

const kin =
  'mother|father|brother|sister|son|daughter|husband|uncle|aunt|cousin|grandmother|grandfather|granny|grandma|grandpa|mum|mom|dad|friend|neighbou?r|lover|master|teacher|boss';
const person =
  'king|queen|prince|princess|duke|baron|lord|emperor|baker|butcher|miller|smith|blacksmith|tailor|doctor|captain|priest|sailor|soldier|guard|farmer|hunter|fisherman|innkeeper|keeper|landlord|merchant|wizard|witch|sorcerer|knight|thief|stranger|detective|nurse|killer|murderer|girl|boy|child|man|woman|giant|dragon|wolf|dog|cat|horse|bird|ghost|vampire|monster|beast|creature|demon|god|goddess|devil|author|painter|singer|widow|judge|mayor|general|driver|pirate|robber|carpenter|gardener|servant|maid|beggar|minister|bishop|monk|nun|fox|bear|lion|raven';
/** Nouns that are hardly ever verbs, so that a noun before them is their owner. */
const singleThing =
  'apartment|armou?r|army|bag|barn|beard|bedside|belt|bike|blade|bracelet|brain|carriage|cave|cell|chamber|chapel|chest|cloak|coat|coffin|collar|computer|corpse|dagger|den|dream|family|gate|ghost|gun|hall|journal|kingdom|lamp|lantern|map|mask|necklace|notebook|painting|phone|portrait|purse|robe|secret|shield|ship|shirt|skull|spear|spell|staff|statue|stable|story|study|suitcase|temple|tomb|truck|umbrella|village|wagon|wallet|wand|weapon|bed|bedroom|birthday|boat|body|bones|book|boots|brother|cabin|castle|cat|clothes|cottage|crown|daughter|death|desk|diary|dog|dress|ear|ears|eye|eyes|farm|father|fingers|funeral|garden|grave|hair|hat|heart|horse|house|hut|jacket|kitchen|knife|lair|letter|library|mother|name|neck|office|palace|pocket|ring|shoes|shop|shoulder|sister|skin|soul|sword|tail|teeth|throat|throne|tower|wedding|toys|daughters|sons|parents|mind|car|wife|window|wings|words|workshop|wrist|hands|lips|arms|feet|legs|claws|tears';
/** Nouns that are as often verbs: “the soldiers face the sea”. */
const orVerb = 'arm|back|car|chair|face|hand|head|leg|mind|nose|room|smile|table|voice|work';
/** “The sisters house the poor.” */
const noObject = '(?! (?:an?|her|him|his|it|our|the|their|them)\\b)';
/** In both cases of letters; “the Kings Arms” is a name. */
const determiner = '[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Tt]he|[Aa]n?|[Tt]his|[Tt]hat';
const mark = '’s';

const isFirstName = (word: string) => nlp(word).has('#FirstName');

/** Owners without an apostrophe: “the bakers window”. */
export const possessives: readonly SoundAlike[] = [
  [
    new RegExp(
      `(?<=\\b(?:${determiner}) (?:\\p{Ll}+ )?(?:${kin}|${person}))s(?= (?:\\p{Ll}+ )?(?:${singleThing})\\b${noObject})`,
      'gu',
    ),
    mark,
  ],
  [
    new RegExp(
      `(?<=\\b(?:${determiner}) (?:\\p{Ll}+ )?(?:${kin}|${person}))s(?= (?:${orVerb})(?:[.,!?;]| (?:was|is|had|could|would|\\p{Ll}+ed|went|turned|grew|fell)\\b))`,
      'gu',
    ),
    mark,
  ],
  [
    new RegExp(
      `(?<=\\b(?:Dad|Mom|Mum|Daddy|Grandma|Grandpa|Granny|Father|Mother))s(?= (?:${singleThing}|${orVerb})\\b)`,
      'gu',
    ),
    mark,
  ],
  // “Annas mother”, but “Thomas”
  [
    new RegExp(`(?<!\\p{L})\\p{Lu}\\p{Ll}+s(?= (?:${singleThing}|${orVerb})\\b)`, 'gu'),
    (word) => (isFirstName(word.slice(0, -1)) && !isFirstName(word) ? `${word.slice(0, -1)}${mark}` : word),
  ],
  [/(?<=\b(?:any|every|no|some)(?:body|one))s(?= \p{Ll})/giu, mark],
  [/(?<=\b(?:children|women|today|yesterday|tomorrow|another|tonight))s(?= \p{Ll})/giu, mark],
  [
    /(?<=\ba (?:day|week|month|year))s(?= (?:journey|march|ride|rest|sail|sleep|travel|walk|work)\b)/giu,
    mark,
  ],
];
