import { escapeInk } from './escape.ts';

/** The speaker, the name of the reader and the tense of a story without a script. */
export interface Voice {
  /** Name of the character who talks with the reader; null without one. */
  speaker: string | null;
  /** What the narrator calls the reader: “you”, “I” or the name of whom they play. */
  reader: string;
  isPast: boolean;
}

/**
 * What is answered to what: tags, divided by “;”, and lines that are told each in turn, again and again (`&`), once (`!`), or once
 * before what is left of the story. “*” is the speaker, “~” something to ask about.
 */
type Row = readonly [turns: '&' | '!' | 'left', tags: string, ...lines: string[]];

/** What a narrator tells of an act, by its kind, and where nobody speaks. */
const narrated: readonly Row[] = [
  [
    '!',
    'topic: I hit, I punch, I kick, I slap, I attack, I strike, I stab, I bite, I beat, I fight',
    'The blow [lands|landed] harder than <you> meant it to. It [hurts|hurt], and for a moment nobody [moves|moved].',
  ],
  [
    '!',
    'topic: I jump, I leap, I dive',
    'For the length of a breath there [is|was] nothing under <your> feet. Then the shock of it [comes|came], and the slow way back.',
  ],
  [
    '!',
    'topic: I run, I flee, I escape, I sprint',
    '<you> [run|runs|ran] until <your> breath [gives|gave] out. Nobody [follows|followed], and in the end there [is|was] no other way than back.',
  ],
  [
    '!',
    'topic: I scream, I shout, I yell, I cry',
    'The sound [carries|carried] far. Then it [is|was] quiet again, and <you> [listen|listens|listened].',
  ],
  [
    '!',
    'topic: I wait, I sleep, I rest, I sit',
    'Time [passes|passed], and nothing [comes|came] of itself. <your> heart [beats|beat] more slowly now.',
  ],
  [
    'left',
    'react: act',
    '<you> [do|does|did] it before there [is|was] time to think better of it.',
    'For a moment nothing else [matters|mattered]. Then it [is|was] done.',
    'Nothing [stops|stopped] <me>. What it [changes|changed] [is|was] not to be seen yet.',
    'It [is|was] quickly done, and <your> hands [are|were] not quite steady afterwards.',
    'Everything [holds|held] still, and then [goes|went] on, and <you> with it.',
  ],
];

/** Said back to a reader who is called “you” in the present, where it needs no other form. */
const saidBack: Row = [
  '!',
  'react: deed',
  '{said}, as if it were the most natural thing.',
  '{said}. For now, nothing comes of it.',
  '{said}, and take your time over it.',
  '{said}. It is quiet for a moment afterwards.',
  '{said}, and nobody says a word against it.',
];

const ofNobody: readonly Row[] = [
  ['!', 'topic: hello, hi, hey', '<your> voice [sounds|sounded] loud. Nobody [answers|answered].'],
  ['&', 'react: crisis', 'This story can wait. Please call somebody who can be with you now.'],
  [
    '&',
    'react: grief; react: scorn; react: parted; react: setback; react: lost; react: ill; react: low',
    'Nothing here [asks|asked] <me> to hurry. There [is|was] time for that, too.',
  ],
  ['&', 'react: worry; react: fear', '<your> heart [beats|beat] fast, and every sound [seems|seemed] close.'],
  [
    '!',
    'react: told',
    'Even here it [stays|stayed] with <me>: {said}.',
    'It [comes|came] to mind here, of all places: {said}.',
  ],
  ['&', 'react: joy', 'That [is|was] something to be glad of.'],
  ['&', 'react: leave', '<you> [turn|turns|turned] to go, and [look|looks|looked] back once.'],
  [
    'left',
    'react: say',
    'Nobody [answers|answered], but it [is|was] said.',
    'The words [stay|stayed] in the air for a while.',
    'Said aloud, it [sounds|sounded] different.',
  ],
];

