import { kin } from './kin.ts';
import { fold } from './words.ts';

/** What readers say to a character that no plot is about, as `#react: person …` answers it. */
export const heardActs = [
  'crisis',
  'grief',
  'parted',
  'scorn',
  'setback',
  'lost',
  'ill',
  'worry',
  'fear',
  'joy',
  'low',
  'insult',
  'date',
  'bye',
  'puzzled',
  'wrong',
  'why',
  'next',
  'told',
  'answer',
  'thing',
  'remember',
  'recall',
  'unknown',
  'again',
  'deed',
] as const;
export type HeardAct = (typeof heardActs)[number];

const pet = kin.pets;
const ofKin = [kin.women, kin.men, kin.anybody, pet].join('|');
/** Who does something to the reader: not the character who is spoken to. */
const others = String.raw`(?:nobody|no one|everyone|everybody|someone|somebody|people|he|she|they|(?:my|the|some|a)\s(?:\S+\s){1,3})`;
const am = String.raw`\bi(?:['’]?m| am| feel| felt|['’]?ve been| have been| was)(?: feeling)?`;
const lately = String.raw`\bi(?:['’]ve| have)?(?: just| only just| recently)?`;

const any = (...parts: string[]) => new RegExp(parts.join('|'), 'i');

/** Loss and hurt: they come before all else that a message may mean. The order decides. */
const hurts: readonly (readonly [HeardAct, RegExp])[] = [
  [
    'crisis',
    any(
      String.raw`\b(?:kill(?:ing)?|harm(?:ing)?|hurt(?:ing)?) myself\b|\bsuicid|\bself[- ]harm|\bend (?:my life|it all)\b|\bbetter off (?:dead|without me)\b`,
      String.raw`\b(?:want|wanna|wish i could|ready)(?: to)? die\b(?! (?:laughing|of laughter))|\bi(?:['’]?m| am) going to die\b(?! (?:laughing|of laughter|here|in (?:this|here)))|\bwish i (?:was|were) (?:dead|never born)\b|\bno reason to live\b`,
      String.raw`\bdon['’]?t want to (?:live|be alive|exist|wake up|be here any ?more)\b`,
    ),
  ],
  [
    'grief',
    any(
      String.raw`\b(?:my|our)\s(?:\S+\s){0,3}?(?:${ofKin})\b(?:\s\S+){0,3}?\s(?:died|dead|passed|dying|killed|didn['’]?t make it|committed suicide|took (?:his|her|their) own life)\b`,
      String.raw`${lately} lost my\s(?:\S+\s){0,2}?(?:${ofKin})\b`,
      String.raw`\b(?:someone|somebody) (?:\S+\s){0,4}(?:died|passed away)\b|\bmiscarriage\b|\bmy (?:\S+ )?(?:funeral|grief)\b|\b(?:to|at|from) (?:a|the|my \S+) funeral\b|${am} (?:grieving|mourning)\b`,
      String.raw`\bput (?:my|our) (?:\S+ )?(?:${pet}) (?:down|to sleep)\b`,
    ),
  ],
  [
    'parted',
    any(
      String.raw`\b(?:dumped|divorc(?:ed|ing)|left|leaving|cheat(?:ed|ing) on|broke up with|split up with|ghosted) me\b|\bwe(?: have|['’]ve)? (?:broke|broken|split) up\b|\b(?:i|getting|got|our|my) (?:broke up|divorced?|break-?up)\b|\bbroke my heart\b`,
    ),
  ],
  [
    'scorn',
    any(
      String.raw`\b${others}\s?(?:\S+\s){0,2}?(?:hates?|ignor\w+|avoids?|laugh\w* at|shout\w* at|yell\w* at|scream\w* at|mock\w*|bull(?:y|ies|ied)|insult\w*|humiliat\w+|hits?|beats?|betray\w*|lied to|ma(?:de|kes?) fun of|pick(?:s|ed) on|reject\w*|judg\w+|hurts?) (?:me|at me)\b`,
      String.raw`\b(?:nobody|no one|noone) (?:\S+ ){0,2}?(?:likes|loves|cares|wants|needs|understands|listens|talks|believes|misses|sees)\b(?! you)`,
      String.raw`\bi (?:really |actually )?(?:have no|don['’]?t (?:really |actually |even )?have (?:any|many)|have never had any) friends\b|\bbullied\b|\bi hate (?:myself|my life)\b|\bmy life (?:is over|sucks|is a mess)\b`,
      String.raw`${am}(?: just| so| such| really| a total)?(?: an?)?(?: complete| total)? (?:loser|failure|worthless|ugly|stupid|useless|pathetic|unlovable|idiot|disappointment|burden|not good enough|unwanted)\b`,
    ),
  ],
  [
    'setback',
    any(
      String.raw`\b(?:lost|losing) my (?:\S+ )?(?:job|work|position|home|house|flat|apartment|savings|business|scholarship|licen[cs]e)\b|\b(?:got|was|been|am|['’]m being) (?:fired|sacked|laid off|made redundant|evicted|rejected|demoted|expelled)\b|\bfired me\b`,
      String.raw`\bi (?:\S+ )?(?:failed|flunked|messed up|screwed up)\b|\bi did(?:n['’]?t| not) (?:get (?:the|in)|pass|make it)\b|\bin debt\b|\bcan['’]?t pay\b`,
    ),
  ],
  [
    'lost',
    any(
      `${lately} (?:lost|can['’]?t find|misplaced|broke|crashed) my (?!way|mind|temper|count|track|patience|voice|appetite|interest|faith|heart|word|leg|arm|hand|foot|ankle|wrist|nose|back|toe|finger)`,
      String.raw`\b(?:stole|took) my\b|\bmy \S+(?: \S+)? (?:was|were|got|has been) (?:stolen|robbed|broken)\b|\bi (?:got|was) (?:robbed|mugged|burgled)\b`,
    ),
  ],
  [
    'ill',
    any(
      String.raw`${am}(?: so| very| really| quite| a bit)? (?:ill|sick(?! of)|unwell|in (?:the )?hospital|in pain|injured)\b|\bdiagnosed with\b|\bpanic attacks?\b|\bi broke my (?:leg|arm|hand|foot|ankle|wrist|nose|back|toe|finger)\b`,
      String.raw`\bi(?:['’]ve got| have| got)(?: an?| the)?(?: bad| terrible)? (?:cancer|covid|cold|flu|fever|headache|migraine|depression|anxiety|toothache)\b`,
      String.raw`\b(?:my|our)\s(?:\S+\s){0,2}?(?:${ofKin})(?:\s\S+)? (?:is|has been|['’]s) (?:very |really |so )?(?:ill|sick|in (?:the )?hospital)\b|\b(?:my|our)\s(?:\S+\s){0,2}?(?:${ofKin})(?:\s\S+)? has (?:cancer|dementia|covid)\b`,
    ),
  ],
];

