import {
  after,
  be,
  before,
  clause,
  kin,
  like,
  pastWithObject,
  type SoundAlike,
  sentence,
} from './sound-alike.ts';

const parts =
  'arms?|beaks?|belly|blood|bod(?:y|ies)|bones?|breath|cheeks?|chest|chin|claws|ears?|eyes?|fac(?:e|es)|fangs|feet|fingers?|fur|hair|hands?|heads?|hearts?|jaws?|knees?|legs?|lips?|mouths?|neck|nose|paws?|scales|shoulders?|skin|snout|tail|teeth|throat|tongue|voice|wings?';
const things =
  'beauty|boat|boots|cage|captain|cargo|clothes|collar|crown|dreams|eggs|engine|grave|hat|hinges|horse|house|job|leaves|life|magic|master|mast|mind|name|nest|owner|power|prey|promise|room|roof|secrets?|shadow|song|sword|temper|victims?|walls|wand|weapons|weight|windows?';
const owned = `(?:(?!(?:a|all|an|her|his|just|my|no|not|only|our|so|such|that|the|their|this|too|your)\\b)\\p{Ll}+ )?(?:${parts}|${kin}|${things})`;
/** Words after which “it’s” is “it is”. */
const noNoun =
  '(?:all|already|always|an?|her|him|how|just|me|never|not|only|that|the|them|this|time|us|what|when|where|who|why|you)\\b';

