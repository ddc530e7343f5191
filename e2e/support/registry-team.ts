import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition, Release } from '@storyloom/contract/platform/composition';
import { settings } from './site.ts';

/** A release with its files, by url. */
export interface ReleaseWithFiles {
  release: Release;
  files: Map<string, string>;
}

const registry = `http://127.0.0.1:${settings.REGISTRY_PORT}`;
const secret = () => readFileSync(join(settings.DATA_DIR ?? '', 'registry', 'token-secret'));

export const tokenOf = (mfe: string): string =>
  createHmac('sha256', secret()).update(`publish:${mfe}`).digest('base64url');
export const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

export async function liveComposition(): Promise<Composition> {
  const { payload } = (await (await fetch(`${registry}/composition`)).json()) as { payload: string };
  return JSON.parse(payload) as Composition;
}

/** The live release of a micro-frontend, with its files. */
export async function liveRelease(mfe: string): Promise<ReleaseWithFiles> {
  const release = (await liveComposition()).mfes[mfe]?.stable;
  if (!release) throw new Error(`${mfe} is not live.`);
  const files = new Map<string, string>();
  for (const { url } of release.assets) {
    const response = await fetch(`${registry}/files/${mfe}/${release.buildId}/${url}`);
    files.set(url, await response.text());
  }
  return { release, files };
}

/** The statement that all checks passed, as `release publish` sends it. */
const proofOfChecks = () => {
  const checks = { types: 'passed', arrows: 'passed', tests: 'passed' };
  return { by: 'team', at: new Date().toISOString(), checks };
};

/** Uploads and registers a release without the command line; returns the status and the registry's message. */
export async function publishByHand(
  { release, files }: ReleaseWithFiles,
  { token = tokenOf(release.mfe), proof = proofOfChecks() as unknown } = {},
): Promise<{ status: number; words: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    // The registry may end an idle connection while it is used again.
    connection: 'close',
  };
  for (const [url, body] of files)
    await fetch(`${registry}/files/${release.mfe}/${release.buildId}/${url}`, {
      method: 'PUT',
      headers,
      body,
    });
  const response = await fetch(`${registry}/releases`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ release, proof }),
  });
  const { error, result } = (await response.json()) as { error?: string; result?: string };
  return { status: response.status, words: error ?? result ?? '' };
}

/** A signed link to a preview of a kept build. */
export async function previewLink(mfe: string, buildId: string): Promise<string> {
  const response = await fetch(`${registry}/mfes/${mfe}/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(mfe)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ release: buildId, composition: null, days: 1 }),
  });
  return ((await response.json()) as { link: string }).link;
}
