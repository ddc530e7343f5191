import { categoryChoices } from '@storyloom/contract/stories/categories';
import { seedStories } from '@storyloom/offline/stories/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAuthor } from '../../seed/seed-authors.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { runSynonymsCommand } from './search.service.ts';

let api: TestApi;

/** The stories that every installation has. */
beforeAll(async () => {
  api = await createTestApi();
  const { db } = api.database;
  const at = api.clock.now();
  for (const story of seedStories) {
    const { title, type, rating, category, main, supporting, hook, summary, tags } = story;
    const authorId = await db.transaction((tx) => seedAuthor(tx, story.author, at));
    const content = { title, type, rating, category, main, supporting };
    await publishSample(db, { authorId, at, hook, summary, tags, category, content });
  }
});
afterAll(() => api.drop());

const ask = async (keyword: string, more = '') =>
  (await api.get(`/ai-lab/ai-story/search?keyword=${encodeURIComponent(keyword)}${more}`)).data;
const found = async (keyword: string) =>
  ((await ask(keyword)).pageList as { title: string }[]).map(({ title }) => title);
const matchesOf = async (keyword: string, title: string) => {
  const hits = (await ask(keyword)).pageList as { title: string; matches: object[] }[];
  return hits.find((hit) => hit.title === title)?.matches;
};
const suggested = async (keyword: string) =>
  (await api.get(`/ai-lab/ai-story/search/suggestions?keyword=${encodeURIComponent(keyword)}`))
    .data as unknown as { kind: string; label: string; cover: object | null }[];

const synonyms = (...args: string[]) => runSynonymsCommand(args, api.database.db);

describe('search words', () => {
  test.each([
    ['horror', ['Room 1204', 'The Keeper of Gannet Rock']],
    ['werewolf', ['Full Moon Surgery']],
    ['werewolves', ['Full Moon Surgery']],
    ['vampires', ['The Countess on Parole', 'The Lodger on Strada Lupu']],
    ['scary', ['Room 1204', 'The Keeper of Gannet Rock']],
    ['spooky', ['Ottavio, Your Resident Ghost', 'The Keeper of Gannet Rock']],
    ['funny', ['The Dragon Owes Back Taxes', 'Ottavio, Your Resident Ghost']],
    ['pirates', ['Captain Ruda Goes Upriver', 'The Cloud Whalers']],
    ['ghost story', ['Ottavio, Your Resident Ghost', 'The Keeper of Gannet Rock']],
    ['sad', ['Dear Wrong Address', 'The Witch Who Buys Names']],
    ['sci-fi', ['A Garden on Ceres', 'Bosun of the Tin Heron']],
    ['vampyre lodgr', ['The Lodger on Strada Lupu']],
  ])('find for %s at least %j', async (keyword, titles) => {
    expect(await found(keyword)).toEqual(expect.arrayContaining(titles));
  });

  test.each(categoryChoices.slice(1).map(({ label }) => label))(
    'find the genre %s by its label',
    async (label) => {
      const { pageList } = await ask(label);
      const wanted = seedStories.filter(
        ({ category }) => categoryChoices.find(({ value }) => value === category)?.label === label,
      );
      const titles = (pageList as { title: string }[]).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(wanted.map(({ title }) => title)));
    },
  );

  test('find characters by the label of their type', async () => {
    const { pageList } = await ask('character detective');
    expect(pageList).toContainEqual(expect.objectContaining({ title: 'Mr Pike, Consulting Raven' }));
    expect(pageList).not.toContainEqual(expect.objectContaining({ type: 'STORY' }));
  });

  test.each([
    ['sad', null],
    ['vampyre lodgr', 'vampire lodger'],
    ['horor', 'horror'],
    ['scarry', 'scary'],
    ['dargon', 'dragon'],
    ['gohst', 'ghost'],
    ['vempyre', 'vampire'],
    ['trieste trane', 'trieste train'],
    ['nighttrain', 'night train'],
    ['strada lpu', 'strada lupu'],
  ])('correct %j to %j', async (keyword, correctedKeyword) => {
    expect(await ask(keyword)).toMatchObject({ correctedKeyword });
  });

  test('are not corrected to a word of fewer than four letters', async () => {
    await synonyms('delete', 'sad');
    expect(await ask('sad')).toMatchObject({ correctedKeyword: null, totalCount: 0 });
    await synonyms('set', 'sad', 'heartbreak');
  });
});

