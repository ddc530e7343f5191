// @ts-check
import { existsSync } from 'node:fs';
import { fingerprint, isInstalled, markInstalled } from './fingerprint.mjs';
import { OperatorError } from './operator-error.mjs';
import { NODE, ROOT } from './paths.mjs';
import { runQuiet } from './run-quiet.mjs';

export const PNPM = 'pnpm@12.21.0';
/** Milliseconds. By default npm retries for over a minute if the registry does not answer. */
const RETRY_SETTINGS = {
  CI: '1',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '5000',
};
const NETWORK = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL)\b/;

/**
 * Installs the packages of the lockfile, unless they are installed already. Throws OperatorError.
 *
 * @param {{ log: string, signal?: AbortSignal }} options
 * @returns {Promise<string>} the outcome in words
 */
export async function install(options) {
  if (existsSync(NODE) && isInstalled(ROOT)) return 'up to date';
  const wanted = fingerprint(ROOT);
  const args = ['--yes', PNPM, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  const { status, output } = await runQuiet('npx', args, { ...options, env: RETRY_SETTINGS });
  if (status !== 0) throw notInstalled(output, options.log);
  if (!existsSync(NODE)) throw new OperatorError(`Installed, but ${NODE} is missing: see ${options.log}.`);
  markInstalled(ROOT, wanted);
  return 'installed';
}

/** @param {string} output @param {string} log */
function notInstalled(output, log) {
  const network = NETWORK.exec(output);
  if (network) {
    return new OperatorError(
      `The package registry cannot be reached (${network[0]}): check the network and run the command again. Details: ${log}.`,
    );
  }
  if (output.includes('ENOSPC')) {
    return new OperatorError(
      `The disk became full while installing: free some space and run the command again.`,
    );
  }
  // The second code is that of a package that the lockfile does not have.
  if (/ERR_PNPM_(?:OUTDATED_LOCKFILE|PACKAGE_MANAGER_NO_IMPORTER)/.test(output)) {
    return new OperatorError(
      `pnpm-lock.yaml does not fit the package.json files: run "npx ${PNPM} install --lockfile-only" and commit it. Details: ${log}.`,
    );
  }
  const line = output.split('\n').find((text) => /ERR|error/i.test(text)) ?? 'no reason given';
  return new OperatorError(`The dependencies could not be installed: ${line} Details: ${log}.`);
}
