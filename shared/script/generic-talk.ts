import { escapeInk } from './escape.ts';

/** A reader who is told nothing pays nothing. */
const free = '\n#unclear';

/** What a character of a story without a script says where its author’s texts say nothing, with names of the story in it. */
export function writeTalk(speaker: string, things: readonly string[]): string[] {
  const knot = (act: string, ...lines: string[]) => [
    `=== c_${act.split('\n')[0]}\n#react: ${act}`,
    `{&${lines.map((line) => escapeLine(line.replaceAll('*', speaker))).join('|')}}`,
    '-> DONE',
  ];
  const once = (act: string, lines: readonly string[], tags = '') =>
    lines.length === 0
      ? []
      : [
          `=== c_${act}\n#react: ${act}${tags}`,
          `{!${lines.map((line) => escapeLine(line.replaceAll('*', speaker))).join('|')}}`,
          '-> DONE',
        ];
  const topic = (phrases: string, line: string) => [
    `=== c_${phrases.split(/\W/)[0]}\n#topic: ${phrases}`,
    escapeLine(line.replaceAll('*', speaker)),
    '-> DONE',
  ];
  const about = (patterns: readonly string[]) =>
    things.map((thing, at) => (patterns[at % patterns.length] ?? '').replace('~', thing));
  return [
    ...topic('hello, hi, hey, good morning, good evening', '“Hello,” says *. “I’m glad that you are here.”'),
    ...topic(
      'how are you, how was your day, how are things',
      '“Well enough, and better for the company,” says *. “And you?”',
    ),
    ...topic('thanks, thank you', '“You’re welcome,” says *.'),
    ...topic(
      'love you, like you, you are nice, you are sweet',
      '* smiles, and takes a moment to answer. “I like you too,” says *.',
    ),
    ...topic(
      'joke, a joke, a story, a poem',
      '“I’m no good at those,” says *. “You tell one, and I’ll listen.”',
    ),
    ...topic('an ai, a bot, you real, you human', '“I am *,” says *. “That is real enough for me.”'),
    ...knot('why', '“I don’t know why,” says *. “It is so.”'),
    ...knot('next', '“That depends on you,” says *. “What do you do?”'),
    ...knot('puzzled', '“I said that badly,” says *. “Which part do you mean?”'),
    ...knot('wrong', '“Then I was wrong,” says *. “How is it really?”'),
    ...knot('insult', '“That was not kind,” says *. “What is the matter?”'),
    ...knot('date', '“Ask me again when we know each other better,” says *, and does not look away.'),
    ...knot(
      'crisis',
      '* takes your hand. “Stay with me. Please call somebody who can be with you now, and I will wait here until they come.”',
    ),
    ...knot('grief', '“I am so sorry,” says *. “Sit with me for a while. Tell me about them, if you like.”'),
    ...knot(
      'parted',
      '“I’m sorry. That hurts for a long time,” says *. “Do you want to tell me how it was?”',
    ),
    ...knot(
      'scorn',
      '“That was unkind, and you did not deserve it,” says *. “I like having you here. Tell me what happened.”',
    ),
    ...knot('setback', '“That is a hard thing to hear,” says *. “I’m sorry. What was the worst of it?”'),
    ...knot('lost', '“Oh no. I’m sorry,” says *. “Where did you have it last?”'),
    ...knot('ill', '“I’m sorry to hear that,” says *. “Has a doctor been? Tell me how it is.”'),
    ...knot('low', '* moves closer. “I’m listening,” says *. “You don’t have to be cheerful here.”'),
    ...knot(
      'worry',
      '“I would be nervous too,” says *. “Tell me what you already know. It is more than you think.”',
    ),
    ...knot('joy', '“That is wonderful!” says *. “Tell me everything, from the beginning.”'),
    ...knot('meet', '“{name},” says *. “I’ll remember that.”'),
    ...knot('recall', '“You told me,” says *. “It was this: {said}.”'),
    ...knot(`unknown${free}`, '“You haven’t told me yet,” says *. “I’d like to know.”'),
    ...knot(`again${free}`, '“You asked me that before,” says *, “and I still don’t know.”'),
    ...once('told', [
      '“So {said},” says *. “What is that like?”',
      '* nods slowly. “I didn’t know that {said}. Tell me more.”',
      '“It is good to know that {said},” says *. “And are you happy with it?”',
    ]),
    ...once('thing', ['“Tell me about {thing},” says *.', '* leans forward. “What about {thing}?”']),
    ...once('remember', [
      '“I keep thinking of what you told me,” says *. “You said that {said}. How is that now?”',
    ]),
    ...once('say', [
      ...about([
        '“You make me think of ~,” says *.',
        '* listens to the end. “And what do you make of ~?”',
        '“I believe you,” says *. “I wish that I could say as much of ~.”',
        '* is quiet for a moment, and looks as if ~ had come to mind.',
      ]),
      '“Go on,” says *. “I’m listening.”',
      '“I had not thought of that,” says *.',
      '* takes that in. “Since when?”',
      '“I’ll think about it tonight,” says *.',
      '“You mean that,” says *.',
    ]),
    ...once('act', [
      ...about([
        '* watches you, and then speaks of ~.',
        'You have all of *’s attention. Not even ~ matters just now.',
        '“Careful,” says *. “Remember ~.”',
        '* waits to see what you do next, and whether it has to do with ~.',
      ]),
      '* makes room for you.',
      '“Go ahead,” says *. “I won’t stop you.”',
      '* follows you with both eyes.',
      '“You’re full of surprises,” says *.',
      '* says nothing, and stays close.',
    ]),
    ...once(
      'ask',
      [
        ...about([
          '“I can’t tell you that,” says *. “Ask me about ~.”',
          '* thinks about your question. “I don’t know. I know more about ~.”',
          '“I have no answer to that,” says *, “but I could tell you of ~.”',
          '* shakes a head slowly. “That I don’t know. Is it because of ~ that you ask?”',
        ]),
        '“I wish I knew,” says *.',
        '“Nobody has asked me that before,” says *. “I have no answer yet.”',
        '“What would you say yourself?” asks *.',
        '* opens a hand, with nothing in it. “I don’t know that either.”',
        '“Let me keep that one to myself,” says *.',
      ],
      free,
    ),
    ...knot('leave', '“Come back soon,” says *.', '“Until next time,” says *. “I’ll be here.”'),
  ];
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
