import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

/** Presses a button or link that downloads a file; returns the file with its name. */
export async function download(control: Locator): Promise<{ name: string; bytes: Buffer }> {
  const begun = control.page().waitForEvent('download');
  await control.click();
  const file = await begun;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
