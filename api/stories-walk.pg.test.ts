import { endpoints } from '@storyloom/contract/endpoints/all';
import { pending } from '@storyloom/contract/pending';
import { defaultRatings, isAdult, type Rating } from '@storyloom/contract/ratings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFields, requiredFields, tellsOfStories } from './testing/contract-shapes.ts';
import { COLLECTION, createStoryWorld, type StoryWorld, type WorldStory } from './testing/story-world.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let world: StoryWorld;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000', GUESTS_PER_MINUTE: '9999' });
  world = await createStoryWorld(api);
}, 120_000);
afterAll(() => api.drop());

/** Whoever looks. The reader played and marked all stories; the author wrote them. */
interface Looker {
  name: string;
  who: 'nobody' | 'reader' | 'author';
  ratings: readonly Rating[];
  confirmed: boolean;
}
const lookers: Looker[] = [
  { name: 'nobody', who: 'nobody', ratings: defaultRatings, confirmed: false },
  { name: 'a reader', who: 'reader', ratings: defaultRatings, confirmed: false },
  { name: 'a reader of G and PG', who: 'reader', ratings: ['G', 'PG'], confirmed: true },
  { name: 'a reader who confirmed the warning', who: 'reader', ratings: defaultRatings, confirmed: true },
  { name: 'the author', who: 'author', ratings: defaultRatings, confirmed: false },
];

const isOpen = ({ status }: WorldStory) => status === 'PUBLISHED' || status === 'UNLISTED';

/** Which stories a looker may see through an endpoint, by the rule of stories.visibility.ts that it should apply. */
const rules = {
  list: (story: WorldStory, { ratings }: Looker) =>
    story.status === 'PUBLISHED' && ratings.includes(story.rating),
  kept: (story: WorldStory, { ratings }: Looker) => isOpen(story) && ratings.includes(story.rating),
  address: isOpen,
  desk: (story: WorldStory, looker: Looker) =>
    looker.who === 'author' ? story.status !== 'DELETED' : rules.list(story, looker),
};

interface Walk {
  /** `list` where nothing is said. */
  rule?: keyof typeof rules;
  why?: string;
  /** Inputs to call with, where a call without any is refused or shows nothing. */
  asks?: (world: StoryWorld) => Record<string, string>[];
  /** Shows some of what it may. */
  some?: boolean;
}

/** What is not a plain list. A new endpoint with stories that needs no input and shows lists need not stand here. */
const walks: Record<string, Walk> = {
  'stories.feed': { some: true },
  'stories.page': {
    asks: () => ['LATEST', 'EARLIEST', 'HOTTEST', 'MESSAGE_COUNT'].map((sort) => ({ sort })),
  },
  'stories.search': { asks: () => [{ keyword: 'walkabout' }] },
  'stories.works': {
    rule: 'desk',
    why: 'authors see their own drafts and unlisted works',
    asks: ({ author }) => [{ authorId: author.id }],
  },
  'stories.viewDetail': {
    rule: 'address',
    why: 'an unlisted story opens for who has the address',
    asks: ({ stories }) => stories.map(({ id }) => ({ id })),
  },
  'stories.history': { rule: 'kept', why: 'what one played stays in sight when it leaves the lists' },
  'stories.bookshelfList': { rule: 'kept', why: 'what one marked stays in sight when it leaves the lists' },
  'stories.userRecent': { rule: 'kept', why: 'as history', some: true },
  'editorial.collection': { asks: () => [{ name: COLLECTION }] },
  'editorial.activity': { asks: () => [{ type: 'STORY' }] },
  'shares.detail': {
    rule: 'address',
    why: 'a share opens by its link, as its story does',
    asks: ({ stories }) => stories.map(({ shareId }) => ({ id: shareId })),
  },
  'shares.page': { rule: 'address', why: 'its maker must find every share to take it back' },
  'shares.createShare': {
    rule: 'address',
    why: 'a save of an unlisted story may be shared, which then opens by its link',
    asks: ({ stories }) => stories.map(({ archiveId }) => ({ archiveId })),
  },
};

