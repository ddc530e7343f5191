import type { Page } from '@playwright/test';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { expect } from '../support/fixtures.ts';
import { home } from '../support/site.ts';
import type { Caller } from './caller.ts';

/** Opens a link with the attacker's token as this visitor, who declines to switch accounts. */
export async function fixSession(page: Page, caller: Caller, victim: string): Promise<string> {
  const attacker = await caller.signUp();
  const url = page.url();
  await page.context().addCookies([{ name: 'tokenid', value: victim, url }]);
  await page.goto(`/?access-token=${attacker.token}`);
  const dialog = page.getByRole('alertdialog', { name: /^(Switch accounts|Continue as .+)\?$/ });
  await dialog.getByRole('button', { name: /^Stay/ }).click();
  await expect(dialog).toBeHidden();
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'tokenid')?.value === victim;
  return `asked first, ${kept ? 'the session stays' : 'the session is replaced'}; ${new URL(page.url()).search || 'no token in the address'}`;
}

export const returnUrls = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  `${home}@evil.example`,
  'http://localhost。evil.example',
  'https://evil.example',
];

/** Returns from a service to a login that was begun with this returnUrl. */
export async function returnTo(page: Page, returnUrl: string): Promise<string> {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol.startsWith('http')) elsewhere.push(request.url());
  });
  const state = `local.${'x'.repeat(43)}`;
  const flow = { state, way: 'redirect', purpose: 'login', returnUrl, endsAt: Date.now() + 60_000 };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `storyloom:oauth:${state}`,
    JSON.stringify(flow),
  ] as const);
  const finished = page.waitForResponse(`${home}/api${loginOrRegister.path}`);
  await page.goto(`/?code=guessed&state=${state}`);
  await finished;
  return `${page.url().replace(home, 'this site')}; ${elsewhere.length} requests elsewhere`;
}
