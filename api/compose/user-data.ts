import type { EraseStep, MergeStep } from '../modules/accounts/accounts.service.ts';
import { eraseReasons } from '../modules/audit/audit.service.ts';
import { eraseCards, mergeCards } from '../modules/cards/cards.service.ts';
import { eraseWorks } from '../modules/catalogue/catalogue.service.ts';
import { eraseChat, mergeFeedback, mergeImageRequests, mergeRuns } from '../modules/chat/chat.service.ts';
import type { Creators } from '../modules/creators/creators.service.ts';
import { eraseDrafts } from '../modules/drafts/drafts.service.ts';
import { eraseExports } from '../modules/exports/exports.service.ts';
import type { Files } from '../modules/files/files.service.ts';
import { eraseFollows, mergeFollows } from '../modules/follows/follows.service.ts';
import { eraseInsight, mergeInsight } from '../modules/insight/insight.service.ts';
import { eraseBookshelf, mergeBookshelf } from '../modules/library/library.service.ts';
import { eraseMessages, mergeMessages } from '../modules/messages/messages.service.ts';
import { eraseCases, mergeCases } from '../modules/moderation-cases/moderation-cases.service.ts';
import type { News } from '../modules/news/news.service.ts';
import { eraseNotifications, mergeNotifications } from '../modules/notifications/notifications.service.ts';
import type { PaymentsService } from '../modules/payments/payments.service.ts';
import type { Points } from '../modules/points/points.service.ts';
import type { PointsAdmin } from '../modules/points-admin/points-admin.service.ts';
import { eraseReaders, lockCounts, mergeReaders } from '../modules/rankings/rankings.service.ts';
import { eraseSaves, lockForMerge, type Saves } from '../modules/saves/saves.service.ts';
import { eraseSettings, mergeSettings } from '../modules/settings/settings.service.ts';
import { eraseShares, mergeShares } from '../modules/shares/shares.service.ts';
import { eraseWritingHelp } from '../modules/writing-help/writing-help.service.ts';

interface MergeParts {
  saves: Pick<Saves, 'mergeGuest'>;
  readerNews: Pick<News, 'merge'>;
  points: Pick<Points, 'merge'>;
  payments: Pick<PaymentsService, 'merge'>;
}

interface EraseParts {
  readerNews: Pick<News, 'erase'>;
  files: Pick<Files, 'eraseOwn'>;
  payments: Pick<PaymentsService, 'erase'>;
  /** These two are created after the accounts, which erase with them. */
  pointsAdmin(): Pick<PointsAdmin, 'erase'>;
  creators(): Pick<Creators, 'erase'>;
}

/** Moves the data of a guest into an account. Replies take locks in the same order: saves, runs, messages, points. */
export const listMergeSteps = ({ saves, readerNews, points, payments }: MergeParts): MergeStep[] => [
  { columns: ['saves.user_id'], move: lockForMerge },
  { columns: ['runs.user_id'], move: mergeRuns },
  { columns: ['image_requests.user_id'], move: mergeImageRequests },
  { columns: ['message_trees.user_id'], move: mergeMessages },
  { columns: ['reply_feedback.user_id'], move: mergeFeedback },
  { columns: ['saves.user_id'], move: saves.mergeGuest },
  {
    // The lock precedes the steps that change counts and scores. A first turn of a guest may be counted during the merge;
    // a guest without any of these rows does not wait for counting transactions.
    columns: [
      'story_readers.user_id',
      'shares.user_id',
      'share_opens.user_id',
      'runs.user_id',
      'saves.user_id',
    ],
    move: lockCounts,
  },
  { columns: ['story_readers.user_id'], move: mergeReaders },
  {
    columns: [
      'story_visitors.user_id',
      'author_visitors.user_id',
      'story_progress.user_id',
      'author_readers.user_id',
    ],
    move: mergeInsight,
  },
  { columns: ['bookshelf.user_id'], move: mergeBookshelf },
  { columns: ['follows.follower_id'], move: mergeFollows },
  // A running announcement may have passed the account before it followed the author.
  { columns: ['notifications.user_id', 'follows.follower_id'], move: mergeNotifications },
  { columns: ['story_thanks.user_id'], move: readerNews.merge },
  { columns: ['shares.user_id', 'share_opens.user_id', 'share_continuations.user_id'], move: mergeShares },
  { columns: ['moderation_cases.author_id', 'moderation_reports.reporter_id'], move: mergeCases },
  { columns: ['user_settings.user_id'], move: mergeSettings },
  { columns: ['card_imports.user_id'], move: mergeCards },
  { columns: ['orders.user_id', 'memberships.user_id'], move: payments.merge },
  {
    columns: ['points_accounts.user_id', 'points_successors.successor_id'],
    move: async (tx, merge) => ({ points: await points.merge(tx, merge) }),
  },
];

/** Erases the data of a deleted account. Saves are erased before the messages to which they refer. */
export const listEraseSteps = (parts: EraseParts): EraseStep[] => [
  eraseChat,
  eraseSaves,
  eraseMessages,
  eraseShares,
  eraseReaders,
  eraseInsight,
  eraseBookshelf,
  eraseFollows,
  eraseNotifications,
  parts.readerNews.erase,
  eraseSettings,
  eraseExports,
  eraseCards,
  eraseReasons,
  eraseCases,
  eraseWritingHelp,
  eraseDrafts,
  parts.files.eraseOwn,
  eraseWorks,
  parts.payments.erase,
  (tx, erasure) => parts.pointsAdmin().erase(tx, erasure),
  (tx, erasure) => parts.creators().erase(tx, erasure),
];
