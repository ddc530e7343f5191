import { contractions } from './contractions.ts';
import { after, before, determiner, end, like, objects, type SoundAlike, sentence } from './sound-alike.ts';

const modals =
  "can|could|will|would|might|may|must|should|not|never|can['’]t|cannot|couldn['’]t|don['’]t|didn['’]t|won['’]t|wouldn['’]t";
const motions =
  'blew|came|climb(?:ed)?|crept|drove|flew|go|goes|going|got|hurried|looked|moved|peered|pushed|ran|rode|run|running|rushed|slipped|stared|strode|stumbled|walk|walked|walking|went';

const where: readonly SoundAlike[] = [
  [like(after('they|we'), 'where(?= \\p{Ll})'), 'were'],
  [like("\\bwhere(?=n['’]t\\b)"), 'were'],
  [
    like(
      after(
        'know|knows|knew|remember|remembered|wonder|wondered|forgot|found out|(?:ask|asked|tell|told)(?: me| him| her| them| us)?',
      ),
      'were',
      before(`i|he|she|it|we|they|${determiner}`),
    ),
    'where',
  ],
  [
    like(
      '(?<=\\b(?:an?|her|his|my|our|that|the|their|this) \\p{Ll}+(?<!s) )',
      'were',
      before('i|he|she|it|we|they'),
      '(?! \\p{L}+ (?:not|to|who)\\b)',
    ),
    'where',
  ],
  [
    like(sentence, 'were', before('am|are|can|could|did|do|does|had|has|have|is|should|was|were|will|would')),
    'where',
  ],
  [
    like(
      '(?<=\\b(?:her|his|my|our|the|their|your) (?:\\p{Ll}+ )?(?:\\p{Ll}+s|children|feet|men|people|women) )where',
      `(?= (?:(?!every|some|any|no|even|morn)\\p{Ll}{2,}ing (?:${determiner}|${objects}|and|at|down|for|from|in|on|through|to|up|with|\\p{Ll}+s)\\b|(?:alone|asleep|closed|cold|dead|dirty|dry|empty|full|gone|old|open|quiet|ready|red|silent|tired|wet)(?:[.,!?;]| (?:and|as|from|in|of|with)\\b)))`,
    ),
    'were',
  ],
  [
    like(
      '(?<=\\b(?:from|is|near|to|was) the (?:house|moment|place|point|room|spot|village) )were',
      before('the|everything|everyone|nobody|all'),
    ),
    'where',
  ],
];

const comparative = '(?:\\p{L}+er|more|less|rather|other|else|worse|no sooner)';
const thenThan: readonly SoundAlike[] = [
  [like(after('and|since|until|by|back'), 'than(?= (?!ever|before)\\p{Ll})'), 'then'],
  [
    like(
      `(?<=^|[.!?…] |, |[“"])(?<!\\b${comparative}\\b[^.!?]*)than(?! the \\p{Ll}+,)`,
      before('i|he|she|it|we|they|the|suddenly|there'),
    ),
    'then',
  ],
  [like(sentence, 'than', before('came')), 'then'],
  [like('(?<=\\brather (?:\\p{Ll}+ ){1,2})then', before('\\p{Ll}+')), 'than'],
  [like('(?<=\\bmore of an? \\p{Ll}+ )then'), 'than'],
  [like('(?<=\\b(?:more|less|fewer) \\p{Ll}+ )then', before('ever|last|any|anyone|anybody')), 'than'],
];

const adjectives =
  'afraid|angry|big|bright|busy|cold|dangerous|dark|deep|drunk|easy|expensive|far|fast|frightened|hard|heavy|high|hot|hungry|ill|late|little|long|loud|nervous|old|painful|polite|poor|proud|risky|sad|scared|short|shy|sick|small|soft|soon|strange|strong|stubborn|stupid|tall|tired|ugly|weak|wide|young';
