import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';

export const feedbackCategories = ['INACCURATE', 'NOT_HELPFUL', 'HARMFUL_UNSAFE'] as const;
export const statisticsPeriods = ['7', '30', '90', 'ALL'] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

const figures = {
  /** Times that a page of a story was opened. */
  openings: count,
  /** Unique visitors, guests included. */
  visitors: count,
  /** Unique visitors who sent a message; over all stories, each is counted once. */
  readers: count,
  /** Replies in the stories. */
  chats: count,
  /** Words of these replies. */
  words: count,
};

/** Numbers of one story, or of all stories of an author, in a period that ends today. */
export const storyStatistics = z.object({
  updatedAt: time,
  /** Of the one story, in any status; empty for a draft without a title. Null for all stories. */
  title: z.nullable(z.string()),
  totals: z.object({
    ...figures,
    /** Visitors with an account. */
    realVisitors: count,
    newVisitors: count,
    regenerated: count,
    stopped: count,
    rewound: count,
    /** Messages that followed a reply with options, and how many of them were one of the options. */
    optionsOffered: count,
    optionsChosen: count,
  }),
  /** In as many days before the period; missing for all time. Visitors of both are counted in the period alone. */
  before: z.optional(z.object({ openings: count, chats: count, words: count })),
  /** UTC days, oldest first, without gaps. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  /**
   * Readers who began in the period and reached the turn on some path; repeating a turn counts once. The last turn
   * includes later ones.
   */
  retention: z.array(z.object({ turn: count, readers: count })),
  turns: z.array(z.object({ turn: count, rewound: count, regenerated: count, stopped: count })),
  /** Options of the opening, the most chosen first; `text` is null for messages in the reader's own words. */
  options: z.array(z.object({ text: z.nullable(z.string()), chosen: count })),
  feedback: z.array(z.object({ category: z.enum(feedbackCategories), reports: count })),
  /** The most opened first; only for all stories. */
  stories: z.array(z.object({ id, title: z.string(), ...figures })),
});
export type StoryStatistics = z.output<typeof storyStatistics>;