/** What else is heard unless an open choice is meant. */
const moods: readonly (readonly [HeardAct, RegExp])[] = [
  [
    'joy',
    any(
      String.raw`\bi(?:['’]ve)? (?:just |finally )?(?:got (?:the|a new|my|an?) (?:\S+ )?(?:job|promotion|raise|degree|visa|grant|offer|place|flat)|got (?:in|engaged|married|accepted|promoted|hired)|passed\b(?! away)|won\b|made it\b|did it\b)`,
      String.raw`${am}(?: so| very| really| just)* (?:happy|excited|thrilled|proud|delighted|overjoyed|pregnant|in a good mood|over the moon)\b(?! to | you)|\b(?:best|great|wonderful|amazing|lovely) (?:day|news)\b|\bgood news\b|\b(?:it['’]?s|it is|today is|tomorrow is) my birthday\b|\bmy birthday is\b`,
    ),
  ],
  [
    'worry',
    any(
      String.raw`\b(?:exam|interview|test|presentation|speech|audition|surgery|operation|finals|driving test|deadline|first day|date)\b.*\b(?:scared|nervous|afraid|worried|anxious|terrified|stressed|panick\w+|help)\b`,
      String.raw`\b(?:scared|nervous|afraid|worried|anxious|terrified|stressed|panick\w+)\b.*\b(?:exam|interview|test|presentation|speech|audition|surgery|operation|finals|deadline|tomorrow|date)\b`,
    ),
  ],
  [
    'fear',
    any(
      String.raw`${am}(?: so| very| really| just| a bit| getting)* (?:scared|afraid|frightened|terrified|nervous)\b(?! (?:that |i\b|not\b|so\b))`,
    ),
  ],
  [
    'low',
    any(
      String.raw`${am}(?: so| very| really| just| kind of| a bit)* (?:sad|lonely|depressed|down|awful|terrible|miserable|empty|heartbroken|hopeless|overwhelmed|stressed|burnt out|burned out|anxious|unhappy|alone|exhausted|tired(?! of)|crying|upset|hurt|numb|homesick)\b`,
      String.raw`\b(?:bad|terrible|awful|horrible|rough|hard|worst) (?:day|week|night|year)\b|\bi (?:just )?(?:want to|could|can['’]t stop) cry(?:ing)?\b|\bi miss my\b|\bi can['’]?t (?:sleep|go on|do this any ?more|cope)\b`,
    ),
  ],
  [
    'insult',
    any(
      String.raw`\b(?:you['’]?re|you are|u r|ur)(?: just| only| such| so| really| nothing but)*(?: an?)?(?: \S+)? ?(?:stupid|dumb|idiot|useless|boring|ugly|annoying|lame|fake|bot|chatbot|machine|program|trash|liar|moron|rubbish)\b(?!\?)|\byou suck\b|\bshut up\b|\b(?:fuck|screw|damn) (?:you|off)\b|\bi hate you\b|\bgo to hell\b`,
    ),
  ],
  [
    'bye',
    any(
      String.raw`\bgood ?night\b|\b(?:good)?bye\b|\bsee (?:you|ya) (?:later|soon|tomorrow|around)\b|\b(?:have|need|got|gotta)(?: to)? (?:go|leave|run)\b(?= (?:now|to (?:bed|sleep|work))|\W*$)|\bgoing to bed\b|\b(?:talk|speak) (?:to you )?(?:later|soon|tomorrow)\b|\bttyl\b|\bfarewell\b`,
    ),
  ],
];

