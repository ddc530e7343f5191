import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { countCharacters } from '../../core/characters.ts';
import { formatWhole } from '../../core/count-format.ts';
import { id } from '../../core/fields.ts';
import { required, unique } from '../../core/rules.ts';
import { weighWords } from '../../core/word-count.ts';
import { storyLimits } from '../../stories/limits.ts';
import { loreLimits } from '../limits.ts';

export const loreMessages = {
  title: 'Enter a title',
  content: 'Enter what this entry says',
  contentWords: `An entry can’t exceed ${loreLimits.contentWords} words`,
  key: 'Fill in or remove the empty key',
  keyExists: 'Key already exists',
  keys: `At most ${loreLimits.keys} keys`,
  keyLength: `A key can’t exceed ${loreLimits.key} characters`,
  entries: `At most ${loreLimits.entries} entries`,
  words: `All entries together can’t exceed ${formatWhole(storyLimits.worldBookWords)} words`,
  characters: `All entries together can’t exceed ${formatWhole(loreLimits.characters)} characters`,
  patterns: `At most ${loreLimits.patterns} keys may be patterns`,
  id: 'Two entries have the same id',
} as const;

/** How the secondary keys decide after a key was found. */
const loreLogics = ['and_any', 'and_all', 'not_any', 'not_all'] as const;

const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
const turns = z._default(whole(0, loreLimits.turns), 0);
const flag = (value = false) => z._default(z.boolean(), value);
const keys = z._default(
  z
    .array(required(loreLimits.key, loreMessages.key))
    .check(
      z.maxLength(loreLimits.keys, loreMessages.keys),
      z.refine(unique, { error: loreMessages.keyExists }),
    ),
  [],
);
const draftKeys = z._default(
  z
    .array(z.string().check(z.maxLength(loreLimits.key, loreMessages.keyLength)))
    .check(z.maxLength(loreLimits.keys, loreMessages.keys)),
  [],
);
const draftText = (max: number) => z._default(z.string().check(atMost(max)), '');

/** Fields with the same rules in a published entry and in a draft. */
const settings = {
  id,
  logic: z._default(z.enum(loreLogics), 'and_any'),
  /** Always active, whatever the messages say. */
  constant: flag(),
  /** Entries with a higher value are included first if not all fit, and win their group. */
  priority: z._default(whole(-loreLimits.priority, loreLimits.priority), 0),
  order: z._default(whole(0, loreLimits.order), 0),
  /** In percent of the replies whose messages contain a key; in a group also its weight. */
  probability: z._default(whole(0, 100), 100),
  /** Only one entry of each group is active. */
  group: z._default(z.string().check(z.trim(), atMost(loreLimits.title)), ''),
  /** Name of the folder in the author's list, without which it is in none. It has no effect on replies. */
  folder: z.optional(z.string().check(z.trim(), atMost(loreLimits.title))),
  sticky: turns,
  cooldown: turns,
  delay: turns,
  /** Number of messages of the dialog that are searched for its keys. */
  window: z._default(whole(1, loreLimits.window), 4),
  caseSensitive: flag(),
  /** Its keys are patterns of RE2, of moderate size, without look-around and back references; they see four messages at most. */
  useRegex: flag(),
  /** Its keys also match in the singular and plural of English. */
  matchForms: flag(),
  /** Keys in the content of other entries do not activate it. */
  excludeRecursion: flag(),
  /** Keys in its content do not activate other entries. */
  preventRecursion: flag(),
  enabled: flag(true),
  /** Hidden from readers in the explanation of a reply. */
  secret: flag(),
  /** Hash of the passage of the world book it was compiled from; empty for an entry that was not compiled. */
  passage: z._default(z.string().check(z.regex(/^[a-f0-9]{0,32}$/)), ''),
};

/**
 * A piece of a story's world that becomes part of the prompt when the dialog mentions its keys. Turns are replies:
 * `sticky` is the number of further replies it stays active, `cooldown` the number it is then inactive, `delay` the
 * number of replies before the first.
 */
const loreEntry = z.strictObject({
  ...settings,
  title: required(loreLimits.title, loreMessages.title),
  content: required(loreLimits.content, loreMessages.content).check(
    z.refine((content) => weighWords(content) <= loreLimits.contentWords, {
      error: loreMessages.contentWords,
    }),
  ),
  keys,
  secondaryKeys: keys,
});
export type LoreEntry = z.output<typeof loreEntry>;

/** An entry of a draft: title, content and keys may be missing, and keys empty or repeated. */
export const loreEntryDraft = z.strictObject({
  ...settings,
  title: draftText(loreLimits.title),
  content: draftText(loreLimits.content),
  keys: draftKeys,
  secondaryKeys: draftKeys,
});
export type LoreEntryDraft = z.output<typeof loreEntryDraft>;

type Entries = readonly LoreEntryDraft[];

const sum = (entries: Entries, measure: (entry: LoreEntryDraft) => number) =>
  entries.reduce((total, entry) => total + measure(entry), 0);
const allKeys = ({ keys, secondaryKeys }: LoreEntryDraft) => [...keys, ...secondaryKeys];
/** Characters of all texts of an entry. */
export const countEntry = (entry: LoreEntryDraft) =>
  [entry.title, entry.content, ...allKeys(entry)].reduce((total, text) => total + countCharacters(text), 0);

const listChecks = [
  z.maxLength(loreLimits.entries, loreMessages.entries),
  z.refine<Entries>((entries) => unique(entries.map((one) => one.id)), { error: loreMessages.id }),
  z.refine<Entries>((entries) => sum(entries, countEntry) <= loreLimits.characters, {
    error: loreMessages.characters,
  }),
] as const;

/** The lore of one version of a story. */
export const loreEntries = z.array(loreEntry).check(
  ...listChecks,
  z.refine((entries) => sum(entries, ({ content }) => weighWords(content)) <= storyLimits.worldBookWords, {
    error: loreMessages.words,
  }),
  z.refine(
    (entries) => sum(entries, (one) => (one.useRegex ? allKeys(one).length : 0)) <= loreLimits.patterns,
    {
      error: loreMessages.patterns,
    },
  ),
);

/** The lore of a draft. */
export const loreEntryDrafts = z.array(loreEntryDraft).check(...listChecks);
