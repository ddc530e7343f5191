import type { Composition, Release } from '@storyloom/contract/platform/composition';
import type { BootstrapData } from '../../app/bootstrap-data.ts';
import type { Trial } from '../composition/trial.ts';
import type { PageRequest } from './page.ts';
import type { ShellBuild } from './shell-build.ts';

/** The settings that the host sends to a renderer at its start. */
export interface RendererSettings {
  /** Folder of the shell's build. */
  dist: string;
  build: ShellBuild;
  cacheDir: string;
  apiUrl: string;
  worker: boolean;
  analytics: BootstrapData['analytics'];
}

/** A response of the API, as it crosses the channel between the processes. */
export interface Fetched {
  status: number;
  headers: [string, string][];
  body: string;
}

/** From the host to a renderer. */
export type Order =
  | { type: 'settings'; settings: RendererSettings }
  | { type: 'composition'; composition: Composition }
  | { type: 'page'; id: number; request: PageRequest }
  | { type: 'abort'; id: number }
  | { type: 'try'; id: number; release: Release }
  | { type: 'fetched'; id: number; response: Fetched | null }
  | { type: 'ping' };

/** From a renderer to the host. `id` is that of the order. */
export type Report =
  | { type: 'ready' }
  | { type: 'pong'; rss: number }
  | { type: 'redirect'; id: number; status: number; location: string }
  | { type: 'head'; id: number; status: number }
  | { type: 'text'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number; bytes: Uint8Array }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'tried'; id: number; trial: Trial }
  | {
      type: 'fetch';
      id: number;
      url: string;
      method: string;
      headers: [string, string][];
      body: string | null;
    };
