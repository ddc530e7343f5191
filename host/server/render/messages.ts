import type { Composition, Release } from '@storyloom/contract/platform/composition';
import type { BootstrapData } from '../../app/bootstrap-data.ts';
import type { Trial } from '../composition/trial.ts';
import type { PageRequest, Redirect } from './page.ts';
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

/** A request to the API, as it crosses the channel between the processes. */
export interface ApiRequest {
  url: string;
  method: string;
  headers: [string, string][];
  body: string | null;
}

export interface ApiResponse extends Pick<ApiRequest, 'headers'> {
  status: number;
  body: string;
}

/** Functions of a renderer, called by the host. `id` is the id of a page. */
export interface RendererFunctions {
  start(settings: RendererSettings): Promise<void>;
  use(composition: Composition): Promise<void>;
  /** Resolves when the head is rendered; the document follows by `write` and `end`. */
  render(id: number, request: PageRequest): Promise<Redirect | { status: number; location: null }>;
  abort(id: number): void;
  tryRelease(release: Release): Promise<Trial>;
  /** Memory of the process, in bytes. */
  memory(): number;
}

/** Functions of the host, called by renderers. */
export interface HostFunctions {
  /** Null if the API does not answer. */
  fetch(request: ApiRequest): Promise<ApiResponse | null>;
  write(id: number, bytes: Uint8Array): void;
  end(id: number, bytes: Uint8Array): void;
}
