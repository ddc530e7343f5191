import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ports = { PORT: '5700', API_PORT: '5701', REGISTRY_PORT: '5702', OIDC_PORT: '5703', PAY_PORT: '5704' };

/** Creates a data folder. PostgreSQL may run as another user, who must be able to enter it. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** True if the site was started by hand, with the settings below and this data folder. */
export const isGiven = process.env.E2E_DATA_DIR !== undefined;

// Playwright's workers read this file too: they get the folder that its main process made.
process.env.E2E_DATA_DIR ??= openFolder();

export const home = `http://localhost:${ports.PORT}`;

/** The settings of the site under test. */
export const settings: Record<string, string> = {
  ...ports,
  DATA_DIR: process.env.E2E_DATA_DIR,
  // All visitors of the tests come from one address.
  RATE_LIMIT_FACTOR: '1000',
  // The built-in storyteller answers at once; a test that needs part of a reply holds a scripted model.
  STORYTELLER_CHARS_PER_SECOND: '1000000',
  // The question would be in the way of other tests.
  CONSENT: 'off',
};
