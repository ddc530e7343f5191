import type { ChatTimings } from './modules/chat/chat.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db.ts';
import type { Logger } from './platform/logger.ts';
import type { Config } from './settings.ts';

export interface Environment {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** The address of this process for other API processes, for example http://127.0.0.1:4000. */
  address: () => string;
  /** Shorter durations for tests. */
  chatTimings?: Partial<ChatTimings>;
  /** Log lines that could not be written. */
  droppedLines?: () => number;
}
