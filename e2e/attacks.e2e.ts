import { avatarAttacks } from './attacks/avatars.ts';
import { callerOf } from './attacks/caller.ts';
import { codeAttacks } from './attacks/codes.ts';
import { knownAddressAttacks } from './attacks/known-addresses.ts';
import { oauthAttacks } from './attacks/oauth.ts';
import { fixSession, returnTo, returnUrls } from './attacks/pages.ts';
import { sessionAttacks } from './attacks/sessions.ts';
import { missingTests } from './attacks/test-attacks.ts';
import { expect, test } from './support/fixtures.ts';

const groups = {
  'on codes': codeAttacks,
  'on sessions': sessionAttacks,
  'on known addresses': knownAddressAttacks,
  'on OAuth': oauthAttacks,
  'by avatars': avatarAttacks,
};

for (const [group, attacks] of Object.entries(groups)) {
  test(`attacks ${group} are refused`, async ({ request }) => {
    const caller = callerOf(request);
    for (const [name, { run, refused }] of Object.entries(attacks)) {
      const response = await run(caller);
      console.log(`${name}: ${response}`);
      expect.soft(response, name).toMatch(refused);
    }
  });
}

test('attacks by links are refused', async ({ page, request, complaints }) => {
  complaints.expect(/4\d\d/);
  await page.goto('/alive');
  const caller = callerOf(request);
  for (const victim of [(await caller.signUp()).token, await caller.guest()]) {
    const response = await fixSession(page, caller, victim);
    console.log(`a link with the token of the attacker: ${response}`);
    expect(response).toMatch(/^asked first, the session stays; no token/);
  }
});

test('a login returns to this site alone', async ({ page }) => {
  await page.goto('/alive');
  expect(await returnTo(page, '/tag/clockwork')).toBe('this site/tag/clockwork; 0 requests elsewhere');
  for (const returnUrl of returnUrls) {
    const response = await returnTo(page, returnUrl);
    console.log(`returnUrl ${returnUrl}: ${response}`);
    expect.soft(response, returnUrl).toBe('this site/; 0 requests elsewhere');
  }
});

test('other attacks are carried out by tests that exist', () => {
  expect(missingTests()).toEqual([]);
});
