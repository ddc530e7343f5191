import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';
import { loreEntryDraft } from '../../lore/entities/lore-entry.ts';
import { storyDraftContent } from '../../stories/story-rules.ts';

/** Formats of imported files. A scenario is a story of another program, without a character. */
export const cardSources = ['V1', 'V2', 'V3', 'SCENARIO', 'LOREBOOK', 'STORY'] as const;

/** Formats that a story is exported in. */
export const cardFormats = ['PNG', 'CHARX', 'JSON_V3', 'JSON_V2', 'LOREBOOK', 'WORLD_INFO', 'STORY'] as const;
export type CardFormat = (typeof cardFormats)[number];

/**
 * How an import mapped a part of a file. `used`: as it was; `changed`: in another form; `split`, `shortened`: to fit
 * our limits; `kept`: not used, but written back by an export; `refused`: left out.
 */
export const mappingOutcomes = ['used', 'changed', 'split', 'shortened', 'kept', 'refused'] as const;

/** One statement of a mapping report, about one or several parts of a file. */
const mappingNote = z.object({
  outcome: z.enum(mappingOutcomes),
  /** Text for people, for example “First message → opening scene”. */
  text: z.string(),
  /** Affected parts, at most 20; empty if the text names its one part. */
  names: z.array(z.string()),
  /** Number of affected parts. */
  count,
});
export type MappingNote = z.output<typeof mappingNote>;

/** A file that was read and waits for its author to accept it. */
export const cardImport = z.object({
  id,
  source: z.enum(cardSources),
  /** The name in the file, which may be longer than a character's name here. */
  fullName: z.string(),
  content: storyDraftContent,
  cover: z.nullable(cover),
  loreEntries: count,
  report: z.array(mappingNote),
  expiresAt: time,
});
export type CardImport = z.output<typeof cardImport>;

/** The entries of a lorebook, with ids that are unique among themselves only. */
export const lorebook = z.object({
  /** Name of the lorebook, or of the card that contains it. */
  name: z.string(),
  entries: z.array(loreEntryDraft),
  report: z.array(mappingNote),
});
export type Lorebook = z.output<typeof lorebook>;