/** What a whole message says of the reply before it, and what is heard where nothing else fits. */
const replies: readonly (readonly [HeardAct, RegExp])[] = [
  [
    'date',
    any(
      String.raw`\b(?:on a date|go out with me|out with me|be my (?:girl|boy)friend|kiss (?:me|you)|have dinner with me|take you out|your type|sleep with me|flirt)\b|\b(?:you['’]?re|you are)(?: so| really| very)? (?:hot|sexy)\b`,
    ),
  ],
  [
    'puzzled',
    any(
      String.raw`^\W*(?:sorry\W+)?(?:i (?:don['’]?t|do not|didn['’]?t|can['’]?t) (?:understand|get (?:it|that|you|this)|follow)|what|huh|eh|pardon|come again|what do you mean(?: by .{1,60})?|what does (?:that|it) mean|what are you (?:talking|on) about|what are you saying|explain(?: that| it)?|i['’]?m confused)(?: (?:you|that|it|this|at all|by that|a word|what you mean|what you['’]re saying))*\W*$`,
      String.raw`\b(?:makes?|making) no sense\b|\bno idea what you\b`,
    ),
  ],
  [
    'wrong',
    any(
      String.raw`^\W*(?:no\W+)?(?:that['’]?s|that is|this is|it['’]?s|you['’]?re|you are)(?: just| so| totally| simply| all| completely)* (?:wrong|not (?:true|right|correct|what i|an answer|how)|false|nonsense|a lie|incorrect|mistaken|bullshit)\b`,
      String.raw`^\W*(?:but )?(?:you (?:didn['’]?t|did not|don['’]?t|never) (?:answer|listen)|i (?:didn['’]?t|never) (?:say|ask|said|asked)|i disagree|that (?:doesn['’]?t|does not) answer|answer (?:me|my question|the question))`,
    ),
  ],
  [
    'why',
    /^\W*(?:but|and|ok|so|oh)?\W*(?:why|how come|why is that|why['’]?s that|for what reason|(?:why (?:do|did|would) you|what makes you) (?:say|think|believe|ask)(?: (?:so|that|this|it))*)\W*$/i,
  ],
  [
    'next',
    /^\W*(?:but|ok|so|oh|please)?\W*(?:(?:and )?then(?: what)?|and|what (?:happened|happens|comes) (?:then|next|after that)|what (?:then|next|else)|go on|continue|more|tell me more|and after that|keep going|go ahead|i['’]?m listening)\W*$/i,
  ],
];

const find = (acts: readonly (readonly [HeardAct, RegExp])[], message: string): HeardAct | null =>
  acts.find(([, pattern]) => pattern.test(fold(message)))?.[0] ?? null;

export const hurtIn = (message: string): HeardAct | null => find(hurts, message);
export const moodIn = (message: string): HeardAct | null => find(moods, message);
export const replyIn = (message: string): HeardAct | null => find(replies, message);
