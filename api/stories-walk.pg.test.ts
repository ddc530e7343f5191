import { readEndpoints } from '@storyloom/contract/core/definitions';
import { defaultRatings, isAdult, type Rating } from '@storyloom/contract/stories/ratings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFields, requiredFields, returnsStories } from './testing/contract-shapes.ts';
import { COLLECTION, createStoryWorld, type StoryWorld, type WorldStory } from './testing/story-world.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let world: StoryWorld;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', RATE_LIMIT_FACTOR: '1000' });
  world = await createStoryWorld(api);
}, 120_000);
afterAll(() => api.drop());

/** A visitor of the walk. The reader played and marked all stories; the author wrote them. */
interface Visitor {
  name: string;
  role: 'anonymous' | 'reader' | 'author';
  ratings: readonly Rating[];
  confirmed: boolean;
}
const visitors: Visitor[] = [
  { name: 'a visitor without a token', role: 'anonymous', ratings: defaultRatings, confirmed: false },
  { name: 'a reader', role: 'reader', ratings: defaultRatings, confirmed: false },
  { name: 'a reader of G and PG', role: 'reader', ratings: ['G', 'PG'], confirmed: true },
  { name: 'a reader who confirmed the warning', role: 'reader', ratings: defaultRatings, confirmed: true },
  { name: 'the author', role: 'author', ratings: defaultRatings, confirmed: false },
];

const isOpen = ({ status }: WorldStory) => status === 'PUBLISHED' || status === 'UNLISTED';

/** The stories that a visitor may see through an endpoint, by its visibility scope (`catalogue/visibility.ts`). */
const scopes = {
  list: (story: WorldStory, { ratings }: Visitor) =>
    story.status === 'PUBLISHED' && ratings.includes(story.rating),
  library: (story: WorldStory, { ratings }: Visitor) => isOpen(story) && ratings.includes(story.rating),
  address: isOpen,
  works: (story: WorldStory, visitor: Visitor) =>
    visitor.role === 'author' ? story.status !== 'DELETED' : scopes.list(story, visitor),
};

interface Walk {
  /** `list` by default. */
  scope?: keyof typeof scopes;
  /** The reason for a scope other than `list`. */
  why?: string;
  /** Inputs of the calls, if a call without input is rejected or shows nothing. */
  inputs?: (world: StoryWorld) => Record<string, string>[];
  /** True if it may show only some of the allowed stories. */
  isPartial?: boolean;
  /** True if it shows the author of the stories none of them. */
  isReaders?: boolean;
}

/** Endpoints that are not plain lists. A new endpoint that needs no input and lists stories needs no entry. */
const walks: Record<string, Walk> = {
  'stories.feed': { isPartial: true },
  'stories.page': {
    inputs: () => ['LATEST', 'EARLIEST', 'HOTTEST', 'MESSAGE_COUNT'].map((sort) => ({ sort })),
  },
  'stories.search': { inputs: () => [{ keyword: 'walkabout' }] },
  'stories.works': {
    scope: 'works',
    why: 'authors see their own drafts and unlisted works',
    inputs: ({ author }) => [{ authorId: author.id }],
  },
  'stories.viewDetail': {
    scope: 'address',
    why: 'unlisted stories open by address',
    inputs: ({ stories }) => stories.map(({ id }) => ({ id })),
  },
  'stories.history': { scope: 'library', why: 'played stories stay when they are unlisted' },
  'stories.bookshelfList': { scope: 'library', why: 'marked stories stay when they are unlisted' },
  'stories.userRecent': { scope: 'library', why: 'like history', isPartial: true },
  'follows.stories': { isReaders: true },
  'notifications.list': { isReaders: true },
  'editorial.collection': { inputs: () => [{ name: COLLECTION }] },
  'editorial.activity': { inputs: () => [{ type: 'STORY' }] },
  'shares.detail': {
    scope: 'address',
    why: 'a share opens by its link, as its story does',
    inputs: ({ stories }) => stories.map(({ shareId }) => ({ id: shareId })),
  },
  'saves.listAllSaves': {
    scope: 'library',
    why: 'like history',
    inputs: () => [{ size: '50' }],
  },
  'shares.page': { scope: 'address', why: 'owners must find every share to revoke it' },
  'shares.createShare': {
    scope: 'address',
    why: 'saves of unlisted stories can be shared',
    inputs: ({ stories }) => stories.map(({ archiveId }) => ({ archiveId })),
  },
};

