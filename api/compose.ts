import { join } from 'node:path';
import { readEndpoints } from '@storyloom/contract/core/definitions';
import { createMetrics } from '@storyloom/logging/request-metrics';
import { listEraseSteps, listMergeSteps } from './compose/steps.ts';
import type { Environment } from './environment.ts';
import { createAccountsModule } from './modules/accounts/accounts.module.ts';
import { createErasure } from './modules/accounts/deletion/erasure.jobs.ts';
import { createUserMails } from './modules/accounts/user-mails.service.ts';
import { createAnalyticsModule } from './modules/analytics/analytics.module.ts';
import { mountCollector } from './modules/analytics/analytics.service.ts';
import { createAppsModule } from './modules/apps/apps.module.ts';
import { createAuditModule } from './modules/audit/audit.module.ts';
import { createCardsModule } from './modules/cards/cards.module.ts';
import { createCatalogueModule } from './modules/catalogue/catalogue.module.ts';
import { createChatModule } from './modules/chat/chat.module.ts';
import { isGenerating } from './modules/chat/erase.repository.ts';
import { createReplies } from './modules/chat/replies.service.ts';
import { createCreatorsModule } from './modules/creators/creators.module.ts';
import { createDraftsModule } from './modules/drafts/drafts.module.ts';
import { createEditorialModule } from './modules/editorial/editorial.module.ts';
import { createExportsModule } from './modules/exports/exports.module.ts';
import { createFileCleanup } from './modules/files/cleanup.jobs.ts';
import { createFilesModule } from './modules/files/files.module.ts';
import { createFollowsModule } from './modules/follows/follows.module.ts';
import { createImages } from './modules/images/images.service.ts';
import { pickImageProvider } from './modules/images/pick-image-provider.ts';
import { createInsightModule } from './modules/insight/insight.module.ts';
import { hasMark } from './modules/library/bookshelf.repository.ts';
import { createLibraryModule } from './modules/library/library.module.ts';
import { createLinkPicturesModule } from './modules/link-pictures/link-pictures.module.ts';
import { createLoreModule } from './modules/lore/lore.module.ts';
import { createMailModule } from './modules/mail/mail.module.ts';
import { createMessagesModule } from './modules/messages/messages.module.ts';
import { createModeration, warnAboutUnjudgedImages } from './modules/moderation/moderation.service.ts';
import { blockAppealsRoutes } from './modules/moderation-cases/block-appeals.routes.ts';
import { createModerationCasesModule } from './modules/moderation-cases/moderation-cases.module.ts';
import { createNewsModule } from './modules/news/news.module.ts';
import { createNoticesModule } from './modules/notices/notices.module.ts';
import { createNotificationsModule } from './modules/notifications/notifications.module.ts';
import { createPaymentsAdminModule } from './modules/payments/admin/payments-admin.module.ts';
import { createPaymentsModule } from './modules/payments/payments.module.ts';
import { mountWebhook } from './modules/payments/payments.service.ts';
import { createPointsModule } from './modules/points/points.module.ts';
import { createPointsAdminModule } from './modules/points-admin/points-admin.module.ts';
import { createPreviewsModule } from './modules/previews/previews.module.ts';
import { observeProvider } from './modules/providers/observed-provider.ts';
import { hasPremium, pickProvider } from './modules/providers/pick-provider.ts';
import { createRankingsModule } from './modules/rankings/rankings.module.ts';
import { createSavesModule } from './modules/saves/saves.module.ts';
import { findAnswers } from './modules/scripts/answers.repository.ts';
import { createScriptsModule } from './modules/scripts/scripts.module.ts';
import { createSearchModule } from './modules/search/search.module.ts';
import { createSettingsModule } from './modules/settings/settings.module.ts';
import { createSharesModule } from './modules/shares/shares.module.ts';
import { createUploadsModule } from './modules/uploads/uploads.module.ts';
import { createUserAdminModule } from './modules/user-admin/user-admin.module.ts';
import { createUsersModule } from './modules/users/users.module.ts';
import { findCovers } from './modules/writing-help/covers/generated-covers.repository.ts';
import { createWritingHelpModule } from './modules/writing-help/writing-help.module.ts';
import { addDatabaseMetrics } from './platform/database-metrics.ts';
import { openFileStorage } from './platform/files/storage.ts';
import { createApp } from './platform/http/app.ts';
import { mountFiles } from './platform/http/files.ts';
import { mountHealth } from './platform/http/health.ts';
import { addGauge } from './platform/http/metrics.ts';
import { mountOutbox } from './platform/http/outbox.ts';
import { placeReads } from './platform/http/place-reads.ts';
import { createRateCheck } from './platform/http/rate-check.ts';
import { mountReference } from './platform/http/reference.ts';
import { deleteUploadLeftovers } from './platform/http/upload-leftovers.ts';
import { newId } from './platform/ids.ts';
import { defineScheduledJob, handleJob } from './platform/jobs/job.ts';
import { createJobMetrics } from './platform/jobs/job-metrics.ts';
import { createJobs } from './platform/jobs/pg-boss-jobs.ts';
import { createLedgerCheck } from './platform/ledger-check.ts';
import type { ApiModule } from './platform/module.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createSpaceCheck, readFreeBytes } from './platform/space.ts';

