import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { appsRoutes } from '../modules/apps/apps.routes.ts';
import { auditRoutes } from '../modules/audit/audit.routes.ts';
import { cardsRoutes } from '../modules/cards/cards.routes.ts';
import { catalogueRoutes } from '../modules/catalogue/catalogue.routes.ts';
import { chatRoutes } from '../modules/chat/chat.routes.ts';
import { creatorsRoutes } from '../modules/creators/creators.routes.ts';
import { draftsRoutes } from '../modules/drafts/drafts.routes.ts';
import { editorialAdminRoutes } from '../modules/editorial/admin/admin.routes.ts';
import { editorialRoutes } from '../modules/editorial/editorial.routes.ts';
import { exportsRoutes } from '../modules/exports/exports.routes.ts';
import { followsRoutes } from '../modules/follows/follows.routes.ts';
import { insightRoutes } from '../modules/insight/insight.routes.ts';
import { libraryRoutes } from '../modules/library/library.routes.ts';
import { loreRoutes } from '../modules/lore/lore.routes.ts';
import { moderationCasesRoutes } from '../modules/moderation-cases/moderation-cases.routes.ts';
import { newsRoutes } from '../modules/news/news.routes.ts';
import { notificationsRoutes } from '../modules/notifications/notifications.routes.ts';
import { paymentsAdminRoutes } from '../modules/payments/admin/payments-admin.routes.ts';
import { paymentsRoutes } from '../modules/payments/payments.routes.ts';
import { pointsRoutes } from '../modules/points/points.routes.ts';
import { pointsAdminRoutes } from '../modules/points-admin/points-admin.routes.ts';
import { previewsRoutes } from '../modules/previews/previews.routes.ts';
import { savesRoutes } from '../modules/saves/saves.routes.ts';
import { searchRoutes } from '../modules/search/search.routes.ts';
import { settingsRoutes } from '../modules/settings/settings.routes.ts';
import { sharesRoutes } from '../modules/shares/shares.routes.ts';
import { uploadsRoutes } from '../modules/uploads/uploads.routes.ts';
import { userAdminRoutes } from '../modules/user-admin/user-admin.routes.ts';
import { usersRoutes } from '../modules/users/users.routes.ts';
import { writingHelpRoutes } from '../modules/writing-help/writing-help.routes.ts';
import type { Route } from '../platform/http/route.ts';

/** The modules with routes. */
interface Modules {
  users: Parameters<typeof usersRoutes>[0];
  accounts: Parameters<typeof accountsRoutes>[0];
  exports: Parameters<typeof exportsRoutes>[0];
  userSettings: Parameters<typeof settingsRoutes>[0];
  points: Parameters<typeof pointsRoutes>[0];
  payments: Parameters<typeof paymentsRoutes>[0];
  catalogue: Parameters<typeof catalogueRoutes>[0];
  drafts: Parameters<typeof draftsRoutes>[0];
  search: Parameters<typeof searchRoutes>[0];
  library: Parameters<typeof libraryRoutes>[0];
  follows: Parameters<typeof followsRoutes>[0];
  notifications: Parameters<typeof notificationsRoutes>[0];
  editorial: Parameters<typeof editorialRoutes>[0];
  editorialAdmin: Parameters<typeof editorialAdminRoutes>[0];
  chat: Parameters<typeof chatRoutes>[0];
  writingHelp: Parameters<typeof writingHelpRoutes>[0];
  previews: Parameters<typeof previewsRoutes>[0];
  saves: Parameters<typeof savesRoutes>[0];
  readerNews: Parameters<typeof newsRoutes>[0];
  shares: Parameters<typeof sharesRoutes>[0];
  uploads: Parameters<typeof uploadsRoutes>[0];
  cards: Parameters<typeof cardsRoutes>[0];
  lore: Parameters<typeof loreRoutes>[0];
  cases: Parameters<typeof moderationCasesRoutes>[0];
  userAdmin: Parameters<typeof userAdminRoutes>[0];
  paymentsAdmin: Parameters<typeof paymentsAdminRoutes>[0];
  pointsAdmin: Parameters<typeof pointsAdminRoutes>[0];
  creators: Parameters<typeof creatorsRoutes>[0];
  insight: Parameters<typeof insightRoutes>[0];
  audit: Parameters<typeof auditRoutes>[0];
  config: Parameters<typeof appsRoutes>[0];
}

/** The routes of all modules. */
export function listRoutes(modules: Modules): Route[] {
  return [
    ...usersRoutes(modules.users),
    ...accountsRoutes(modules.accounts),
    ...exportsRoutes(modules.exports),
    ...settingsRoutes(modules.userSettings),
    ...pointsRoutes(modules.points),
    ...paymentsRoutes(modules.payments),
    ...catalogueRoutes(modules.catalogue),
    ...draftsRoutes(modules.drafts),
    ...searchRoutes(modules.search),
    ...libraryRoutes(modules.library),
    ...followsRoutes(modules.follows),
    ...notificationsRoutes(modules.notifications),
    ...editorialRoutes(modules.editorial),
    ...editorialAdminRoutes(modules.editorialAdmin),
    ...chatRoutes(modules.chat),
    ...writingHelpRoutes(modules.writingHelp),
    ...previewsRoutes(modules.previews),
    ...savesRoutes(modules.saves),
    ...newsRoutes(modules.readerNews),
    ...sharesRoutes(modules.shares),
    ...uploadsRoutes(modules.uploads),
    ...cardsRoutes(modules.cards),
    ...loreRoutes(modules.lore),
    ...moderationCasesRoutes(modules.cases, modules.accounts),
    ...userAdminRoutes(modules.userAdmin),
    ...paymentsAdminRoutes(modules.paymentsAdmin),
    ...pointsAdminRoutes(modules.pointsAdmin),
    ...creatorsRoutes(modules.creators),
    ...insightRoutes(modules.insight),
    ...auditRoutes(modules.audit),
    ...appsRoutes(modules.config),
  ];
}