const ofSpeaker: readonly Row[] = [
  [
    '&',
    'topic: hello, hi, hey, good morning, good evening',
    '“Hello,” says *. “I’m glad that you are here.”',
  ],
  [
    '&',
    'topic: how are you, how was your day, how are things',
    '“Well enough, and better for the company,” says *. “And you?”',
    '“Much the same,” says *. “Better, perhaps.”',
  ],
  ['&', 'topic: thanks, thank you', '“You’re welcome,” says *.'],
  [
    '&',
    'topic: love you, like you, you are nice, you are sweet',
    '* [smiles|smiled], and [takes|took] a moment to answer. “I like you too,” says *.',
  ],
  [
    '&',
    'topic: joke, a joke, a story, a poem',
    '“I’m no good at those,” says *. “You tell one, and I’ll listen.”',
  ],
  ['&', 'topic: an ai, a bot, you real, you human', '“I am *,” says *. “That is real enough for me.”'],
  [
    '!',
    'topic: do you, did you, are you, were you, have you, will you, would you, can you, could you; unclear',
    '“What makes you ask?” says *.',
    '“Let me keep that one to myself,” says *.',
    '“That is a long story,” says *. “Another time.”',
    '“Ask me again when we know each other better,” says *.',
    '“What would you say yourself?” says *.',
  ],
  ['&', 'react: why', '“I don’t know why,” says *. “It is so.”', '“I have asked myself that,” says *.'],
  ['&', 'react: next', '“That depends on you,” says *. “What do you do?”', '“It is your turn,” says *.'],
  ['&', 'react: puzzled', '“I said that badly,” says *. “Which part do you mean?”'],
  ['&', 'react: wrong', '“Then I was wrong,” says *. “How is it really?”'],
  ['&', 'react: insult', '“That was not kind,” says *. “What is the matter?”'],
  ['&', 'react: date', '“Not so fast,” says *, and [does|did] not look away.'],
  [
    '&',
    'react: crisis',
    '* [takes|took] <your> hand. “Stay with me. Please call somebody who can be with you now, and I will wait here until they come.”',
  ],
  [
    '&',
    'react: grief',
    '“I am so sorry,” says *. “Sit with me for a while. Tell me about them, if you like.”',
  ],
  [
    '&',
    'react: parted',
    '“I’m sorry. That hurts for a long time,” says *. “Do you want to tell me how it was?”',
  ],
  [
    '&',
    'react: scorn',
    '“That was unkind, and you did not deserve it,” says *. “I like having you here. Tell me what happened.”',
  ],
  ['&', 'react: setback', '“That is a hard thing to hear,” says *. “I’m sorry. What was the worst of it?”'],
  ['&', 'react: lost', '“Oh no. I’m sorry,” says *. “Where did you have it last?”'],
  ['&', 'react: ill', '“I’m sorry to hear that,” says *. “Has a doctor been? Tell me how it is.”'],
  [
    '&',
    'react: low',
    '* [moves|moved] closer. “I’m listening,” says *. “You don’t have to be cheerful here.”',
  ],
  [
    '&',
    'react: worry',
    '“I would be nervous too,” says *. “Tell me what you already know. It is more than you think.”',
  ],
  ['&', 'react: fear', '“Stay close to me,” says *. “What is it that frightens you?”'],
  ['&', 'react: joy', '“That is wonderful!” says *. “Tell me everything, from the beginning.”'],
  ['&', 'react: meet', '“{name},” says *. “I’ll remember that.”'],
  [
    '&',
    'react: recall',
    '“You told me that {said},” says *.',
    '“I remember,” says *. “You said that {said}.”',
    '“Of course I know,” says *. “You told me that {said}.”',
  ],
  [
    '&',
    'react: unknown; unclear',
    '“You haven’t told me yet,” says *. “I’d like to know.”',
    '“You never said,” says *. “Tell me.”',
  ],
  ['&', 'react: again; unclear', '“You asked me that before,” says *, “and I still don’t know.”'],
  [
    '!',
    'react: told',
    '“So {said},” says *. “I’ll remember that.”',
    '* [nods|nodded]. “I didn’t know that {said}. Tell me more.”',
    '“It is good to know that {said},” says *.',
    '“Thank you for telling me that {said},” says *.',
  ],
  [
    '&',
    'react: answer',
    '“Thank you,” says *. “I wondered.”',
    '* [listens|listened] to the end. “So that is how it is,” says *.',
    '“I’ll keep that in mind,” says *. “Is there more to it?”',
    '“I had guessed something else,” says *. “It is better to be told.”',
  ],
  ['!', 'react: thing', '“Tell me about {thing},” says *.', '* [leans|leant] forward. “What about {thing}?”'],
  [
    '!',
    'react: remember',
    '“I was thinking of what you told me,” says *. “You said that {said}. Tell me more of it.”',
  ],
  [
    'left',
    'react: say',
    '“Go on,” says *. “I’m listening.”',
    '“I had not thought of that,” says *.',
    '* [takes|took] that in. “And what do you make of it?”',
    '“I believe you,” says *.',
    '* [nods|nodded]. “I see.”',
    '“I’ll think about it,” says *.',
  ],
  [
    '!',
    'react: ask; unclear',
    '“I don’t know,” says *. “I could tell you more of ~.”',
    '“I have no answer to that,” says *, “but ask me about ~, if you like.”',
    '“I wish I knew,” says *.',
    '“Nobody has asked me that before,” says *. “I have no answer yet.”',
    '* [thinks|thought] about it. “I don’t know that either.”',
  ],
  ['&', 'react: leave', '“Come back soon,” says *.', '“Until next time,” says *. “I’ll be here.”'],
];

