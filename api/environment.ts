import type { ImageProvider } from '@storyloom/ports/image-provider';
import type { Provider } from '@storyloom/ports/provider';
import type { ChatTimings } from './modules/chat/chat.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db.ts';
import type { Logger } from './platform/logger.ts';
import type { Config } from './settings.ts';

export interface OfflineProviders {
  storyteller: Provider;
  painter: ImageProvider;
  /** Draws the sample of a cover's style as a WebP of 64 × 96 pixels. */
  drawStyleSample(text: string, style: string): Promise<Buffer>;
}

export interface Environment {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** The address of this process for other API processes, for example http://127.0.0.1:4000. */
  address: () => string;
  /** The built-in providers, used when no model is configured. */
  offline: OfflineProviders;
  /** Shorter durations for tests. */
  chatTimings?: Partial<ChatTimings>;
}
