import type { Provider } from '@storyloom/ports/provider';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { hasPremium, pickProvider } from './pick-provider.ts';
import { providersSettings } from './providers.config.ts';

const offline: Provider = {
  name: 'offline',
  thoughtTokens: () => 0,
  stream: () => {
    throw new Error('not called');
  },
  summarize: () => Promise.reject(new Error('not called')),
  write: () => {
    throw new Error('not called');
  },
};
const pick = (env: NodeJS.ProcessEnv) => pickProvider(readSettings(providersSettings, env), offline);
const LLM_BASE_URL = 'http://127.0.0.1:1/v1';

describe('pickProvider', () => {
  test('picks the offline provider if no server is configured', () => {
    expect(pick({})).toMatchObject({ provider: offline, standard: 'offline', isOffline: true });
  });

  test('throws for a server without a model, with an example', () => {
    expect(() => pick({ LLM_BASE_URL })).toThrow(/LLM_MODEL is missing.*LLM_MODEL=llama/);
    expect(() => pick({ LLM_BASE_URL, LLM_PREMIUM_MODEL: 'large' })).toThrow(/LLM_MODEL is missing/);
  });

  test('picks a native API with its key', () => {
    const native = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'secret' };
    expect(pick(native)).toMatchObject({
      provider: { name: 'anthropic' },
      standard: 'claude',
      isOffline: false,
    });
    expect(() => pick({ ...native, LLM_API_KEY: undefined })).toThrow(/LLM_API_KEY is missing/);
    expect(() => pick({ ...native, LLM_MODEL: undefined })).toThrow(
      /LLM_MODEL is missing: LLM_PROVIDER is set/,
    );
    expect(() => pick({ ...native, LLM_PROVIDER: 'openai' })).toThrow(/LLM_BASE_URL is missing/);
  });

  test('distinguishes a premium model from the standard one', () => {
    const models = pick({ LLM_BASE_URL, LLM_MODEL: 'small', LLM_PREMIUM_MODEL: 'large' });
    expect(models).toMatchObject({ standard: 'small', premium: 'large', isOffline: false });
    expect(hasPremium(models)).toBe(true);
    expect(hasPremium(pick({ LLM_BASE_URL, LLM_MODEL: 'small', LLM_PREMIUM_MODEL: 'small' }))).toBe(false);
    expect(hasPremium(pick({}))).toBe(false);
  });

  test('uses the standard model as premium if no premium model is set', () => {
    expect(pick({ LLM_BASE_URL, LLM_MODEL: 'small' })).toMatchObject({
      standard: 'small',
      premium: 'small',
      isOffline: false,
      provider: { name: 'openai-compatible' },
    });
  });
});

describe('hasPremium', () => {
  test('is true only for two different models', () => {
    const premium = { LLM_BASE_URL, LLM_MODEL: 'small', LLM_PREMIUM_MODEL: 'large' };
    expect(pick(premium)).toMatchObject({ standard: 'small', premium: 'large', contextTokens: 8_192 });
    expect(hasPremium(pick(premium))).toBe(true);
    expect(hasPremium(pick({ ...premium, LLM_PREMIUM_MODEL: 'small' }))).toBe(false);
    expect(hasPremium(pick({}))).toBe(false);
    expect(pick({ LLM_CONTEXT_TOKENS: '2048' }).contextTokens).toBe(2_048);
  });
});

describe('providersSettings', () => {
  test('reject an address that is not HTTP', () => {
    expect(() => pick({ LLM_BASE_URL: 'ftp://x' })).toThrow(/LLM_BASE_URL: must start with http/);
  });

  test('are refused beyond their bounds', () => {
    for (const [name, value] of [
      ['LLM_CONTEXT_TOKENS', '2047'],
      ['LLM_CONTEXT_TOKENS', '1000001'],
      ['LLM_SILENCE_SECONDS', '0'],
    ] as const)
      expect(() => pick({ [name]: value })).toThrow(name);
  });
});
