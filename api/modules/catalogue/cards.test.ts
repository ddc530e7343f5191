import { describe, expect, test } from 'vitest';
import { type DetailParts, toCard, toDetail, toWorkCard } from './cards.ts';

const now = new Date('2026-03-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const url = '/files/covers/a.webp';
const author = { id: 'ines', name: 'Ines', avatarUrl: null };
const authors = new Map([[author.id, author]]);
type Story = Parameters<typeof toCard>[0]['story'];
const story: Story = {
  id: 'story1',
  authorId: author.id,
  type: 'STORY',
  minRating: null,
  status: 'PUBLISHED',
  title: 'Fog',
  hook: '',
  summary: '',
  perspective: 'SECOND_PERSON',
  category: 'FANTASY',
  rating: 'PG',
  tags: ['fog'],
  cover: { url, thumbUrl: url, width: 640, height: 960, placeholder: null },
  versionId: 'v1',
  wordCount: 9,
  membersOnly: false,
  earlyUntil: null,
  createdAt: daysAgo(9),
  publishedAt: daysAgo(8),
  updatedAt: daysAgo(7),
  editedAt: daysAgo(6),
  hasChanges: true,
  turns: 14,
  deletedAt: null,
  previewOf: null,
  statusBeforeDeletion: null,
  purgedAt: null,
};
const row = (change: Partial<Story> = {}) => ({
  story: { ...story, ...change },
  chatCount: 3,
  readerCount: 2,
  thanksCount: 5,
});

describe('toCard', () => {
  test('has the end of early days only while they last, and not for exclusive stories', () => {
    const card = (change: Partial<Story>) => toCard(row(change), authors, now);
    expect(card({ earlyUntil: daysAgo(-1) })).toMatchObject({
      access: 'EARLY',
      earlyUntil: daysAgo(-1).toISOString(),
    });
    expect(card({ earlyUntil: daysAgo(1) })).toMatchObject({ access: 'ALL', earlyUntil: null });
    const exclusive = { membersOnly: true, earlyUntil: daysAgo(-1) };
    expect(card(exclusive)).toMatchObject({ access: 'MEMBERS', earlyUntil: null });
  });

  test('has an unknown author if the account is gone', () => {
    expect(toCard(row(), authors, now).author).toEqual(author);
    expect(toCard(row({ authorId: 'gone' }), authors, now).author).toMatchObject({
      id: 'gone',
      name: 'Unknown',
    });
  });

  test.each(['cover', 'category', 'rating', 'publishedAt'] as const)('needs the %s', (field) => {
    expect(() => toCard(row({ [field]: null }), authors, now)).toThrow('story1 is published but incomplete');
  });
});

describe('toWorkCard', () => {
  test('shows thanks, changes and the time of the last edit only to the author', () => {
    const card = (isOwner: boolean) => toWorkCard(row(), authors, { now, isOwner });
    expect(card(true)).toMatchObject({
      thanksCount: 5,
      hasChanges: true,
      updatedAt: daysAgo(6).toISOString(),
    });
    expect(card(false)).toMatchObject({
      thanksCount: null,
      hasChanges: false,
      updatedAt: daysAgo(7).toISOString(),
    });
  });

  test('has the days in which a story can be restored for deleted stories only', () => {
    const daysLeft = (change: Partial<Story>) =>
      toWorkCard(row(change), authors, { now, isOwner: true }).daysLeft;
    expect(daysLeft({})).toBeNull();
    expect(daysLeft({ deletedAt: daysAgo(1) })).toBeNull();
    const [first, second] = [1, 2].map((days) => daysLeft({ status: 'DELETED', deletedAt: daysAgo(days) }));
    expect(first).toBeGreaterThan(0);
    expect(second).toBe((first ?? 0) - 1);
    expect(daysLeft({ status: 'DELETED', deletedAt: daysAgo(1_000) })).toBe(0);
  });
});

describe('toDetail', () => {
  const person = { name: 'Tam', profile: '', skills: '', personality: '', speechStyle: '' };
  const parts: DetailParts = {
    content: {
      type: 'STORY',
      title: 'Fog',
      perspective: 'SECOND_PERSON',
      rating: 'PG',
      category: 'FANTASY',
      opening: 'The fog comes in from the sea.',
      options: ['Wait'],
      styleSample: '',
      worldBook: { structure: '', background: '', rules: '', specialEvents: '' },
      main: { name: 'Ines', profile: 'A secret.' },
      supporting: [{ ...person, profession: '', appearance: 'Tall' }],
    },
    now,
    version: 2,
    adultWarning: false,
    isLocked: false,
    isOwner: false,
    onBookshelf: true,
  };
  const detail = (change: Partial<DetailParts> = {}, of: Partial<Story> = {}) =>
    toDetail(row(of), authors, { ...parts, ...change });

  test('shows the opening and options, only its beginning if locked, or neither before the warning', () => {
    expect(detail()).toMatchObject({ opening: 'The fog comes in from the sea.', options: ['Wait'] });
    expect(detail({ isLocked: true })).toMatchObject({ opening: 'The fog comes…', options: [] });
    expect(detail({ adultWarning: true })).toMatchObject({ opening: '', options: [] });
    expect(detail({ adultWarning: true, isLocked: true })).toMatchObject({ opening: '', options: [] });
  });

  test('lists the main character first, without hidden and empty parts', () => {
    expect(detail().cast).toEqual([
      { name: 'Ines', role: 'MAIN', profession: null, appearance: null, portrait: null },
      { name: 'Tam', role: 'SUPPORTING', profession: null, appearance: 'Tall', portrait: null },
    ]);
  });

  test('is a draft while its author plays it before the publication', () => {
    expect([detail().status, detail({}, { previewOf: 'story0' }).status]).toEqual(['PUBLISHED', 'DRAFT']);
  });
});
