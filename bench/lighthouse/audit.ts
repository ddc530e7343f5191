import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { chromiumFlags, testBrowserPath } from '@storyloom/testing/chromium';

/** It is run with npx, not installed: it and its dependencies have 176 MB. */
export const version = '13.5.0';

/** The fields of Lighthouse’s report that the benchmark uses. */
export interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** Runs Lighthouse once, and writes its report to `{file}.report.html` and `{file}.report.json`. */
export async function audit(url: string, file: string): Promise<Report> {
  const options = [
    '--quiet',
    '--output=html',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=--headless ${chromiumFlags.join(' ')}`,
  ];
  await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    env: { ...process.env, CHROME_PATH: testBrowserPath() },
  });
  return JSON.parse(await readFile(`${file}.report.json`, 'utf8')) as Report;
}
