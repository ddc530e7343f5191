import { ownIdentities, ownMailLogin } from './modules/accounts/accounts.service.ts';
import { ownCards } from './modules/cards/cards.service.ts';
import { ownStories } from './modules/catalogue/catalogue.service.ts';
import { ownFeedback, ownImageRequests, ownPinnedFacts } from './modules/chat/chat.service.ts';
import {
  ownContracts,
  ownDocuments,
  ownEarnings,
  ownWithdrawals,
} from './modules/creators/creators.service.ts';
import { ownDrafts } from './modules/drafts/drafts.service.ts';
import { ownUploads } from './modules/files/files.service.ts';
import { ownFollows } from './modules/follows/follows.service.ts';
import {
  ownProgress,
  ownReadAuthors,
  ownVisitedAuthors,
  ownVisits,
} from './modules/insight/insight.service.ts';
import { ownBookshelf } from './modules/library/library.service.ts';
import { ownMessages } from './modules/messages/messages.service.ts';
import { ownCases, ownReports } from './modules/moderation-cases/moderation-cases.service.ts';
import { ownThanks } from './modules/news/news.service.ts';
import { ownNotifications } from './modules/notifications/notifications.service.ts';
import { ownMemberships, ownOrders } from './modules/payments/payments.service.ts';
import { ownPoints } from './modules/points/points.service.ts';
import { ownGrants } from './modules/points-admin/points-admin.service.ts';
import { ownReading } from './modules/rankings/rankings.service.ts';
import { ownSaves } from './modules/saves/saves.service.ts';
import { ownSettings } from './modules/settings/settings.service.ts';
import { ownContinuations, ownOpenedShares, ownShares } from './modules/shares/shares.service.ts';
import { ownSessions, ownUser } from './modules/users/users.service.ts';
import { ownCovers, ownHelpRequests } from './modules/writing-help/writing-help.service.ts';
import type { OwnData } from './platform/own-data.ts';

/** The files of an export of own data. */
export const ownFiles: readonly OwnData[] = [
  ...[ownUser, ownMailLogin, ownIdentities, ownSessions, ownSettings],
  ...[ownStories, ownDrafts, ownUploads, ownCards, ownHelpRequests, ownCovers],
  ...[ownMessages, ownSaves, ownPinnedFacts, ownFeedback, ownImageRequests],
  ...[ownShares, ownOpenedShares, ownContinuations],
  ...[ownBookshelf, ownFollows, ownNotifications, ownThanks],
  ...[ownReading, ownVisits, ownVisitedAuthors, ownProgress, ownReadAuthors],
  ...[ownPoints, ownGrants, ownOrders, ownMemberships],
  ...[ownEarnings, ownWithdrawals, ownDocuments, ownContracts],
  ...[ownCases, ownReports],
];
