/*
 * Answers by question word. They are vague on purpose, so as not to contradict the story.
 */
const responses: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:what|how|which|where|who)\b.*\b(?:should|shall|could|can|do|must) (?:I|we)\b/i,
    [
      '“What you would tell a friend to do, one who had asked you kindly.”',
      '“You have decided already. You only want somebody to have said it aloud.”',
      '“The braver of the two. There are always two.”',
      '“Eat something, sleep, and then do the first thing you thought of.”',
    ],
  ],
  [
    /\bhow (?:much|many|old|long|far|often)\b/i,
    [
      '“More than was ever written down.”',
      '“Enough that nobody has wanted to count it twice.”',
      '“Less than they tell you, and more than you would like.”',
    ],
  ],
  [
    /\bwhy\b/i,
    [
      '“Because nobody stopped it in time. That is usually why.”',
      '“I have had three answers to that. The first two were for other people.”',
      '“Because it was the only thing left that I could still choose.”',
    ],
  ],
  [
    /\bhow\b/i,
    [
      '“Slowly, and then in one afternoon.”',
      '“The way everything is done here: with help, and without a word about it afterwards.”',
      '“Badly. But it was done, and that is more than the others can say.”',
    ],
  ],
  [
    /\bwhere\b/i,
    [
      '“Nearer than you would like.”',
      '“Where you would not think of looking, because you have looked there already.”',
      '“Follow whoever seems least in a hurry. They know.”',
    ],
  ],
  [
    /\bwhen\b/i,
    [
      '“Sooner than they told you.”',
      '“After dark. It is always after dark, have you noticed?”',
      '“The day before it was too late, or the day after. I have never been sure.”',
    ],
  ],
  [
    /\bwho(?:se|m)?\b/i,
    [
      '“Somebody you have already met. I’ll say more when you have guessed wrong once.”',
      '“Ask who profits, and you will have it by morning.”',
      '“I could give you a name. You would only look at them differently.”',
    ],
  ],
  [
    /\b(?:what|which)\b/i,
    [
      '“The thing itself, or what they call it?”',
      '“What it has always been. Only now it has your attention.”',
      '“If I put it into words it will sound smaller than it is. Give me a moment.”',
      '“Nothing I would write down. Come closer.”',
    ],
  ],
];

const polar =
  /(?:^|[.!,;]\s*|\b(?:and|but|so)\s+)(?:is|are|was|were|do|does|did|can|could|will|would|have|has|should|may)\b/i;

const yesOrNo: readonly string[] = [
  '“Yes. More often than I let on.”',
  '“No. And then, on some evenings, yes.”',
  '“Yes. I should have said so before you had to ask.”',
  '“Not in the way you mean. In the other way, yes.”',
  '“I did, once. I am trying to again.”',
  '“Yes. Don’t look so surprised.”',
];

/** Longest text to match, in characters: some patterns take quadratic time. */
const MAX_LENGTH = 1_500;

/** The first question, or else the whole text. */
function firstQuestion(turn: string): string {
  const end = turn.indexOf('?') + 1;
  if (end === 0) return turn.slice(-MAX_LENGTH);
  const before = turn.slice(Math.max(0, end - MAX_LENGTH), end - 1);
  const start = Math.max(before.lastIndexOf('.'), before.lastIndexOf('!')) + 1;
  return `${before.slice(start)}?`;
}

/** Answers to a question by its question word; empty if it has none. */
export function findAnswers(turn: string): readonly string[] {
  const request = firstQuestion(turn);
  const open = responses.find(([word]) => word.test(request));
  if (open) return open[1];
  return polar.test(request) ? yesOrNo : [];
}