const its: readonly SoundAlike[] = [
  [
    like(
      after('in|on|of|from|with|into|by|under|through|at|inside|behind|around|over|between'),
      "it['’]s(?= (?!(?:an?|the|not|all|been|being|too|so)\\b)\\p{Ll})",
    ),
    'its',
  ],
  [/\bit['’]s(?= own\b)/giu, 'its'],
  // The library does not see a curved apostrophe.
  [like(`(?<=${pastWithObject} )it’s`, before(owned)), 'its'],
  // “You should have seen it’s empty office”: without “an”, it is no sentence.
  [
    like(
      after('(?:have|has|had) (?:entered|found|left|lost|opened|seen|taken)'),
      "it['’]s(?= (?!an? )(?:\\p{Ll}+ )?(?:boat|cage|captain|crown|door|garden|gate|house|kitchen|master|nest|office|owner|room|tower|window)(?:[.,!?;]|$))",
    ),
    'its',
  ],
  [
    like(
      "\\bit['’]s",
      before(
        `(?:${owned} (?:${be}|had|could|would|did|\\p{Ll}{2,}ed)|(?!${noNoun})\\p{Ll}+ (?:was|were|had|did))`,
      ),
    ),
    'its',
  ],
  [
    like(
      '\\bits',
      before(
        'not|been|an?|the|my|your|his|because|going to|raining|snowing|okay|alright|too|(?:only|just|all) (?:an?|the|my|your|his|because|over|right|gone)',
      ),
    ),
    'it’s',
  ],
  [
    like(
      clause,
      'its',
      '(?= (?:so |very |really )?(?:cold|dark|easy|fine|gone|hard|hot|impossible|late|nothing|obvious|over|strange|time|true)(?:[.,!?]| (?:for|here|in|now|out|that|to|when)\\b))',
    ),
    'it’s',
  ],
];

const your: readonly SoundAlike[] = [
  [
    like('\\byour', before(`(?:the|an?|my|his|our|not|gonna|nobody|too|welcome|lying|kidding|joking)`)),
    'you’re',
  ],
  [
    like(
      '(?<=\\b(?:what|where|who|how|why) )your',
      before('doing|going|looking|saying|talking|thinking|trying|up to'),
    ),
    'you’re',
  ],
  [
    like(
      sentence,
      'your',
      before(
        '(?:making|killing|hurting|scaring|wasting|breaking|ruining|holding|being) (?:an?|the|me|us|him|her|it|them|my|your|\\p{Ll}+[.!?])',
      ),
    ),
    'you’re',
  ],
  [like('\\byour(?= going to \\p{Ll})'), 'you’re'],
  [
    like(
      '\\byour(?= (?:so |very |just )?(?:afraid|alive|alone|awake|here|sorry|sure|wrong)(?:[.,!?]| (?:to|that|now|about|if|because|when|again|with|of)\\b))',
    ),
    'you’re',
  ],
  [like('\\byour(?= (?:so|really|very) \\p{L}+[.,!?])'), 'you’re'],
  [
    like(
      '(?<=\\b(?:if|when|because|since|unless|that|think|know|sure|while|until|hope|glad|see|bet|swear) )your(?= (?:(?:in|at|on) (?:danger|here|love|my|the|there|trouble)|(?:angry|bored|brave|cold|dead|done|drunk|free|gone|happy|hungry|hurt|ill|in|late|lost|mad|old|poor|ready|rich|right|safe|scared|sick|sorry|strong|thirsty|tired|weak|young)(?:[.,!?]| (?:and|to|now|with|about|enough)\\b)))',
    ),
    'you’re',
  ],
  [
    like(
      clause,
      'your(?= (?:so |very |just )?(?:beautiful|bleeding|crazy|cruel|drunk|early|free|hurt|insane|jealous|late|lucky|mad|ready|right|safe|scared|strange|stupid|tired)(?:[.!?]|, (?:he|she|i|we|they|but|you|my)\\b|,[”"]| (?:to|that|now|about|if|because|when|again|with|of|for)\\b))',
    ),
    'you’re',
  ],
  [
    like(
      "\\byou['’]re",
      before(
        `eyes|hands|head|face|heart|hair|mouth|voice|name|${kin}|hat|fault|help|soul|money|secret|turn|horse|house|job|room|sword|boat|clothes|boots|words`,
      ),
      '(?! \\p{L}+ (?:to|of|now)\\b)',
    ),
    'your',
  ],
  [like(after('at|behind|by|from|in|into|of|on|to|under|with'), "you['’]re(?= \\p{Ll})"), 'your'],
];

const there: readonly SoundAlike[] = [
  [like("\\b(?:their|they['’]re)", before(`${be}|had been|must be|will be|has been`)), 'there'],
  [like(after('over'), 'their(?= (?:stood|sat|lay|was|were|is|are|by|in|on)\\b|[.,!?])'), 'there'],
  [
    like(
      clause,
      '(?<!\\bhere and )(?:there|their)',
      before(
        'going to|coming|gonna|not (?:here|going|coming)|all (?:dead|gone|going|mad)|trying to|looking for|about to|hunting|watching (?:us|me|you)',
      ),
    ),
    'they’re',
  ],
  [
    like(
      "(?<!\\b(?:over|out|in|up|down|from|back|was|were|is|are|be|been|stood|lay|sat|hung|to) )\\b(?:there|they['’]re)",
      before(
        'own|eyes|hands|faces|heads|hearts|mouths|wings|mother|father|parents|boots|clothes|horses|swords|houses|names|weapons',
      ),
    ),
    'their',
  ],
  [
    like(
      after('in|to|from|of|with|for|at'),
      'there',
      before('houses?|homes?|rooms?|lives|eyes|hands|village|mothers?|fathers?|own'),
    ),
    'their',
  ],
];

const who: readonly SoundAlike[] = [
  [
    like("\\bwho['’]s(?= (?!dead|here|next|that|there|this)(?!\\p{Ll}+ing )\\p{Ll}+ (?:i|he|she|we|they) )"),
    'whose',
  ],
  [
    like(
      "\\bwho['’]s",
      before(`(?:${owned} (?:${be}|has|had|could|would|never|\\p{Ll}{2,}ed)|\\p{Ll}+s (?:are|were))`),
    ),
    'whose',
  ],
  [
    like(
      "\\bwho['’]s(?= (?!here|there)\\p{Ll}+ (?:(?:this|that|it|these|those) (?:is|was|are|were)|(?:is|was) (?:this|that|it))\\b)",
    ),
    'whose',
  ],
  [like('\\bwhose', before('(?:coming|going) (?:tonight|tomorrow|home|here|back|with us|with me)')), 'who’s'],
  [like('\\bwhose', before('there|been|not|with|going to|in charge')), 'who’s'],
  [like(sentence, 'whose', before('coming|knocking|calling|talking|that')), 'who’s'],
];

/** Contractions and possessives that sound the same. */
export const contractions: readonly SoundAlike[] = [...its, ...your, ...there, ...who];
