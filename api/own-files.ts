import { ownIdentities, ownMailLogin } from './modules/accounts/accounts.service.ts';
import { ownCards } from './modules/cards/cards.service.ts';
import { ownStories } from './modules/catalogue/catalogue.service.ts';
import { ownFeedback, ownPinnedFacts } from './modules/chat/chat.service.ts';
import { ownContracts, ownEarnings, ownWithdrawals } from './modules/creators/creators.service.ts';
import { ownDrafts } from './modules/drafts/drafts.service.ts';
import { ownUploads } from './modules/files/files.service.ts';
import { ownFollows } from './modules/follows/follows.service.ts';
import { ownVisits } from './modules/insight/insight.service.ts';
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
import { ownShares } from './modules/shares/shares.service.ts';
import { ownSessions, ownUser } from './modules/users/users.service.ts';
import { ownCovers } from './modules/writing-help/writing-help.service.ts';
import type { OwnData } from './platform/own-data.ts';

/** The files of an export of own data. */
export const ownFiles: readonly OwnData[] = [
  ...[ownUser, ownMailLogin, ownIdentities, ownSessions, ownSettings, ownStories, ownMessages, ownSaves],
  ...[
    ownPinnedFacts,
    ownFeedback,
    ownShares,
    ownBookshelf,
    ownFollows,
    ownNotifications,
    ownReading,
    ownPoints,
    ownCases,
    ownReports,
  ],
  ...[ownVisits, ownEarnings, ownWithdrawals, ownContracts, ownCards],
  ...[ownOrders, ownMemberships, ownGrants, ownCovers, ownDrafts, ownUploads, ownThanks],
];
