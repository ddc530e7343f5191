import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { describe, expect, test } from 'vitest';
import { createTally, type EndedReply } from './tally.ts';

const reply = (change: Partial<EndedReply> = {}): EndedReply => ({
  storyId: 's1',
  authorId: 'a1',
  userId: 'u1',
  kind: 'send',
  state: 'done',
  day: '2026-03-01',
  depth: 2,
  text: 'The tide waits.',
  said: 'I wait.',
  offered: [],
  isRewound: false,
  ...change,
});

function count(...replies: EndedReply[]) {
  const tally = createTally({ progress: [], authorReaders: [] });
  for (const each of replies) tally.add(each);
  return tally.result();
}

describe('a rewound turn', () => {
  test('counts at its turn', () => {
    const { days, turns } = count(reply({ isRewound: true, depth: 4 }));
    expect(days).toMatchObject([{ chats: 1, rewound: 1, regenerated: 0, stopped: 0 }]);
    expect(turns).toMatchObject([{ turn: 2, rewound: 1, regenerated: 0, stopped: 0 }]);
  });

  test.each(['refresh', 'continue'] as const)('is not counted again by its %s', (kind) => {
    expect(count(reply({ kind, isRewound: true })).days).toMatchObject([{ chats: 0, rewound: 0 }]);
  });
});

describe('the readers of a story', () => {
  test('count at their deepest turn, whatever they play above it', () => {
    const { retention, progress } = count(reply({ depth: 6 }), reply({ depth: 2 }));
    expect(retention).toMatchObject([{ turn: 3, readers: 1 }]);
    expect(progress).toMatchObject([{ turn: 3 }]);
  });

  test('are counted once a day, and as latest readers on the last day alone', () => {
    const { days, retention } = count(reply(), reply({ depth: 4 }), reply({ depth: 6, day: '2026-03-02' }));
    expect(days).toMatchObject([
      { day: '2026-03-01', chats: 2, readers: 1, latestReaders: 0 },
      { day: '2026-03-02', chats: 1, readers: 1, latestReaders: 1 },
    ]);
    const cohort = { firstDay: '2026-03-01' };
    expect(retention).toMatchObject([
      { ...cohort, turn: 1, readers: 0 },
      { ...cohort, turn: 2, readers: 0 },
      { ...cohort, turn: 3, readers: 1 },
    ]);
  });

  test('beyond the last counted turn count at that turn', () => {
    const last = insightLimits.turns;
    const { retention } = count(reply({ depth: 2 * last + 2 }), reply({ userId: 'u2', depth: 2 * last }));
    expect(retention).toMatchObject([{ turn: last, readers: 2 }]);
  });

  test('continue from the progress that is stored', () => {
    const { progress } = count(reply({ depth: 6 }));
    const tally = createTally({ progress, authorReaders: [] });
    tally.add(reply({ depth: 2 }));
    const { days, retention } = tally.result();
    expect(days).toMatchObject([{ readers: 0, latestReaders: 0 }]);
    expect(retention).toMatchObject([{ turn: 3, readers: 0 }]);
  });
});

describe('the readers of an author', () => {
  test('are counted once a day over all stories, and as latest readers on the last day alone', () => {
    const { authorDays, authorReaders } = count(
      reply(),
      reply({ storyId: 's2' }),
      reply({ day: '2026-03-02' }),
      reply({ userId: 'u2', day: '2026-03-02' }),
    );
    expect(authorDays).toEqual([
      { authorId: 'a1', day: '2026-03-01', readers: 1, latestReaders: 0 },
      { authorId: 'a1', day: '2026-03-02', readers: 2, latestReaders: 2 },
    ]);
    expect(authorReaders.map(({ userId, lastDay }) => [userId, lastDay])).toEqual([
      ['u1', '2026-03-02'],
      ['u2', '2026-03-02'],
    ]);
  });
});

describe('an option of a story', () => {
  const offered = ['Open the door', 'Wait'];

  test('is chosen by its words, without regard to case and spaces', () => {
    const { days, choices } = count(
      reply({ offered, said: ' open the DOOR ' }),
      reply({ offered, said: 'I sing.' }),
    );
    expect(days).toMatchObject([{ optionsOffered: 2, optionsChosen: 1 }]);
    expect(choices).toMatchObject([
      { option: 'Open the door', chosen: 1 },
      { option: '', chosen: 1 },
    ]);
  });

  test('is counted by name at the first turn alone', () => {
    const { days, choices } = count(reply({ offered, said: 'Wait', depth: 4 }));
    expect(days).toMatchObject([{ optionsOffered: 1, optionsChosen: 1 }]);
    expect(choices).toEqual([]);
  });

  test('is not counted if none was offered or the user message is missing', () => {
    const { days } = count(reply({ offered, said: null }), reply({ offered: [], said: 'Wait' }));
    expect(days[0]).not.toHaveProperty('optionsOffered');
  });
});

describe('a stopped reply', () => {
  test('counts as stopped at its turn, and as a chat with the words that were read', () => {
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

  test('that was regenerated counts as stopped and regenerated, and not as a chat', () => {
    const { days, turns } = count(reply({ state: 'stopped', kind: 'refresh', depth: 4 }));
    expect(days).toMatchObject([{ chats: 0, stopped: 1, regenerated: 1 }]);
    expect(turns).toMatchObject([{ turn: 2, regenerated: 1, stopped: 1 }]);
  });
});
