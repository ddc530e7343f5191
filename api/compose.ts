import { join } from 'node:path';
import { readEndpoints } from '@storyloom/contract/definitions';
import { listRoutes } from './compose/routes.ts';
import { listEraseSteps, listMergeSteps } from './compose/user-data.ts';
import type { Environment } from './environment.ts';
import { createAccounts } from './modules/accounts/accounts.service.ts';
import { createAudit } from './modules/audit/audit.service.ts';
import { createCards } from './modules/cards/cards.service.ts';
import { createCatalogue } from './modules/catalogue/catalogue.service.ts';
import { createChat, isGenerating } from './modules/chat/chat.service.ts';
import { createCreators } from './modules/creators/creators.service.ts';
import { createDrafts } from './modules/drafts/drafts.service.ts';
import { createEditorialAdmin } from './modules/editorial/admin/admin.service.ts';
import { createEditorial } from './modules/editorial/editorial.service.ts';
import { createExports } from './modules/exports/exports.service.ts';
import { createFileCleanup, createFiles } from './modules/files/files.service.ts';
import { createFollows } from './modules/follows/follows.service.ts';
import { createImages } from './modules/images/images.service.ts';
import { pickImageProvider } from './modules/images/pick-image-provider.ts';
import { createInsight } from './modules/insight/insight.service.ts';
import { createLibrary } from './modules/library/library.service.ts';
import { createLoreStudio } from './modules/lore/lore.service.ts';
import { createMailer } from './modules/mail/mail.service.ts';
import { countLoreFires, findReferencedPictures } from './modules/messages/messages.service.ts';
import { createModeration, warnAboutUnjudgedImages } from './modules/moderation/moderation.service.ts';
import { createModerationCases } from './modules/moderation-cases/moderation-cases.service.ts';
import { createNews } from './modules/news/news.service.ts';
import { createNotifications } from './modules/notifications/notifications.service.ts';
import { createPaymentsAdmin } from './modules/payments/admin/payments-admin.service.ts';
import { addPaymentMetrics, createPayments, mountWebhook } from './modules/payments/payments.service.ts';
import { createPoints } from './modules/points/points.service.ts';
import { createPointsAdmin } from './modules/points-admin/points-admin.service.ts';
import { createPreviews } from './modules/previews/previews.service.ts';
import { hasPremium, pickProvider } from './modules/providers/pick-provider.ts';
import { createRankings } from './modules/rankings/rankings.service.ts';
import { createSaves } from './modules/saves/saves.service.ts';
import { createSearch } from './modules/search/search.service.ts';
import { createUserSettings } from './modules/settings/settings.service.ts';
import { createShares } from './modules/shares/shares.service.ts';
import { createUploads } from './modules/uploads/uploads.service.ts';
import { createUserAdmin } from './modules/user-admin/user-admin.service.ts';
import { createUsers } from './modules/users/users.service.ts';
import { createWritingHelp, findCovers } from './modules/writing-help/writing-help.service.ts';
import { ownFiles } from './own-files.ts';
import type { Tx } from './platform/db.ts';
import { openFileStorage } from './platform/files/storage.ts';
import { createApp } from './platform/http/app.ts';
import { mountFiles } from './platform/http/files.ts';
import { mountHealth } from './platform/http/health.ts';
import { addGauge, createMetrics } from './platform/http/metrics.ts';
import { mountOutbox } from './platform/http/outbox.ts';
import { createRateCheck } from './platform/http/rate-check.ts';
import { mountReference } from './platform/http/reference.ts';
import { deleteUploadLeftovers } from './platform/http/upload-leftovers.ts';
import { newId } from './platform/ids.ts';
import { defineScheduledJob, handleJob, type JobHandler } from './platform/jobs/job.ts';
import { createJobMetrics } from './platform/jobs/job-metrics.ts';
import { createJobs } from './platform/jobs/pg-boss-jobs.ts';
import { createLedgerCheck } from './platform/ledger-check.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createSpaceCheck, readFreeBytes } from './platform/space.ts';

const endpoints = await readEndpoints();
const deleteLeftovers = defineScheduledJob({ name: 'platform.delete-upload-leftovers', cron: '27 * * * *' });
const purgeRateLimits = defineScheduledJob({ name: 'platform.purge-rate-limits', cron: '7 * * * *' });
const purgeSessions = defineScheduledJob({ name: 'users.purge-sessions', cron: '17 * * * *' });

