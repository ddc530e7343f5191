import { join } from 'node:path';
import { endpoints } from '@storyloom/contract/endpoints/all';
import { pointsRoutes } from './modules/points/points.routes.ts';
import { createPoints } from './modules/points/points.service.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { createUserSettings } from './modules/settings/settings.service.ts';
import { storiesRoutes } from './modules/stories/stories.routes.ts';
import { createStories } from './modules/stories/stories.service.ts';
import { usersSettings } from './modules/users/users.config.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import { createUsers } from './modules/users/users.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db.ts';
import { createApp } from './platform/http/app.ts';
import { mountFiles } from './platform/http/files.ts';
import { mountHealth } from './platform/http/health.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { mountReference } from './platform/http/reference.ts';
import type { Route } from './platform/http/route.ts';
import type { Logger } from './platform/logger.ts';
import { platformSettings } from './platform/platform.config.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import type { ValuesOf } from './platform/settings.ts';

/** Every setting of the API, gathered from the features that declare them. */
export const settings = { ...platformSettings, ...usersSettings };
export type Config = ValuesOf<typeof settings>;

export interface Surroundings {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Where other API processes reach this one, for example http://127.0.0.1:4000. */
  address: () => string;
}

export type Api = ReturnType<typeof compose>;

/** Wires everything by hand, in the order things stand on one another. */
export function compose({ config, database, clock, logger }: Surroundings) {
  const { db } = database;
  const metrics = createMetrics();
  const limiter = createRateLimiter({ db, clock });
  let isStopping = false;

  const points = createPoints({ db, clock });
  const users = createUsers({ db, clock, points });
  const userSettings = createUserSettings({ db, clock });
  const stories = createStories({ db, clock, users, settings: userSettings });

  const routes: Route[] = [
    ...usersRoutes({ users, limiter, guestsPerMinute: config.GUESTS_PER_MINUTE }),
    ...settingsRoutes(userSettings),
    ...pointsRoutes(points),
    ...storiesRoutes(stories),
  ];
  const app = createApp({
    routes,
    authenticate: users.authenticate,
    logger,
    metrics,
    extras: (app) => {
      mountHealth(app, { check: () => database.check(), isStopping: () => isStopping }, metrics);
      mountReference(app, endpoints);
      mountFiles(app, join(config.DATA_DIR, 'files'));
    },
  });

  return {
    app,
    routes,
    /** Ends what runs apart from requests; new requests are refused by then. */
    async stop(): Promise<void> {
      isStopping = true;
    },
  };
}
