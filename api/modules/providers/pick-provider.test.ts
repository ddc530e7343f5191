import { expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { pickProvider } from './pick-provider.ts';
import { providersSettings } from './providers.config.ts';

const pick = (env: NodeJS.ProcessEnv) => pickProvider(readSettings(providersSettings, env));

test('without a server the storyteller writes, and says that it is one', () => {
  expect(pick({})).toMatchObject({ standard: 'storyteller', provider: { name: 'storyteller' } });
});

test('a server named without a model is refused with the mend', () => {
  expect(() => pick({ LLM_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow(/LLM_MODEL=llama/);
});

test('the premium model is the standard one when none is named', () => {
  const models = pick({ LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'small' });
  expect(models).toMatchObject({
    standard: 'small',
    premium: 'small',
    provider: { name: 'openai-compatible' },
  });
});

test('an address that is none is refused at boot', () => {
  expect(() => pick({ LLM_BASE_URL: 'ftp://x' })).toThrow(/LLM_BASE_URL: must start with http/);
});
