import type { SceneCharacter } from '@storyloom/ports/scene';
import { type Phrases, presuming } from './presumptions.ts';

export type Manner = 'curt' | 'formal' | 'wry' | 'warm' | 'nervous' | 'grand' | 'plain';

const manners: readonly [Manner, RegExp][] = [
  ['curt', /\b(short|curt|blunt|clipped|few words|terse|gruff|direct|laconic|quiet|flat)/i],
  ['nervous', /\b(nervous|stammer|rambl|fast|breathless|anxious|shy|hesitat|mumbl|babbl)/i],
  ['wry', /\b(wry|dry|sarcas|mock|tease|teasing|iron|flirt|sly|playful|joke|quip|deadpan|banter)/i],
  ['formal', /\b(formal|polite|old-fashion|archaic|precise|courtly|proper|measured|scholar|exact|careful)/i],
  ['grand', /\b(grand|poet|dramatic|theatric|flower|prophe|riddle|loud|boast|booming|metaphor|lyric)/i],
  ['warm', /\b(warm|gentle|soft|kind|sing|motherly|cheer|sunny|friendly|sweet|patient|tender)/i],
];

export function detectManner(character: SceneCharacter): Manner {
  const speech = character.speechStyle ?? '';
  const whole = `${character.personality ?? ''} ${character.profile}`;
  const found = (text: string) => manners.find(([, pattern]) => pattern.test(text))?.[0];
  return found(speech) ?? found(whole) ?? 'plain';
}

type Lines = Readonly<Record<Manner, readonly string[]>>;

/** Remarks about a topic. */
export const onTopic: Lines = {
  curt: [
    '“{topic}. No. Ask me something I can answer.”',
    '“Leave {topic} out of it. For tonight.”',
    '“{topic}? Everyone gets to it in the end. Sit.”',
  ],
  formal: [
    '“On the matter of {topic}, I am obliged to be careful. I am not, however, obliged to be silent.”',
    '“You will forgive me if I answer the question beside the one you asked. {topic} is not the beginning of this.”',
    '“I had hoped we might speak of {topic} later, and by daylight.”',
  ],
  wry: [
    '“{topic}. Of course. Not the weather, not my health. Straight to {topic}.”',
    '“Funny thing about {topic}: the people who know the most are the worst company. I am excellent company.”',
    '“If I tell you about {topic}, you have to promise to look surprised later.”',
  ],
  warm: [
    '“Oh, {topic}. Come here, out of the draught, and I will tell you the part I am sure of.”',
    '“You have been carrying {topic} around all day, haven’t you? Put it down a moment. We will look at it together.”',
    '“I wondered when you would get to {topic}. I am glad it is me you asked.”',
  ],
  nervous: [
    '“{topic}? Who said anything about — no, all right, I did, I said it, didn’t I? Twice.”',
    '“I’m not supposed to — look, {topic}, it’s not what it looks like. It’s a bit what it looks like.”',
    '“Could we not say {topic} quite so loudly? They can hear the word. I think they can hear the word.”',
  ],
  grand: [
    '“{topic}! Ask the tide who drowned in it. It will tell you sooner than I.”',
    '“Three people have stood where you stand and asked about {topic}. Two of them are songs now.”',
    '“Speak of {topic} and something always leans in to listen. Can you feel it leaning?”',
  ],
  plain: [
    '“{topic},” {C} [said|says] slowly, as if testing whether it would hold. “I know some of it. Not the end.”',
    '“You want the truth about {topic}? I have a piece. You have another, I think.”',
    '“I saw what happened with {topic}. I have never told it in the right order.”',
  ],
};

/** Answers to questions without a topic. */
export const onQuestion: Lines = {
  curt: [
    '“Yes. And that is all you get.”',
    '“Ask me again when nobody is listening.”',
    '“No. Well. Not any more.”',
  ],
  formal: [
    '“I could give you a short answer or a true one. Allow me until morning to find one that is both.”',
    '“You are the second person to ask me that. I was not honest with the first.”',
    '“The answer is yes, and I should be obliged if you did not repeat it.”',
  ],
  wry: [
    '“I’d lie to you, but you’d look so pleased to have caught me.”',
    '“Yes. No. It depends who is paying for the next drink.”',
    '“That is a very good question, and I have hated it for years.”',
  ],
  warm: [
    '“Ask me that again when you’ve eaten. The answer is kinder then.”',
    '“Yes. I think so. I’d rather say it than have you lie awake with it.”',
    '“I’ll tell you, because you asked as if you wanted to know.”',
  ],
  nervous: [
    '“Yes? No. Is there a third one?”',
    '“I was told not to say. I was told twice. Yes.”',
    '“If I answer that, and I’m not saying I will, you didn’t hear it from me.”',
  ],
  grand: [
    '“Ah, the only question! Kings have asked it with worse manners.”',
    '“Yes! And a thousand times no, and there you have my whole biography.”',
    '“Ask the dark. It has been rehearsing its answer longer than I.”',
  ],
  plain: [
    '“I’ve asked myself the same. Some nights the answer is yes.”',
    '“If I knew that, I wouldn’t be here.”',
    '“Yes. I should have said so before you had to ask.”',
  ],
};

