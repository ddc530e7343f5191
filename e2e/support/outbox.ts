import { expect } from '@playwright/test';
import { settings } from './site.ts';

/** Waits for a mail to this address on the outbox page, and returns its six-digit code. */
export async function readCode(mail: string): Promise<string> {
  let code = '';
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${settings.API_PORT}/outbox`)).text();
    const article = text.split('<article>').find((each) => each.includes(`To ${mail}`)) ?? '';
    code = /\b\d{6}\b/.exec(article)?.[0] ?? '';
    return code;
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return code;
}