const walked = Object.entries(endpoints)
  .map(([name, endpoint]) => ({ name, endpoint }))
  .filter(({ name, endpoint }) => tellsOfStories(endpoint) && !(name in pending));

async function tokenOf(looker: Looker): Promise<string | undefined> {
  if (looker.who === 'nobody') return undefined;
  const { token } = world[looker.who];
  const setting = {
    contentRatingList: looker.ratings,
    adultContentStatus: looker.confirmed ? 'DISABLED' : 'ENABLED',
  };
  await api.post('/ai-lab/ai-story/user-setting/modify', setting, token);
  return token;
}

/** All that an endpoint tells a looker, as text. */
async function told(name: string, looker: Looker): Promise<string> {
  const endpoint = walked.find((one) => one.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(`no endpoint ${name}`);
  const token = await tokenOf(looker);
  const asks = walks[name]?.asks?.(world) ?? [{}];
  const size = 'size' in inputFields(endpoint) ? { size: '50' } : {};
  const answers = [];
  for (const ask of asks) {
    const input: Record<string, string> = { ...size, ...ask };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const value = input[field] ?? '';
      delete input[field];
      return encodeURIComponent(value);
    });
    const answer =
      endpoint.method === 'GET'
        ? await api.get(`${path}?${new URLSearchParams(input)}`, token)
        : await api.post(path, input, token);
    expect(answer.data.error, `${name} ${JSON.stringify(ask)}`).not.toBe('request.invalid');
    answers.push(answer);
  }
  return JSON.stringify(answers);
}

const describeStory = ({ title, rating, status }: WorldStory) => `${title} (${rating}, ${status})`;

test('every endpoint that tells of stories can be walked', () => {
  const unasked = walked.filter(
    ({ name, endpoint }) => requiredFields(endpoint).length > 0 && walks[name]?.asks === undefined,
  );
  expect(
    unasked.map(({ name }) => name),
    'these tell of stories and need an input: add a line to `walks` that says how to call them',
  ).toEqual([]);
  const idle = Object.keys(walks).filter((name) => !walked.some((one) => one.name === name));
  expect(idle, 'these lines of `walks` speak of no endpoint with stories').toEqual([]);
});

describe.each(walked.map(({ name, endpoint }) => [name, endpoint] as const))('%s', (name, endpoint) => {
  const { rule = 'list', some = false } = walks[name] ?? {};
  const own = ['kept', 'address'].includes(rule) && endpoint.caller !== 'none';
  const fitting = lookers.filter(
    ({ who }) => (who !== 'nobody' || endpoint.caller === 'none') && !(own && who === 'author'),
  );

  test.each(fitting)('shows $name what its rule allows, and nothing else', async (looker) => {
    const text = await told(name, looker);
    const shown = world.stories.filter(({ title }) => text.includes(`"${title}"`));
    const allowed = world.stories.filter((story) => rules[rule](story, looker));
    const leaked = shown.filter((story) => !allowed.includes(story)).map(describeStory);
    expect(
      leaked,
      `${name} shows ${looker.name} what the rule “${rule}” hides: filter its query by visible(sight) of stories.visibility.ts; if it is meant, say so in \`walks\` of api/stories-walk.pg.test.ts with the reason`,
    ).toEqual([]);
    if (some) expect(shown.length).toBeGreaterThan(0);
    else
      expect(
        allowed.filter((story) => !shown.includes(story)).map(describeStory),
        `${name} does not show ${looker.name} what it may; if it needs an input for that, say so in \`walks\``,
      ).toEqual([]);
  });

  test.each(fitting)('tells $name no scene that is hidden, or waits behind the warning', async (looker) => {
    const text = await told(name, looker);
    const closed = world.stories.filter((story) => {
      const waits = isAdult(story.rating) && !looker.confirmed && looker.who !== 'author';
      return waits || !rules[rule](story, looker);
    });
    expect(
      closed.filter(({ opening }) => text.includes(opening)).map(describeStory),
      `${name} tells ${looker.name} the text of stories behind the adult warning: ask stories.glance or stories.admit first`,
    ).toEqual([]);
  });
});