describe('search hits', () => {
  test.each([
    ['gannet', 'The Keeper of Gannet Rock', [{ field: 'TITLE', text: 'Gannet' }]],
    ['author:mara', 'The Keeper of Gannet Rock', undefined],
    [
      'lighthouse',
      'The Keeper of Gannet Rock',
      expect.arrayContaining([{ field: 'TAG', text: 'lighthouse' }]),
    ],
    ['scary', 'Room 1204', expect.arrayContaining([{ field: 'CATEGORY', text: 'Horror' }])],
    ['officetel', 'Room 1204', [{ field: 'SUMMARY', text: 'officetel' }]],
    [
      'doppelganger thirteenth',
      'Room 1204',
      expect.arrayContaining([{ field: 'TAG', text: 'doppelganger' }]),
    ],
    ['Zsofia', 'The Countess on Parole', expect.arrayContaining([{ field: 'SUMMARY', text: 'Zsófia' }])],
  ])('for %s name the fields of %s that match', async (keyword, title, matches) => {
    expect(await matchesOf(keyword, title)).toEqual(matches);
  });

  test('name the character and the author', async () => {
    const story = seedStories.find(({ title }) => title === 'Bosun of the Tin Heron');
    const { pageList } = await ask(`author:"${story?.author.name}"`);
    const [hit] = pageList as { matches: object[] }[];
    expect(hit?.matches).toEqual([{ field: 'AUTHOR', text: story?.author.name }]);
    const matches = await matchesOf('bosun', 'Bosun of the Tin Heron');
    expect(matches).toContainEqual({ field: 'CHARACTER', text: 'Bosun' });
  });
});

describe('a search without results', () => {
  test('shows the best stories with some of its words, and the category of most of them with its count', async () => {
    const { nearestCategory, totalCount } = await ask('funny submarine zeppelin');
    expect(totalCount).toBe(0);
    expect(nearestCategory).toMatchObject({
      category: 'HUMOR',
      storyCount: 1,
      stories: [{ title: 'The Dragon Owes Back Taxes' }, { title: 'Ottavio, Your Resident Ghost' }, {}],
    });
  });

  test('shows no category when none of its words is known', async () => {
    expect(await ask('qqqqzzzz')).toMatchObject({ nearestCategory: null });
  });

  test('stays within the type that is searched', async () => {
    const { nearestCategory } = await ask('vampire submarine', '&type=ROLE');
    expect(nearestCategory).toMatchObject({
      category: 'VAMPIRE',
      storyCount: 1,
      stories: [{ type: 'ROLE' }],
    });
  });

  test('is the only one that shows a category', async () => {
    expect(await ask('gannet')).toMatchObject({ nearestCategory: null });
  });
});

describe('search suggestions', () => {
  test('find titles by any of several words, with their covers', async () => {
    const [first] = await suggested('zeppelin gannet');
    expect(first).toMatchObject({ kind: 'STORY', label: 'The Keeper of Gannet Rock' });
    expect(first?.cover).toMatchObject({ thumbUrl: expect.any(String) });
  });

  test('put titles with most of the words first', async () => {
    const labels = (await suggested('keeper of the gannet')).map(({ label }) => label);
    expect(labels[0]).toBe('The Keeper of Gannet Rock');
  });
});

describe('synonyms', () => {
  test('are listed, set and deleted, and change searches at once', async () => {
    expect(await found('swashbuckling')).toEqual([]);
    expect(await synonyms('set', 'Swashbuckling', 'smuggler', 'smuggler', 'tin heron')).toEqual([
      'swashbuckling: smuggler, tin heron',
    ]);
    expect((await found('swashbuckling')).toSorted()).toEqual([
      'Bosun of the Tin Heron',
      'Captain Ruda Goes Upriver',
    ]);
    expect(await ask('swashbukling')).toMatchObject({ correctedKeyword: 'swashbuckling' });
    expect(await synonyms('list')).toContain('swashbuckling: smuggler, tin heron');
    await synonyms('delete', 'swashbuckling');
    expect(await found('swashbuckling')).toEqual([]);
    expect(await synonyms('delete', 'swashbuckling')).toEqual(['swashbuckling has no synonyms']);
  });

  test('of a word replace those of another form of it', async () => {
    await synonyms('set', 'corsair', 'smuggler');
    await synonyms('set', 'corsairs', 'whale');
    expect(await synonyms('list')).toContain('corsairs: whale');
    expect(await synonyms('list')).not.toContain('corsair: smuggler');
  });

  test('do not apply to quoted words or to fields', async () => {
    expect(await found('"scary"')).toEqual([]);
    expect(await found('title:scary')).toEqual([]);
  });

  test.each([
    [['set', 'word']],
    [['set', 'two words', 'x']],
    [['set', 'word', '...']],
    [['set', '', 'x']],
    [['remove', 'word']],
    [['list', 'word']],
    [[]],
  ])('reject the arguments %j', async (args) => {
    await expect(synonyms(...args)).rejects.toThrow('Usage');
  });
});
