import type { Scene } from '@storyloom/ports/scene';
import { findReaderName, parseName } from '../analysis/reader-facts.ts';
import { type Phrases, presuming } from './presumptions.ts';

/** Reactions to a kind of small talk: `lands` describes the reaction, `says` is the reply. */
export interface SmallTalk {
  kind: string;
  lands: Phrases;
  says: Phrases;
}

const talks: readonly (SmallTalk & { pattern: RegExp })[] = [
  {
    kind: 'remembers',
    pattern: /\b(?:remember|know|what(?:['’]s| is)) my name\b|\bwho am I\b/i,
    lands: ['{C} [did|does] not even pretend to search for it.', '{C} [looked|looks] very nearly hurt.'],
    says: [
      '“{name}. I have said it to the empty room, to hear how it sits.”',
      '“{name}, of course. I forget debts, not names.”',
    ],
  },
  {
    kind: 'introduces',
    pattern: /$^/,
    lands: [
      '{C} [tried|tries] the name without a sound first.',
      '{C} [inclined|inclines] {his} head, as to somebody announced.',
    ],
    says: [
      '“{name}. That suits you better than what I had been calling you.”',
      presuming(
        'nameWasUntold',
        '“{name}. Good. One cannot quarrel properly with somebody who has no name.”',
      ),
    ],
  },
  {
    kind: 'name',
    pattern: /\b(?:what(?:['’]s| is) your name|who are you|tell me about yourself)\b/i,
    lands: [
      '{C} [drew|draws] {himself} up a little.',
      presuming('saidFirst', 'It [had been|has been] some time since anybody asked {C} that.'),
    ],
    says: [
      '“{C}. {self} The rest you will have to earn.”',
      '“They call me {C}. {self} Some of that is even true.”',
    ],
  },
  {
    kind: 'well-being',
    pattern:
      /\bhow (?:are|do) you\b(?! (?:die|know|do|make|get))|\bare you (?:ok|okay|all right|alright|well)\b/i,
    lands: ['{C} [opened|opens] {his} mouth for the usual answer, and [thought|thinks] better of it.'],
    says: [
      '“Better, since you ask as if you wanted to know.”',
      '“Awake. Suspicious. Glad of the company. In that order.”',
      presuming('saidFirst', '“Do you know, nobody has asked me that this year. I shall have to think.”'),
    ],
  },
  {
    kind: 'parts',
    pattern:
      /\b(?:good ?night|good ?bye|bye|see you|going to bed|going to sleep|have to go|got to go|must go)\b/i,
    lands: [
      '{C} [nodded|nods], and [did|does] not quite turn away.',
      'For a moment {C} [seemed|seems] about to think of a reason against it.',
    ],
    says: [
      '“Sleep well{dear}. I’ll keep an eye on the rest.”',
      '“Go, then{dear}. But come back and tell me how it went.”',
      '“Good night{dear}. You will find everything where you left it, me included.”',
    ],
  },
  {
    kind: 'greets',
    pattern: /^\W*(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|greetings)\b/i,
    lands: [
      '{C} [looked|looks] up at once, and then [took|takes] care to look as if {he} had not.',
      '{C} [let|lets] the greeting stand a moment, like somebody warming {his} hands at it.',
    ],
    says: [
      presuming('metBefore', '“There you are{dear}. I had begun a sentence without you.”'),
      presuming('indoors', '“And to you{dear}. Come in, sit down, tell me everything in the wrong order.”'),
      presuming('metBefore', '“You again{dear}. I had hoped so.”'),
      '“And to you{dear}. I was about to talk to myself, and this is better.”',
    ],
  },
  {
    kind: 'loves',
    pattern: /\b(?:I (?:do )?(?:love|adore) you|in love with you|falling for you|marry me)\b/i,
    lands: [
      '{C} [went|goes] entirely quiet, which [was|is] not {his} habit.',
      'Whatever {C} [had been|was] about to say, it [was|is] gone.',
    ],
    says: [
      presuming(
        'saidFirst',
        '“You cannot simply say that,” {C} [said|says] at last. “I had no reply ready. I always have a reply ready.”',
      ),
      '“Say it again tomorrow{dear}. If it is still true I shall be insufferable.”',
      presuming(
        'saidFirst',
        '“That is the second thing in my life that I did not see coming. The first was much worse.”',
      ),
    ],
  },
  {
    kind: 'laughs',
    pattern: /^\W*(?:(?:ha\W*){2,}|(?:he\W*){2,}|lol|lmao|rofl|😂|🤣)/iu,
    lands: [
      '{C} [tried|tries] not to look pleased, and [failed|fails].',
      'It [was|is] a good sound, and {C} [held|holds] still so as not to frighten it off.',
    ],
    says: [
      '“I was being perfectly serious. That is what makes it so good.”',
      '“There. I knew that you kept one of those somewhere.”',
      '“Laugh, laugh. I shall put it on your account.”',
    ],
  },
  {
    kind: 'jokes',
    pattern: /\bjoke\b|\bmake me laugh\b/i,
    lands: ['{C} [cleared|clears] {his} throat, with ceremony.'],
    says: [
      '“A man asks the ferryman whether the river is deep. ‘No,’ says the ferryman, ‘it only goes up to the ducks’ waists.’ You may breathe again.”',
      '“Two ghosts agree never to haunt the same house. Both keep their word, and neither has ever been so bored. I did not say that it was a good one.”',
      '“I used to know a joke about patience. I’ll tell you the end of it in a year.”',
    ],
  },
  {
    kind: 'grieves',
    pattern:
      /\b(?:sad|tired|lonely|crying|afraid|scared|bad day|awful|terrible|depressed|fired me|lost my|passed away|miss (?:him|her|them)|heartbroken|exhausted)\b/i,
    lands: [
      '{C} [put|puts] aside whatever {he} had been going to say.',
      'Something in {C} [softened|softens], and [was|is] too slow to hide it.',
    ],
    says: [
      '“Then we will not be clever tonight. Sit, and tell me as much of it as you like.”',
      '“I am sorry{dear}. No joke comes after that, you may wait for one.”',
      '“They were wrong about you, whoever they are. I have been watching, and I am hard to please.”',
    ],
  },
  {
    kind: 'rejoices',
    pattern:
      /\b(?:I(?:['’]m| am) (?:so )?(?:happy|glad|excited)|good news|great day|I won|promoted|I passed)\b/i,
    lands: ['{C} [lit|lights] up, and [forgot|forgets] to be dignified about it.'],
    says: [
      '“From the beginning, and leave nothing out. I want the faces, too.”',
      '“I said so! Nobody heard me, but I said so.”',
      '“Good. Stay in it a minute longer before you spoil it with modesty.”',
    ],
  },
  {
    kind: 'thanks',
    pattern: /\b(?:thanks|thank you)\b/i,
    lands: ['{C} [waved|waves] it away, not very far.'],
    says: [
      '“Don’t thank me. It makes me want to deserve it.”',
      '“You are welcome{dear}. Rarely said, and meant.”',
      '“I kept a little of it for myself, so we are quits.”',
    ],
  },
  {
    kind: 'regrets',
    pattern: /\b(?:sorry|apologi[sz]e|forgive me)\b/i,
    lands: ['{C} [let|lets] a moment go by, for the look of it.'],
    says: [
      '“It is forgotten. I have a poor memory for things like that, and I work at it.”',
      '“I was not angry. I was getting ready to be, and now I have nothing to wear.”',
    ],
  },
  {
    kind: 'insults',
    pattern:
      /\b(?:you(?:['’]re| are)? (?:so )?(?:stupid|boring|an idiot|ugly|a liar|useless)|hate you|shut up)\b/i,
    lands: ['{C} [took|takes] it without blinking.'],
    says: [
      '“I have been called worse by better, and we became friends.”',
      '“There is something in that. Not much, but something. What is it really about?”',
      '“Say the rest of it. One should never leave an insult half done.”',
    ],
  },
  {
    kind: 'agrees',
    pattern: /^\W*(?:lol )?(?:yes|yeah|yep|ok|okay|sure|fine|of course|all right|agreed)\W*$/i,
    lands: ['{C} [had|has] plainly expected to have to argue.'],
    says: [
      '“As easily as that? Now I wonder what I forgot to ask for.”',
      '“Good. Then we have only the difficult part left.”',
    ],
  },
  {
    kind: 'refuses',
    pattern: /^\W*(?:no|nope|never|no way|not really)\W*$/i,
    lands: ['{C} [raised|raises] an eyebrow, or what [served|serves] for one.'],
    says: [
      '“A clear no. You have no idea how restful that is.”',
      '“Not now, then. I can wait; it is one of the few things that I do well.”',
    ],
  },
];

const feelings = ['grieves', 'rejoices', 'loves'];

/** The small talk in a user message, if any. */
export function findSmallTalk(scene: Scene): SmallTalk | undefined {
  const { userMessage } = scene;
  const name = parseName(userMessage);
  const isKnown = name !== undefined && name === findReaderName({ ...scene, userMessage: '' });
  const introduction = isKnown ? 'remembers' : 'introduces';
  const own = name === undefined ? undefined : talks.find(({ kind }) => kind === introduction);
  // A question about a feeling does not express one.
  const fits = ({ kind }: SmallTalk) => !(feelings.includes(kind) && userMessage.includes('?'));
  const found = own ?? talks.find((one) => one.pattern.test(userMessage) && fits(one));
  if (found?.kind === 'remembers' && findReaderName(scene) === undefined) return { ...found, says: unknown };
  return found;
}

/** True if an earlier message says the same, in the same words or as the same kind of small talk. */
export function isRepeated({ userMessage, earlierMessages }: Scene, talk: SmallTalk | undefined): boolean {
  const pattern = talks.find((one) => one.kind === talk?.kind)?.pattern;
  const said = normalize(userMessage);
  return earlierMessages.some((one) => normalize(one) === said || pattern?.test(one));
}

const normalize = (turn: string) =>
  turn
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reactions to an order. */
export const request: SmallTalk = {
  kind: 'request',
  lands: [
    '{C} [considered|considers] it, which [took|takes] a while and [was|is] mostly theatre.',
    '{C} [did|does] it at once, and then [pretended|pretends] to have been about to anyway.',
  ],
  says: [
    '“For you, and only because you said it like that.”',
    '“There. It is done. Next time say please, for the look of it.”',
    '“Watch, then. No, not there. Here.”',
  ],
};

const unknown = [
  '“You never told me. I have been waiting for you to.”',
  '“I know everything but that. Will you tell me?”',
];