const tooTo: readonly SoundAlike[] = [
  [like(after(`too (?:${adjectives})`), 'too', before('\\p{Ll}+')), 'to'],
  [
    like(
      after('am|is|are|was|were|be|been|have|has|had|know|knows|knew|far|way|cost|paid|ate|got'),
      'to',
      before('many|much'),
    ),
    'too',
  ],
  [
    like(
      after(
        "am|is|are|was|were|be|been|felt|feel|feels|looked|seemed|became|grew|got|far|way|it['’]s|i['’]m|you['’]re|he['’]s|she['’]s",
      ),
      'to',
      before(adjectives),
    ),
    'too',
  ],
  [like(after('(?:i|we) (?:love|miss|hate|missed|loved) (?:you|her|him|them)'), 'to', end), 'too'],
  [
    like(
      '(?<=^(?:he|she|i|we|they|my \\p{Ll}+) (?:want|wants|wanted) to (?:come|dance|die|fight|fly|help|join|live|play|sing|swim|try) )to',
      end,
    ),
    'too',
  ],
  [
    like(
      '(?<=\\b(?:\\p{Ll}+ed|came|drove|fell|left|ran|rode|spoke|went) )to(?= (?:fast|loudly|often|quickly|soon)(?:[.,!?;]| (?:across|along|and fell|around|down|for|in|into|through|up)\\b))',
    ),
    'too',
  ],
];

const loseLoose: readonly SoundAlike[] = [
  [like(after(modals), 'loose', end), 'lose'],
  [
    like(
      after(`to|i|we|they|${modals}|i['’]ll|you['’]ll|we['’]ll`),
      'loose',
      before(
        `me|you|her|him|them|us|everything|everyone|control|hope|faith|money|time|interest|weight|sight|track|(?:${determiner}) (?!arrows?|beasts?|belt|bolts?|bonds?|bull|chains?|dogs?|dragons?|grip|hair|hawks?|hold|hounds?|horses?|knots?|moorings?|ropes?|sails?|straps?|string|wolves)\\p{Ll}+`,
      ),
    ),
    'lose',
  ],
  [
    like('\\bloosing', before(`${determiner}|control|hope|blood|time|sight|you|him|them|everything`)),
    'losing',
  ],
  [
    like(
      after('too|came|come|comes|broke|break|breaks|hung|let|cut|set|was|is|the'),
      'lose(?=[.,!?;]| (?:for|on|and|from|at|in|around|stone|board|brick|rope|thread|ends?)\\b)',
    ),
    'loose',
  ],
];

