import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { newId } from '../../../platform/ids.ts';
import { newPerson } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const path = '/ai-lab/ai-story';

/** Publishable content with a cover of the author. */
export const wholeContent = (coverId: string): StoryDraftContent => ({
  type: 'STORY',
  title: 'The Glass Orchard',
  perspective: 'SECOND_PERSON',
  cover: { imageId: coverId, description: 'An orchard of glass at dawn' },
  worldBook: {
    structure: '',
    background: '',
    rules: 'Nothing made of glass may be named aloud.',
    specialEvents: '',
  },
  main: { name: 'Ines', profile: 'A gardener who keeps a secret ledger.' },
  summary: 'A gardener tends trees that remember.',
  opening: 'You wake to the sound of a single branch breaking.',
  category: 'FANTASY',
  options: ['Go look'],
  rating: 'PG',
});

/** A registered person with the calls of the studio. */
export async function newAuthor(api: TestApi) {
  const person = await newPerson(api, 'real');
  const post = (name: string, body: object) => api.post(`${path}/${name}`, body, person.token);
  const get = (name: string, query: Record<string, string> = {}) =>
    api.get(`${path}/${name}?${new URLSearchParams(query)}`, person.token);

  async function addImage(): Promise<string> {
    const id = newId();
    const url = `/files/uploads/${id}.webp`;
    const cover = { url, thumbUrl: url, width: 640, height: 960, placeholder: null };
    await api.database.pool.query('insert into own_images values ($1, $2, $3, $4, $5)', [
      ...[person.id, id, `uploads/${id}`, cover, api.clock.now()],
    ]);
    return id;
  }

  const create = (content: StoryDraftContent, clientRequestId = newId()) =>
    post('modify', { clientRequestId, content });
  const read = async (id: string) => (await get('write-detail', { id })).data as StoryDraft;

  return {
    ...person,
    post,
    get,
    addImage,
    create,
    read,
    save: (id: string, revision: number, content: StoryDraftContent) =>
      post('modify', { id, revision, content }),

    /** Creates and publishes a whole story; returns its id and revision. */
    async publish(change: StoryDraftContent = {}) {
      const content = { ...wholeContent(await addImage()), ...change };
      const { id, revision } = (await create(content)).data as StoryDraft;
      const response = await post('publish', { id, revision });
      if (response.code !== 0) throw new Error(JSON.stringify(response));
      return { id, revision, content };
    },
  };
}
export type TestAuthor = Awaited<ReturnType<typeof newAuthor>>;