/** What a story without a script answers where its author’s texts say nothing, with names of the story in it. `left`: the knot that tells what is left. */
export function writeTalk(voice: Voice, things: readonly string[], left: string): string[] {
  const isSaidBack = voice.reader === 'you' && !voice.isPast;
  const ofVoice = voice.speaker === null ? ofNobody : ofSpeaker;
  const rows = [...narrated, ...(isSaidBack ? [saidBack] : []), ...ofVoice];
  return rows.flatMap(([turns, tags, ...lines], at) => {
    const told = lines
      .filter((line, index) => !line.includes('~') || index < things.length)
      .map((line, index) => escapeLine(render(line, voice).replace('~', () => things[index] ?? '')));
    const knot = [`=== c${at}`, ...tags.split('; ').map((tag) => `#${tag}`)];
    if (turns !== 'left') return [...knot, `{${turns}${told.join('|')}}`, '-> DONE'];
    const tunnel = `on_${tags.split(' ')[1]}`;
    const sequence = ['{ stopping:', ...told.map((line) => `- ${line}`), `- -> ${left} ->`, '}'];
    return [...knot, `-> ${tunnel} -> DONE`, `=== ${tunnel}`, ...sequence, '->->'];
  });
}

const pronouns: Readonly<Record<string, readonly string[]>> = {
  you: ['you', 'you', 'your'],
  I: ['I', 'me', 'my'],
};

/** A line in the person and tense of a story: “<you> [run|runs|ran]” is “Edda ran”. */
function render(line: string, { speaker, reader, isPast }: Voice): string {
  const [subject = '', object = '', possessive = ''] = pronouns[reader] ?? [reader, reader, `${reader}’s`];
  const words = { you: subject, me: object, your: possessive };
  return line
    .replaceAll('says *', '[says|said] *')
    .replaceAll(/\[([^\]]*)\]/g, (_, forms: string) => {
      const [present, ...others] = forms.split('|');
      const now = others.length > 1 && !pronouns[reader] ? others[0] : present;
      return (isPast ? others.at(-1) : now) ?? '';
    })
    .replaceAll(/<(you|me|your)>/g, (_, which: keyof typeof words) => words[which])
    .replaceAll(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replaceAll('*', () => speaker ?? '');
}

/** Stand for variables while a line is escaped: letters that no text has. */
const marks = [
  ['{name}', '\uE000'],
  ['{said}', '\uE001'],
  ['{thing}', '\uE002'],
] as const;

/** A line of ink in which only the reader’s own words are variables. */
const escapeLine = (line: string) => {
  const marked = marks.reduce((text, [variable, mark]) => text.replaceAll(variable, mark), line);
  return marks.reduce((text, [variable, mark]) => text.replaceAll(mark, variable), escapeInk(marked));
};