const walked = Object.entries(await readEndpoints())
  .map(([name, endpoint]) => ({ name, endpoint }))
  // The preview of a draft is its author's alone; the access matrix covers it.
  .filter(({ name, endpoint }) => returnsStories(endpoint) && name !== 'stories.preview');

async function tokenOf(visitor: Visitor): Promise<string | undefined> {
  if (visitor.role === 'anonymous') return undefined;
  const { token } = world[visitor.role];
  const setting = {
    contentRatingList: visitor.ratings,
    adultContentStatus: visitor.confirmed ? 'DISABLED' : 'ENABLED',
  };
  await api.post('/ai-lab/ai-story/user-setting/modify', setting, token);
  return token;
}

/** The answers of an endpoint to a visitor, as text. */
async function readAnswers(name: string, visitor: Visitor): Promise<string> {
  const endpoint = walked.find((one) => one.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(`no endpoint ${name}`);
  const token = await tokenOf(visitor);
  const inputs = walks[name]?.inputs?.(world) ?? [{}];
  const size = 'size' in inputFields(endpoint) ? { size: '50' } : {};
  const responses = [];
  for (const fields of inputs) {
    const input: Record<string, string> = { ...size, ...fields };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const value = input[field] ?? '';
      delete input[field];
      return encodeURIComponent(value);
    });
    const response =
      endpoint.method === 'GET'
        ? await api.get(`${path}?${new URLSearchParams(input)}`, token)
        : await api.post(path, input, token);
    expect(response.data.error, `${name} ${JSON.stringify(fields)}`).not.toBe('request.invalid');
    responses.push(response);
  }
  return JSON.stringify(responses);
}

const describeStory = ({ title, rating, status }: WorldStory) => `${title} (${rating}, ${status})`;

test('every endpoint that returns stories has an input', () => {
  const missing = walked.filter(
    ({ name, endpoint }) => requiredFields(endpoint).length > 0 && walks[name]?.inputs === undefined,
  );
  expect(
    missing.map(({ name }) => name),
    'these endpoints return stories and need an input: add inputs to `walks`',
  ).toEqual([]);
  const unknown = Object.keys(walks).filter((name) => !walked.some((one) => one.name === name));
  expect(unknown, 'these entries of `walks` match no endpoint that returns stories').toEqual([]);
});

describe.each(walked.map(({ name, endpoint }) => [name, endpoint] as const))('%s', (name, endpoint) => {
  const { scope = 'list', isPartial = false, isReaders = false } = walks[name] ?? {};
  const own = ['library', 'address'].includes(scope) && endpoint.caller !== 'anyone';
  const fitting = visitors.filter(
    ({ role }) =>
      (role !== 'anonymous' || endpoint.caller === 'anyone') && !((own || isReaders) && role === 'author'),
  );

  test.each(fitting)('shows $name the stories of its scope and no others', async (visitor) => {
    const text = await readAnswers(name, visitor);
    const shown = world.stories.filter(({ title }) => text.includes(`"${title}"`));
    const allowed = world.stories.filter((story) => scopes[scope](story, visitor));
    const leaked = shown.filter((story) => !allowed.includes(story)).map(describeStory);
    expect(
      leaked,
      `${name} shows ${visitor.name} stories outside the scope “${scope}”: filter its query by isVisible of catalogue/visibility.ts; if this is intended, set scope and reason in \`walks\` of api/stories-walk.pg.test.ts`,
    ).toEqual([]);
    if (isPartial) expect(shown.length).toBeGreaterThan(0);
    else
      expect(
        allowed.filter((story) => !shown.includes(story)).map(describeStory),
        `${name} hides stories of its scope from ${visitor.name}; if it needs an input for them, add it to \`walks\``,
      ).toEqual([]);
  });

  test.each(fitting)(
    'shows $name no opening of a hidden story or before the adult warning is confirmed',
    async (visitor) => {
      const text = await readAnswers(name, visitor);
      const closed = world.stories.filter((story) => {
        const waits = isAdult(story.rating) && !visitor.confirmed && visitor.role !== 'author';
        return waits || !scopes[scope](story, visitor);
      });
      expect(
        closed.filter(({ opening }) => text.includes(opening)).map(describeStory),
        `${name} shows ${visitor.name} text of stories before the adult warning: call catalogue.readPreview or catalogue.admit first`,
      ).toEqual([]);
    },
  );
});
