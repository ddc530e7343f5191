import { buffer } from 'node:stream/consumers';
import { cardLimits } from '@storyloom/contract/cards/limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCardFile } from '../formats/card-file.ts';
import { mapFile } from '../map-file.ts';
import { createReport } from '../report.ts';
import { replaceImages } from '../story-images.ts';
import { toBlob } from '../testing/card-samples.ts';
import { streamZip } from './stream-zip.ts';
import { writeStory } from './write-story.ts';

const imageIds = ['one', 'two', 'three', 'gone'];
const text = fc.string({ unit: fc.constantFrom('a', ' ', '潮', '😀', '"', '\\', '\n'), maxLength: 30 });
const portrait = fc.constantFrom(...imageIds, undefined);
const relations = fc.array(fc.record({ to: text, text }), { maxLength: 3 });
const character = fc.record(
  { name: text.map((name) => Array.from(name).slice(0, 10).join('')), profile: text, portrait, relations },
  { requiredKeys: [] },
);
const content: fc.Arbitrary<StoryDraftContent> = fc
  .record(
    {
      title: text,
      summary: text,
      main: character,
      supporting: fc.array(character, { maxLength: 3 }),
      cover: fc.record({ imageId: portrait, title: text }, { requiredKeys: [] }),
      rating: fc.constantFrom('G' as const, 'X' as const),
      membersOnly: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((story) => JSON.parse(JSON.stringify(story)) as StoryDraftContent);

const idsOf = ({ cover, main, supporting = [] }: StoryDraftContent) =>
  [cover?.imageId, main?.portrait, ...supporting.map((one) => one.portrait)].flatMap((id) => id ?? []);
const coverOf = (id: string): Cover => ({
  url: `/files/${id}`,
  thumbUrl: '',
  width: 1,
  height: 1,
  placeholder: null,
});
const createdAt = (at: number) => new Date(Date.UTC(2026, 0, 40 - at)).toISOString();

/** Exports a story with the earlier contents `earlier`, the latest first. Its image "gone" has no file. */
async function exportStory(story: StoryDraftContent, earlier: StoryDraftContent[]): Promise<Blob> {
  const versions = earlier.map((_, at) => ({
    id: `v${at}`,
    name: `V${at}`,
    publishedVersion: null,
    createdAt: createdAt(at),
  }));
  const drafts = {
    listVersions: async () => versions,
    readVersion: async (_: string, { versionId }: { versionId: string }) => ({
      content: earlier[Number(versionId.slice(1))] ?? {},
    }),
    findImages: async (_: string, of: StoryDraftContent) => new Map(idsOf(of).map((id) => [id, coverOf(id)])),
  };
  const readImage = async ({ url }: Cover) => (url.endsWith('gone') ? null : Buffer.from(url));
  const stored = { drafts: drafts as unknown as Parameters<typeof writeStory>[2]['drafts'], readImage };
  const files = writeStory({ id: 's', content: story }, 'u', stored);
  return toBlob(await buffer(streamZip(files)));
}

describe('the file of a story', () => {
  test('has its draft, its versions and their images', async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.array(content, { maxLength: 3 }), async (story, earlier) => {
        const read = await readCardFile(await exportStory(story, earlier));
        const mapped = mapFile(read, createReport());
        const kept = new Map(imageIds.slice(0, -1).map((id) => [id, id]));
        expect(mapped.content).toEqual(story);
        expect(mapped.versions).toEqual(
          earlier.map((one, at) => ({ name: `V${at}`, createdAt: createdAt(at), content: one })),
        );
        const used = new Set([story, ...earlier].flatMap(idsOf));
        used.delete('gone');
        expect(new Set(read.story?.images.keys())).toEqual(used);
        expect(idsOf(replaceImages(mapped.content, kept))).toEqual(
          idsOf(story).filter((id) => id !== 'gone'),
        );
      }),
      { numRuns: 30 },
    );
  });

  test('has the latest versions within the limit', async () => {
    const earlier = Array.from({ length: cardLimits.storyVersions + 1 }, (_, at) => ({ title: `T${at}` }));
    const mapped = mapFile(await readCardFile(await exportStory({}, earlier)), createReport());
    expect(mapped.versions.map(({ content: { title } }) => title)).toEqual(
      earlier.slice(0, -1).map(({ title }) => title),
    );
  });
});
