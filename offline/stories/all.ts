import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickFields, shapeOf } from '@storyloom/contract/core/content-field';
import { storyTable } from '@storyloom/contract/stories/story-fields';
import { userLimits } from '@storyloom/contract/users/limits';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { coverSpec } from '../painter/drawing/cover-spec.ts';

const rules = shapeOf(storyTable, 'rule');
const text = z.string().check(z.minLength(1));
const main = { name: text, profile: text };
const notes = { profession: text, skills: text, personality: text, appearance: text, speechStyle: text };

/** The fields of `story.yaml`. */
const storyFile = z.strictObject({
  ...pickFields(rules, ['type', 'title', 'hook', 'summary', 'perspective', 'category', 'tags', 'rating']),
  author: z.strictObject({ handle: text, name: text }),
  publishedDaysAgo: z.number(),
  /** Turns of a usual playthrough of a story, as `npm run storyteller` prints them; none of a character. */
  turns: z.exactOptional(z.int()),
  /** Only members read the story: for good, or for days after the publication. */
  forMembers: z.exactOptional(z.union([z.literal('always'), z.strictObject({ days: z.number() })])),
  ...pickFields(rules, ['opening', 'options', 'worldBook', 'styleSample']),
  main: z.strictObject(main),
  supporting: z.array(z.strictObject({ ...main, ...notes })),
  cover: coverSpec,
});

/** A seed story: a folder of this name with `story.yaml` and the script in ink. Its author is introduced in `authors.yaml`. */
export type SeedStory = z.output<typeof storyFile> & {
  slug: string;
  script: string;
  author: { introduction: string };
};

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

function readYaml<Schema extends z.ZodMiniType>(schema: Schema, ...path: string[]): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(read(...path)));
  if (error) throw new Error(`${join(...path)}: ${z.prettifyError(error)}`);
  return data;
}

const introductions = readYaml(
  z.record(text, text.check(z.maxLength(userLimits.introduction))),
  'authors.yaml',
);

/** Every seed story, in the order of the shelf. */
export const seedStories: SeedStory[] = readYaml(z.array(text), 'shelf.yaml').map((slug) => {
  const story = readYaml(storyFile, slug, 'story.yaml');
  const introduction = introductions[story.author.handle];
  if (introduction === undefined) throw new Error(`authors.yaml: ${story.author.handle} is missing.`);
  return { ...story, author: { ...story.author, introduction }, slug, script: read(slug, 'script.ink') };
});
