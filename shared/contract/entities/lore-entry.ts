import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { loreLimits } from '../limits/lore.ts';
import { storyLimits } from '../limits/stories.ts';
import { maxWords, required, unique } from '../rules.ts';
import { countWords } from '../word-count.ts';

export const loreMessages = {
  title: 'Enter a title',
  content: 'Enter what this entry says',
  contentWords: `An entry can't exceed ${loreLimits.contentWords} words`,
  key: 'Fill in or remove the empty key',
  keyExists: 'Key already exists',
  entries: `At most ${loreLimits.entries} entries`,
  words: `All entries together can't exceed ${storyLimits.worldBookWords} words`,
  patterns: `At most ${loreLimits.patterns} keys may be patterns`,
  id: 'Two entries have the same id',
} as const;

/** How the secondary keys decide once a key was found. */
const loreLogics = ['and_any', 'and_all', 'not_any', 'not_all'] as const;

const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const turns = z._default(whole(0, loreLimits.turns), 0);
const keys = z._default(
  z
    .array(required(loreLimits.key, loreMessages.key))
    .check(z.maxLength(loreLimits.keys), z.refine(unique, { error: loreMessages.keyExists })),
  [],
);

/**
 * A piece of a story's world that a reply is written with when the dialog calls it up. Turns are replies: `sticky`
 * is how many more it stays, `cooldown` how many it then rests, `delay` how many must be there before the first.
 */
const loreEntry = z.strictObject({
  id,
  title: required(loreLimits.title, loreMessages.title),
  content: required(loreLimits.content, loreMessages.content).check(
    z.refine(maxWords(loreLimits.contentWords), { error: loreMessages.contentWords }),
  ),
  keys,
  secondaryKeys: keys,
  logic: z._default(z.enum(loreLogics), 'and_any'),
  /** Always told, whatever is said. */
  constant: z._default(z.boolean(), false),
  /** Entries with a higher value are included first if not all fit, and win their group. */
  priority: z._default(whole(-1_000, 1_000), 0),
  order: z._default(whole(0, 1_000_000), 0),
  /** Of 100 replies that call it up, in how many it is told; in a group also its weight. */
  probability: z._default(whole(0, 100), 100),
  /** Of entries of one group only one is told. */
  group: z._default(z.string().check(z.trim(), z.maxLength(loreLimits.title)), ''),
  sticky: turns,
  cooldown: turns,
  delay: turns,
  /** How many messages of the dialog it looks for its keys in. */
  window: z._default(whole(1, loreLimits.window), 4),
  caseSensitive: z._default(z.boolean(), false),
  /** Its keys are patterns of RE2, of moderate size, without look-around and back references; they see four messages at most. */
  useRegex: z._default(z.boolean(), false),
  enabled: z._default(z.boolean(), true),
  /** Readers never see it in what explains a reply. */
  secret: z._default(z.boolean(), false),
});
export type LoreEntry = z.output<typeof loreEntry>;

type Entries = readonly Pick<LoreEntry, 'content' | 'useRegex' | 'keys' | 'secondaryKeys'>[];

const words = (entries: Entries) => entries.reduce((sum, { content }) => sum + countWords(content), 0);
const patterns = (entries: Entries) =>
  entries.reduce((sum, one) => sum + (one.useRegex ? one.keys.length + one.secondaryKeys.length : 0), 0);

/** The lore of one version of a story. */
export const loreEntries = z.array(loreEntry).check(
  z.maxLength(loreLimits.entries, loreMessages.entries),
  z.refine((entries) => unique(entries.map((one) => one.id)), { error: loreMessages.id }),
  z.refine((entries) => words(entries) <= storyLimits.worldBookWords, { error: loreMessages.words }),
  z.refine((entries) => patterns(entries) <= loreLimits.patterns, { error: loreMessages.patterns }),
);