/** Answers to questions about another character. */
export const onAnother: readonly string[] = [
  '“{subject}? {facts} Draw your own conclusions. I have.”',
  '“{facts} That is what there is to see of {subject}. The rest you get by being patient, or by being late.”',
  '“{subject} I would not turn my back on, and I say that with some affection. {facts}”',
];

/** References to a fact about the reader; `{told}` is the fact. */
export const readerFactTemplates: readonly string[] = [
  '“By the way. {told}, you said. I have been turning that over.”',
  '“Earlier: {told}. You said it quickly, as if I might not notice.”',
  '“I have not forgotten, you know. {told}. One does not put that away in an afternoon.”',
];

/** Remarks without a topic. */
export const offTopic: Readonly<Record<Manner, Phrases>> = {
  curt: [
    presuming('readerStayed', '“Well. You’re still here.”'),
    '“Decide. I’m not going to do it for you.”',
    '“That’ll do. Now watch.”',
    '“Not bad. Don’t do it twice.”',
    '“Later. First we live.”',
    '“Fine. Your way.”',
  ],
  formal: [
    '“I confess you have surprised me. It has been some years since anyone did.”',
    '“Let us be exact about what just happened, because others will not be.”',
    '“You may count on me until morning. After that I must count on you.”',
    '“There is a proper order to these things, and you have just improved upon it.”',
    '“I regret to say that you are right. I had prepared for nearly everything else.”',
    '“Permit me one piece of advice, and I shall not offend you with a second.”',
  ],
  wry: [
    '“Bold. Possibly stupid. I’ve built a whole life in that gap, so no judgement.”',
    '“I’d applaud, but one of us should keep their hands free.”',
    '“That went better than it had any right to. Don’t look so pleased.”',
    '“Remind me to be offended, once I’ve stopped being impressed.”',
    '“In my version of this, you were taller and I was asleep.”',
    '“Oh, good. A plan. I was worried we’d have to be sensible.”',
  ],
  warm: [
    '“There you are. I was beginning to think you’d talk yourself out of it.”',
    '“Breathe. Whatever comes next, it finds two of us.”',
    '“You did that well, you know. Somebody should say so.”',
    '“Come on. Nobody ever decided anything good on an empty stomach.”',
    '“I’ve seen braver people do less with more.”',
    '“You needn’t tell me why. Only tell me whether you’re all right.”',
  ],
  nervous: [
    '“Right. Good. Was that good? You’d tell me if that wasn’t good.”',
    '“I had a plan for this part. I did. It had a drawing.”',
    '“Don’t move. Actually, do move. Towards me. Slowly.”',
    '“I’m fine. This is my fine face. It’s new.”',
    '“Okay, so, small thing, possibly nothing, but did you hear that as well?”',
    '“We could still, and I’m only saying it so that somebody has, go home.”',
  ],
  grand: [
    '“Mark the hour! Somebody will want to know when it began.”',
    '“All my life I have waited to be interrupted like that.”',
    '“So the story has noticed you at last. It never lets go after that.”',
    '“Ah! There speaks either a fool or the hero. We shall know by supper.”',
    '“Once, long ago, I did the very same, and look what became of me: everything.”',
    presuming('isDry', '“Let them write that it was raining. It was not, but let them write it.”'),
  ],
  plain: [
    '“I thought you would do that,” {C} [said|says] after a while. “I hoped you wouldn’t. I was wrong to.”',
    '“It’s started, then. I’d rather it had started with you than with them.”',
    '“You can still change your mind. I can’t any more.”',
    '“I’ve been lied to all week. You’re the first who was bad at it. I like that.”',
    '“Whatever they told you about me, about half is true. Pick your half.”',
    '“I’ll help. Don’t ask me why until it’s over.”',
  ],
};
