import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { silentLogger } from '../../platform/logger.ts';
import { readSettings } from '../../platform/settings.ts';
import { moderationSettings } from './moderation.config.ts';
import { assertAllowed, createModeration } from './moderation.service.ts';
import { startVerdictServer, type VerdictServer } from './testing/verdict-server.ts';

let server: VerdictServer;
const warnings: unknown[] = [];
const logger = { ...silentLogger, warn: (...args: unknown[]) => warnings.push(args) };

beforeAll(async () => {
  server = await startVerdictServer();
});
beforeEach(() => {
  server.seen.length = 0;
  warnings.length = 0;
  Object.assign(server.behaviour, { status: 200, body: undefined });
});
afterAll(() => server.close());

function moderation(env: NodeJS.ProcessEnv = { MODERATION_BASE_URL: server.baseUrl }) {
  return createModeration({ config: readSettings(moderationSettings, env), logger });
}

describe('createModeration', () => {
  test('decides by the word list without a provider', async () => {
    const alone = moderation({});
    expect(alone.usesProvider).toBe(false);
    expect(await alone.check('something forbidden', 'input')).toEqual({ allowed: true });
    expect(await alone.check('sex with a child', 'input')).toEqual({ allowed: false, reason: 'minors' });
  });

  test('asks the provider with its key and refuses sexual content about minors', async () => {
    const env = {
      MODERATION_BASE_URL: `${server.baseUrl}/`,
      MODERATION_API_KEY: 'secret',
      MODERATION_MODEL: 'm',
    };
    const asking = moderation(env);
    expect(await asking.check('something forbidden', 'input')).toEqual({
      allowed: false,
      reason: 'provider',
    });
    expect(server.seen).toEqual([
      { input: 'something forbidden', model: 'm', authorization: 'Bearer secret' },
    ]);
  });

  test('allows what the provider flags for other reasons', async () => {
    expect(await moderation().check('a sword and a kiss', 'input')).toEqual({ allowed: true });
  });

  test('trusts the flag of a provider without categories', async () => {
    server.behaviour.body = '{"results":[{"flagged":true}]}';
    expect(await moderation().check('anything', 'input')).toEqual({ allowed: false, reason: 'provider' });
  });

  test('neither asks about texts that the word list refuses nor about blank texts', async () => {
    expect(await moderation().check('sex with a child', 'input')).toMatchObject({ reason: 'minors' });
    expect(await moderation().check(' \n', 'output')).toEqual({ allowed: true });
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['an error', { status: 500, body: '{}' }],
    ['no JSON', { status: 200, body: 'oops' }],
    ['another shape', { status: 200, body: '{"verdict":"fine"}' }],
    ['no verdict', { status: 200, body: '{"results":[]}' }],
  ])('falls back to the word list when the provider answers %s, and logs no text', async (_, behaviour) => {
    Object.assign(server.behaviour, behaviour);
    expect(await moderation().check('something forbidden', 'input')).toEqual({ allowed: true });
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('forbidden');
  });

  test('falls back to the word list when the provider is unreachable', async () => {
    const unreachable = moderation({ MODERATION_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect(await unreachable.check('something forbidden', 'input')).toEqual({ allowed: true });
  });

  test('throws chat.moderated for texts and image.moderated for image prompts', async () => {
    const alone = moderation({});
    await expect(assertAllowed(alone, 'sex with a child', 'edit')).rejects.toMatchObject({
      error: 'chat.moderated',
    });
    await expect(assertAllowed(alone, 'sex with a child', 'image')).rejects.toMatchObject({
      error: 'image.moderated',
    });
    await expect(assertAllowed(alone, 'A lamp.', 'image')).resolves.toBeUndefined();
  });

  test('refuses a text if any result names minors, by whatever name', async () => {
    const refused = async (...categories: object[]) => {
      const results = categories.map((each) => ({ flagged: true, categories: each }));
      server.behaviour.body = JSON.stringify({ results });
      return !(await moderation().check('anything', 'input')).allowed;
    };
    for (const name of ['sexual/minors', 'child_abuse', 'CSAM', 'underage'])
      expect(await refused({ violence: true }, { [name]: true }), name).toBe(true);
    expect(await refused({ sexual: true }, { 'sexual/minors': false })).toBe(false);
    expect(await refused({ 'sexual/minors': 0.9 })).toBe(false);
  });

  test('reports whether a check is slow, and which texts need one at all', () => {
    expect(moderation().usesProvider).toBe(true);
    expect([moderation({}).hasTriggerWord('SEX'), moderation({}).hasTriggerWord('A lamp.')]).toEqual([
      true,
      false,
    ]);
  });
});
