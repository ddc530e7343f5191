import { storyStatuses } from '@storyloom/contract/stories/entities/story-status';
import { ratings } from '@storyloom/contract/stories/ratings';
import { newPerson, type Person } from './people.ts';
import { publishSample } from './story-builder.ts';
import type { TestApi } from './test-api.ts';

export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>;

export interface WorldStory {
  id: string;
  title: string;
  opening: string;
  rating: (typeof ratings)[number];
  status: (typeof storyStatuses)[number];
  archiveId: string;
  shareId: string;
}

export const COLLECTION = 'walked';

/**
 * One story for each rating and status. The reader follows the author, was notified of each, and played, marked and
 * shared each while it was published; all are in a collection and a campaign.
 */
export async function createStoryWorld(api: TestApi) {
  const author = await newPerson(api, 'real');
  const reader = await newPerson(api);
  const admin = await newPerson(api, 'admin');
  const stories: WorldStory[] = [];
  await api.post('/user/follow/add', { authorId: author.id }, reader.token);
  for (const rating of ratings) {
    for (const status of storyStatuses) {
      stories.push({ ...(await playedStory(api, author, reader, stories.length)), rating, status });
    }
  }
  await api.database.pool.query('insert into notifications select $1, id, now() from stories', [reader.id]);
  await showcase(
    api,
    admin,
    stories.map(({ id }) => id),
  );
  for (const { id, rating, status } of stories) {
    await api.database.pool.query('update stories set rating = $2, status = $3 where id = $1', [
      id,
      rating,
      status,
    ]);
  }
  return { stories, author, reader };
}

async function playedStory(api: TestApi, author: Person, reader: Person, index: number) {
  const title = `Walkabout ${String.fromCharCode(65 + index)}`;
  const opening = `The opening scene of ${title} lies here.`;
  const { storyId } = await publishSample(api.database.db, {
    authorId: author.id,
    at: api.clock.now(),
    tags: ['walked'],
    content: { title, opening },
  });
  const ask = async (path: string, body: object) => {
    const response = await api.post(`/ai-lab/ai-story/${path}`, body, reader.token);
    if (response.code !== 0) throw new Error(`${path}: ${response.msg}`);
    return response.data;
  };
  await ask('chat', { storyId, content: 'I look around.', clientRequestId: `walk-${storyId}` });
  await ask('bookshelf/add', { storyId });
  const list = await api.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`, reader.token);
  const archiveId = String((list.data as unknown as { id: string }[])[0]?.id);
  const shareId = String((await ask('share-archive/share', { archiveId })).id);
  return { id: storyId, title, opening, archiveId, shareId };
}

async function showcase(api: TestApi, admin: Person, storyIds: string[]) {
  const post = async (path: string, body: object) => {
    const response = await api.post(`/ai-lab/ai-story/operation/${path}`, body, admin.token);
    if (response.code !== 0) throw new Error(`${path}: ${JSON.stringify(response)}`);
  };
  await post('collection/save', { name: COLLECTION, title: 'Walked', description: '' });
  await post('collection/stories', { name: COLLECTION, storyIds });
  const day = 86_400_000;
  const now = api.clock.now().getTime();
  await post('campaign/save', {
    type: 'STORY',
    title: 'Walk',
    text: 'Walk.',
    tag: 'walked',
    startsAt: new Date(now - day).toISOString(),
    endsAt: new Date(now + day).toISOString(),
  });
}
