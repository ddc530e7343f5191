import { describe, expect, test } from 'vitest';
import { createTally, type EndedReply } from './tally.ts';

const reply = (change: Partial<EndedReply> = {}): EndedReply => ({
  ...{ storyId: 's1', authorId: 'a1', userId: 'u1', kind: 'send', state: 'done', day: '2026-03-01' },
  ...{ version: 1, depth: 2, text: 'The tide waits.', said: 'I wait.', offered: [], isRewound: false },
  ...change,
});

function count(...replies: EndedReply[]) {
  const tally = createTally({ progress: [], authorReaders: [] });
  for (const each of replies) tally.add(each);
  return tally.result();
}

describe('a stopped reply', () => {
  test('counts as stopped at its turn, beside the chat and the words that were read', () => {
    const { days, turns, retention } = count(
      reply(),
      reply({ state: 'stopped', depth: 6, text: 'The tide' }),
    );
    expect(days).toMatchObject([{ chats: 2, words: 5, stopped: 1, rewound: 0, regenerated: 0 }]);
    expect(turns).toEqual([
      { storyId: 's1', day: '2026-03-01', turn: 3, rewound: 0, regenerated: 0, stopped: 1 },
    ]);
    expect(retention.at(-1)).toMatchObject({ turn: 3, readers: 1 });
  });

  test('that was asked for again counts as regenerated too, and is no chat', () => {
    const { days, turns } = count(reply({ state: 'stopped', kind: 'refresh', depth: 4 }));
    expect(days).toMatchObject([{ chats: 0, stopped: 1, regenerated: 1 }]);
    expect(turns).toMatchObject([{ turn: 2, regenerated: 1, stopped: 1 }]);
  });
});