/** Creates all modules in order of their dependencies and starts the jobs. */
export function compose(environment: Environment) {
  const {
    config,
    database,
    clock,
    logger,
    address,
    offline,
    chatTimings,
    droppedLines = () => 0,
  } = environment;
  const { db, leaseDb } = database;
  const metrics = createMetrics();
  const limiter = createRateLimiter({ db, clock });
  const jobMetrics = createJobMetrics(metrics.registry);
  const jobs = createJobs({ url: config.DATABASE_URL, logger, metrics: jobMetrics });
  addGauge(metrics.registry, {
    name: 'log_lines_dropped',
    help: 'Log lines since the start that could not be written',
    read: droppedLines,
  });
  addGauge(metrics.registry, {
    name: 'data_dir_free_bytes',
    help: 'Free bytes of the file system of DATA_DIR',
    read: () => readFreeBytes(config.DATA_DIR),
  });
  const space = createSpaceCheck(config.DATA_DIR);
  let isStopping = false;

  const mailer = createMailer({ db, clock, jobs, logger, config });
  const models = pickProvider(config, offline.storyteller, (model, adaptation) =>
    logger.info({ model, adaptation }, 'the model server refused a parameter; requests are changed'),
  );
  const points = createPoints({ db, clock });
  const planOf = (userId: string) => payments.planOf(userId);
  const users = createUsers({ db, clock, points, planOf });
  const payments = createPayments({
    db,
    clock,
    logger,
    jobs,
    ledger: points,
    config,
    hasPremium: hasPremium(models),
  });
  const audit = createAudit({ db, clock, users });
  addPaymentMetrics(metrics.registry, payments.countOverdue);
  const rateFactor = config.RATE_LIMIT_FACTOR;
  const userSettings = createUserSettings({ db, clock });
  const rankings = createRankings({ db, clock, logger, jobs });
  const isOnBookshelf = (userId: string, storyId: string) => library.bookshelf.has(userId, storyId);
  const catalogue = createCatalogue({ db, clock, users, settings: userSettings, rankings, isOnBookshelf });
  const library = createLibrary({ db, clock, catalogue });
  const follows = createFollows({ db, clock, users, catalogue });
  const notifications = createNotifications({ db, clock, jobs, catalogue });
  const moderation = createModeration({ config, logger });
  warnAboutUnjudgedImages(config, logger);
  const saves = createSaves({
    db,
    clock,
    newId,
    logger,
    stories: catalogue,
    moderation,
    replies: () => chat.inSaves,
  });
  const storage = openFileStorage({ url: config.FILES_URL, folder: join(config.DATA_DIR, 'files') });
  const uploadsFolder = join(config.DATA_DIR, 'uploads');
  const files = createFiles({ db, clock, storage });
  const imageProvider = pickImageProvider(config, offline.painter);
  const images = createImages({ files, provider: imageProvider });
  const chat = createChat({
    db,
    leaseDb,
    clock,
    newId,
    logger,
    points,
    stories: catalogue,
    rankings,
    saves,
    models,
    images,
    moderation,
    memberOf: payments.memberOf,
    reportReply: (reply) => cases.reportReply(reply),
    watchSession: users.sessions.watch,
    timings: chatTimings,
    address,
  });
  const writingHelp = createWritingHelp({
    db,
    clock,
    newId,
    logger,
    points,
    models,
    moderation,
    images,
    drawSample: offline.drawStyleSample,
  });
  const shares = createShares({ db, clock, newId, logger, catalogue, rankings, users, saves });
  const cases = createModerationCases({
    db,
    clock,
    users,
    catalogue,
    shares,
    audit,
    notify: (tx, userId, mail) => accounts.notify(tx, userId, mail),
  });
  const { held } = cases;
  const uploads = createUploads({ files, moderation, held });
  const lore = createLoreStudio({
    model: chat.loreModel,
    readOwnVersions: catalogue.readOwnVersions,
    readLore: catalogue.readLore,
    countFires: (storyId) => countLoreFires(db, storyId),
  });
  const findImages = [files.findOwn, findCovers];
  const drafts = createDrafts({
    db,
    clock,
    newId,
    moderation,
    lore,
    findImages,
    announce: notifications.announce,
  });
  const previews = createPreviews({ db, clock, newId, catalogue, drafts });
  const cards = createCards({ db, clock, newId, storage, uploads, drafts, catalogue });
  const readerNews = createNews({ db, clock, saves, catalogue });
  chat.start();
  const mergeSteps = listMergeSteps({ saves, readerNews, points, payments });
  const eraseSteps = listEraseSteps({
    readerNews,
    files,
    payments,
    pointsAdmin: () => pointsAdmin,
    creators: () => creators,
  });
  const accounts = createAccounts({
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
    eraseSteps,
    isGenerating,
    userSettings,
    issuers: config.OIDC_ISSUERS,
  });
  const insight = createInsight({ db, clock, logger, jobs });
  const creators = createCreators({
    db,
    clock,
    users,
    audit,
    insight,
    jobs,
    logger,
    config,
    notify: (tx, userId, mail) => accounts.notify(tx, userId, mail),
    encode: async (file, signal) => (await uploads.encode(file, signal)).full,
  });
  const ledgerCheck = createLedgerCheck({
    registry: metrics.registry,
    logger,
    ledgers: { points: points.countDifferences, money: creators.countDifferences },
  });
  const pointsAdmin = createPointsAdmin({
    db,
    clock,
    users,
    points,
    audit,
    notify: (tx, userId, mail) => accounts.notify(tx, userId, mail),
  });
  const exports = createExports({
    db,
    clock,
    jobs,
    storage,
    files: ownFiles,
    tellReady: accounts.tellExportReady,
    writeWorks: cards.writeWorks,
  });
  const search = createSearch({ db, clock, catalogue });
  const editorial = createEditorial({ db, clock, catalogue, rankings });
  const editorialAdmin = createEditorialAdmin({ db, newId, catalogue, audit });
  const paymentsAdmin = createPaymentsAdmin({ db, users, audit, payments });
  const userAdmin = createUserAdmin({ db, clock, users, accounts, points, cases, audit });
  const referencedBy = [
    findReferencedPictures,
    shares.findReferencedPictures,
    editorialAdmin.findReferencedPictures,
    catalogue.findReferencedPictures,
    drafts.findReferencedPictures,
    users.findReferencedPictures,
    cases.findReferencedPictures,
    writingHelp.findReferencedPictures,
  ].map((find) => (tx: Tx, urls: string[]) => find(tx, urls));
  const fileCleanup = createFileCleanup({ db, clock, logger, storage, referencedBy });
  const handlers: JobHandler[] = [
    ...mailer.jobs,
    ...points.jobs,
    ledgerCheck.job,
    ...accounts.jobs,
    ...exports.jobs,
    ...cards.jobs,
    ...rankings.jobs,
    ...search.jobs,
    ...chat.jobs,
    ...writingHelp.jobs,
    ...previews.jobs,
    ...saves.jobs,
    ...fileCleanup.jobs,
    ...drafts.jobs,
    ...notifications.jobs,
    ...cases.jobs,
    ...payments.jobs,
    ...creators.jobs,
    ...insight.jobs,
    handleJob(deleteLeftovers, () => deleteUploadLeftovers(uploadsFolder, clock.now())),
    handleJob(purgeRateLimits, limiter.purge),
    handleJob(purgeSessions, users.sessions.purge),
  ];

  const routes = listRoutes({
    users,
    accounts,
    exports,
    userSettings,
    points,
    payments,
    catalogue,
    drafts,
    search,
    library,
    follows,
    notifications,
    editorial,
    editorialAdmin,
    chat,
    writingHelp,
    previews,
    saves,
    readerNews,
    shares,
    uploads,
    cards,
    lore,
    cases,
    userAdmin,
    paymentsAdmin,
    pointsAdmin,
    creators,
    insight,
    audit,
    config,
  });
  const app = createApp({
    routes,
    authenticate: users.sessions.authenticate,
    checkRate: createRateCheck(limiter, rateFactor),
    logger,
    metrics,
    space,
    uploadsFolder,
    extras: (app) => {
      const health = {
        check: () => database.check(),
        isStopping: () => isStopping,
        isSpaceLow: space.isLow,
      };
      mountHealth(app, health, metrics);
      mountReference(app, endpoints);
      mountFiles(app, storage);
      mountOutbox(app, mailer.outbox);
      mountWebhook(app, payments.receiver);
    },
  });

  return {
    app,
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
    eraseAccounts: accounts.eraseAccounts,
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
    /** Ends runs and jobs, and writes buffers. Called after the server stopped accepting requests. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.all([chat.drain(), writingHelp.drain()]);
      await Promise.all([rankings.flushTurns(), shares.flushOpens(), insight.flushVisits()]);
      await jobs.stop();
    },
  };
}