const others: readonly SoundAlike[] = [
  [like(after('he|she|they|i|we'), 'past', before(`${determiner}|${objects}|by`)), 'passed'],
  [like('(?<=\\b(?:hear|heard|watch|watched|let) (?:me|him|her|it|them|us) )breath\\b'), 'breathe'],
  [like('(?<=\\b(?:i|you|he|she|we|they) (?:was|were|am|is|are) )effected', before('by')), 'affected'],
  [like('(?<=\\b(?:have|has|had)(?: (?:never|always|not|already))? )being'), 'been'],
  [like('\\bdrawed\\b'), 'drew'],
  [like('\\bnon', before(`of (?:the|these|those|them|us|you|it|this|that|my|his|her|our|their)`)), 'none'],
  [
    like(
      after('sat|sits?|sitting|stood|stands?|standing|lay|lying|knelt|kneeling|slept|walked|walking'),
      'besides',
      before(`${determiner}|${objects}`),
    ),
    'beside',
  ],
  [like(after(motions), 'passed', before(`${determiner}|${objects}`)), 'past'],
  [like(after('half|quarter'), 'passed', before('\\p{Ll}+')), 'past'],
  [like(after(motions), 'threw', before(determiner)), 'through'],
  [
    like(
      after('know|knew|knows|sure|wondered|wonder|decide|asked|matter'),
      'weather',
      before('i|he|she|it|they|we|you|or|to|the|this'),
    ),
    'whether',
  ],
  [
    like(
      after("couldn['’]t|can['’]t|could not|cannot|hardly"),
      'bare',
      before('it|to|that|this|him|her|the (?:thought|sight|pain|idea|sound|smell|weight)'),
    ),
    'bear',
  ],
  [
    like(
      after("can['’]t|cannot|couldn['’]t|to|will|won['’]t|would|not|didn['’]t|please|must"),
      'except',
      before('it|this|that|your|his|her|my|the (?:gift|offer|truth|money|crown|fact|invitation|job|deal)'),
    ),
    'accept',
  ],
  [
    like(
      after('everyone|everything|everybody|nothing|nobody|no one|all|anything|empty|silent|alone|dark'),
      'accept',
      before('for'),
    ),
    'except',
  ],
  [like(after('come|come in|come over|over|right'), 'hear', end), 'here'],
  [
    like(
      after("can|could|can['’]t|couldn['’]t|cannot|did you|didn['’]t"),
      'here',
      before(`${determiner}|${objects}|something|anything|nothing|voices|footsteps|music`),
    ),
    'hear',
  ],
  [
    like(
      after('the|a|my|this|your'),
      'hole',
      before(
        'night|day|time|world|thing|village|town|city|house|life|family|place|story|week|year|truth|room|sky',
      ),
    ),
    'whole',
  ],
  [
    like('(?<=(?:^|[.!?…] |[“"])even )thought', before(`i|he|she|it|we|they|you|${determiner}|there`)),
    'though',
  ],
  [
    like(
      '(?<!\\b(?:can|could|did|do|does|had|has|have|let|made|make|may|must|should|to|will|would) \\p{L}+ (?:one )?)(?:(?<=\\b(?:everyone|everybody|nobody|no one|nothing) ))accept',
      before('me|him|her|for|them|us|the one'),
    ),
    'except',
  ],
  [like(after('as'), 'thought', before('i|he|she|it|we|they|nothing')), 'though'],
  [
    like(
      after('fell|fallen|jumped|climbed|rolled|slid|knocked|slipped'),
      'of',
      before(
        `(?:${determiner}) (?:horse|roof|wall|table|bed|chair|cliff|edge|bridge|ship|boat|wagon|cart|shelf|ladder|tree|stairs|train|tower|rock|deck)`,
      ),
    ),
    'off',
  ],
  [
    like(
      after('took|take|takes|taking|pulled|threw'),
      'of',
      before(
        '(?:his|her|my|their|your) (?:hat|coat|cloak|boots|shoes|mask|gloves|clothes|shirt|dress|helmet|hood|glasses|ring|jacket|armou?r)',
      ),
    ),
    'off',
  ],
  [like(after('be|keep|kept|stay|stayed|went|fell|so|too|very'), 'quite', end), 'quiet'],
  [
    like(
      after("not|could|couldn['’]t|can['’]t|hardly|barely|cannot"),
      'breath(?=[.,!?]| (?:in|out|again|the|under|properly|through)\\b)',
    ),
    'breathe',
  ],
  [
    like(
      after('some|good|bad|any|no|his|her|my|your|of'),
      'advise(?=[.,!?]| (?:was|is|about|and|from|of|that)\\b)',
    ),
    'advice',
  ],
  [
    like(
      after("didn['’]t|don['’]t|doesn['’]t|did not|do not|you|we|they"),
      'no',
      before('the|what|how|where|why|who|that|him|her|anything|if'),
    ),
    'know',
  ],
  [
    like(
      "(?<!\\b(?:do|does|did|n['’]t|to|would|can|could|will|must) )",
      after('i|he|she|we|they|you|it|who'),
      'use',
      before('to (?:be|have|live|think|love|like|know|believe|hate|own|belong|dream)'),
    ),
    'used',
  ],
  [
    like(
      after('has|have|had|was|were|been'),
      'lead',
      before('the|him|her|me|us|them|to|down|into|by|through|away|astray'),
    ),
    'led',
  ],
  [like("(?<!\\b(?:the|an?|of|in|this|their|thieves['’]) )\\bcant(?= \\p{Ll})"), 'can’t'],
];

/** “wolfs”, “knifes”, “mans”, “childs” */
const plurals: readonly SoundAlike[] = [
  [
    /(?<=\b(?:the|these|those|two|three|four|five|six|seven|many|some|of|other) (?:wol|thie|shel|el|loa|cal))fs\b/giu,
    'ves',
  ],
  [
    /(?<=\b(?:the|these|those|two|three|four|five|six|seven|many|some|of|their|our) (?:kni|li|wi))fes\b/giu,
    'ves',
  ],
  [/(?<=\b(?:wo)?m)ans\b/giu, 'en'],
  [/(?<=\b(?:all|many|of|some|these|those|two|three|four|five|six|seven) child)s\b/giu, 'ren'],
];

/** Where a sentence begins: the library sees only some. */
const sentenceStarts: readonly SoundAlike[] = [
  // “He came in.She left.”, but not “read.Me/first”
  [
    /(?<=(?:^|\s)["“]?[\p{L}’']*\p{Ll}{2}\.)(?=["“]?(?:(?!(?:Com|Js|Net|Org)\b)\p{Lu}[\p{Ll}’']+|[IA])(?:[,;.!?]?["”]?(?:\s|$)))/gu,
    ' ',
  ],
  [/(?<=\p{Ll}{3}\. )(?<!\b(?:etc|Mrs|Prof|approx)\. )\p{Ll}/gu, (letter) => letter.toUpperCase()],
];

export const soundAlikes: readonly SoundAlike[] = [
  ...contractions,
  ...where,
  ...thenThan,
  ...tooTo,
  ...loseLoose,
  ...others,
  ...plurals,
  ...sentenceStarts,
];