const endpoints = await readEndpoints();
const deleteLeftovers = defineScheduledJob({ name: 'platform.delete-upload-leftovers', cron: '27 * * * *' });
const purgeRateLimits = defineScheduledJob({ name: 'platform.purge-rate-limits', cron: '7 * * * *' });

/** Creates all modules in order of their dependencies, collects what they have, and starts the jobs. */
export function compose({ config, database, clock, logger, address, offline, chatTimings }: Environment) {
  const { db, leaseDb, processId } = database;
  const metrics = createMetrics();
  const limiter = createRateLimiter({ db, clock });
  const jobMetrics = createJobMetrics(metrics.registry);
  const jobs = createJobs({
    url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    logger,
    metrics: jobMetrics,
  });
  addGauge(metrics.registry, {
    name: 'data_dir_free_bytes',
    help: 'Free bytes of the file system of DATA_DIR',
    read: () => readFreeBytes(config.DATA_DIR),
  });
  addDatabaseMetrics(metrics.registry, database);
  const space = createSpaceCheck(config.DATA_DIR);
  let isLeaving = false;
  const modules: ApiModule[] = [];
  /** Adds a module and returns its service. */
  function add<Module extends ApiModule>(module: Module): Module['service'] {
    modules.push(module);
    return module.service;
  }

  const mailer = add(createMailModule({ db, clock, jobs, logger, config }));
  const picked = pickProvider(config, offline.storyteller, (model, adaptation) =>
    logger.info({ model, adaptation }, 'the model server refused a parameter; requests are changed'),
  );
  const models = { ...picked, provider: observeProvider(picked.provider, metrics.registry) };
  const moderation = createModeration({ config, logger });
  warnAboutUnjudgedImages(config, logger);
  const storage = openFileStorage({ url: config.FILES_URL, folder: join(config.DATA_DIR, 'files') });
  const uploadsFolder = join(config.DATA_DIR, 'uploads');
  const rateFactor = config.RATE_LIMIT_FACTOR;

  const points = add(createPointsModule({ db, clock }));
  const payments = add(
    createPaymentsModule({
      db,
      clock,
      logger,
      jobs,
      ledger: points,
      config,
      hasPremium: hasPremium(models),
    }),
  );
  addGauge(metrics.registry, {
    name: 'payment_events_waiting',
    help: 'Events of the payment provider that have waited for more than an hour for their order, membership or price',
    read: () => payments.countOverdue().catch(() => Number.NaN),
  });
  const users = add(createUsersModule({ db, clock, points, planOf: payments.planOf }));
  const audit = add(createAuditModule({ db, clock, users }));
  const userSettings = add(createSettingsModule({ db, clock }));
  const { notify, tellExportReady } = createUserMails({ mailer, userSettings });
  const rankings = add(createRankingsModule({ db, clock, logger, jobs }));
  const ofReaders = { isOnBookshelf: hasMark, findAnswers };
  const catalogue = add(
    createCatalogueModule({ db, clock, users, settings: userSettings, rankings, ...ofReaders }),
  );
  add(createLibraryModule({ db, clock, catalogue }));
  const follows = add(createFollowsModule({ db, clock, users, catalogue }));
  add(createMessagesModule());
  const replies = createReplies({
    db,
    leaseDb,
    clock,
    newId,
    logger,
    points,
    rankings,
    moderation,
    timings: chatTimings,
    processId,
    address,
    valkeyUrl: config.VALKEY_URL,
  });
  const { registry: runs } = replies;
  addGauge(metrics.registry, {
    name: 'replies_running',
    help: 'Replies that this process generates',
    read: runs.count,
  });
  addGauge(metrics.registry, {
    name: 'reply_followers',
    help: 'Open streams of replies that this process generates or reads from Valkey',
    read: () => runs.countFollowers() + replies.elsewhere.countFollowers(),
  });
  const saves = add(
    createSavesModule({ db, clock, newId, logger, stories: catalogue, moderation, replies: replies.inSaves }),
  );
  const shares = add(createSharesModule({ db, clock, newId, logger, catalogue, rankings, users, saves }));
  const cases = add(createModerationCasesModule({ db, clock, users, catalogue, shares, audit, notify }));
  add(createNoticesModule({ db }));
  const notifications = add(
    createNotificationsModule({ db, clock, jobs, catalogue, follows, decisions: cases }),
  );
  const { held } = cases;
  const files = add(createFilesModule({ db, clock, storage }));
  const linkPictures = add(createLinkPicturesModule({ storage, files, catalogue }));
  const images = createImages({ files, provider: pickImageProvider(config, offline.painter) });
  const scripts = add(createScriptsModule({ db, logger, moderation, stories: catalogue }));
  const chat = add(
    createChatModule({
      db,
      clock,
      newId,
      logger,
      points,
      settings: userSettings,
      stories: catalogue,
      saves,
      scripts,
      models,
      images,
      moderation,
      replies,
      memberOf: payments.memberOf,
      reportReply: cases.reportReply,
      watchSession: users.sessions.watch,
    }),
  );
  const writingHelp = add(
    createWritingHelpModule({
      db,
      clock,
      newId,
      logger,
      points,
      models,
      moderation,
      images,
      drawSample: offline.drawStyleSample,
    }),
  );
  const uploads = add(createUploadsModule({ files, moderation, held }));
  const lore = add(createLoreModule({ model: chat.loreModel, tellKnots: scripts.tellKnots }));
  const drafts = add(
    createDraftsModule({
      db,
      clock,
      newId,
      moderation,
      lore,
      scripts,
      findImages: [files.findOwn, findCovers],
      announce: notifications.announce,
    }),
  );
  const previews = add(createPreviewsModule({ db, clock, newId, catalogue, drafts, scripts }));
  const cards = add(createCardsModule({ db, clock, newId, storage, uploads, drafts, catalogue }));
  add(createNewsModule({ db, clock, saves, scripts, catalogue }));
  const insight = add(createInsightModule({ db, clock, logger, jobs }));
  const creators = add(
    createCreatorsModule({
      db,
      clock,
      users,
      audit,
      insight,
      config,
      notify,
      encode: async (file, signal) => (await uploads.encode(file, signal)).full,
    }),
  );
  add(createPointsAdminModule({ db, clock, users, points, audit, notify }));
  const search = add(createSearchModule({ db, clock, catalogue }));
  add(createEditorialModule({ db, clock, newId, catalogue, rankings, audit }));
  const paymentsAdmin = add(createPaymentsAdminModule({ db, users, audit, payments }));
  add(createAppsModule(config));
  const analytics = add(createAnalyticsModule({ db, clock, logger, storage }));
  chat.start();

  // The modules below need parts of the modules above.
  const mergeSteps = listMergeSteps(modules);
  const accounts = add(
    createAccountsModule({
      db,
      clock,
      logger,
      limiter,
      rateFactor,
      mailer,
      users,
      mergeSteps,
      uploads,
      moderation,
      held,
      issuers: config.OIDC_ISSUERS,
    }),
  );
  add({ routes: blockAppealsRoutes(cases, accounts) });
  const { planOf } = payments;
  add(createUserAdminModule({ db, clock, users, accounts, notify, points, cases, planOf, audit }));
  const ownData = modules
    .flatMap((each) => each.ownData ?? [])
    .toSorted((a, b) => a.file.localeCompare(b.file));
  const exports = add(
    createExportsModule({
      db,
      clock,
      jobs,
      storage,
      files: ownData,
      tellReady: tellExportReady,
      writeWorks: cards.writeWorks,
    }),
  );
  const eraseSteps = listEraseSteps(modules);
  const erasure = createErasure({ db, clock, logger, mailer, users, isGenerating, steps: eraseSteps });
  const referencedBy = modules.flatMap(({ pictures }) => pictures ?? []);
  const fileCleanup = createFileCleanup({ db, clock, logger, storage, referencedBy });
  const ledgerCheck = createLedgerCheck({
    registry: metrics.registry,
    logger,
    ledgers: { points: points.countDifferences, money: creators.countDifferences },
  });
  const handlers = [
    ...modules.flatMap((each) => each.jobs ?? []),
    erasure.job,
    ...fileCleanup.jobs,
    ledgerCheck.job,
    handleJob(deleteLeftovers, () => deleteUploadLeftovers(uploadsFolder, clock.now())),
    handleJob(purgeRateLimits, limiter.purge),
  ];

  const routes = modules.flatMap((each) => each.routes ?? []);
  const checkRate = createRateCheck(limiter, rateFactor);
  const app = createApp({
    routes,
    authenticate: users.sessions.authenticate,
    checkRate,
    ...(database.standby && { place: placeReads(database.standby, users.sessions.markWrite) }),
    logger,
    metrics,
    space,
    uploadsFolder,
    extras: (app) => {
      const health = {
        processId,
        check: () => database.check(),
        isLeaving: () => isLeaving,
        isSpaceLow: space.isLow,
      };
      mountHealth(app, health, metrics);
      mountReference(app, endpoints);
      mountFiles(app, storage, linkPictures.draw);
      mountOutbox(app, mailer.outbox);
      mountWebhook(app, payments.receiver);
      mountCollector(app, { checkRate, space, collector: analytics.collector });
    },
  });

  return {
    app,
    metrics: metrics.registry,
    routes,
    catalogue,
    drafts,
    rankings,
    shares,
    /** Tests of merges call these parts directly. */
    mergeSteps,
    eraseSteps,
    points,
    users,
    payments,
    paymentsAdmin,
    creators,
    insight,
    analytics,
    ownData,
    eraseAccounts: erasure.run,
    exports,
    cards,
    notifications,
    checkLedgers: ledgerCheck.check,
    cleanUpTrees: saves.cleanUpTrees,
    cleanUpRuns: chat.cleanUpRuns,
    cleanUpFiles: fileCleanup.cleanUp,
    purgeHeld: held.purge,
    deleteOldPreviews: previews.deleteOld,
    failExpiredHelp: writingHelp.failExpired,
    cleanUpHelp: writingHelp.cleanUp,
    /** Resolves when no summary is being written. */
    summarized: chat.summarized,
    search,
    /** Starts background jobs. Without it this process sends them and runs none. */
    startJobs: () => jobs.start(handlers),
    /** Tells balancers to send no more requests; all of them are still served. */
    leave(): void {
      isLeaving = true;
    },
    /** Ends runs and jobs, and writes buffers. Called after the server stopped accepting requests. */
    async stop(): Promise<void> {
      isLeaving = true;
      await Promise.all([chat.drain(), writingHelp.drain()]);
      await Promise.all([
        rankings.flushTurns(),
        shares.flushOpens(),
        insight.flushVisits(),
        analytics.collector.flush(),
      ]);
      await jobs.stop();
    },
  };
}
