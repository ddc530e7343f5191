import { createStoryteller } from '@storyloom/offline/storyteller';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickProvider } from '../modules/providers/pick-provider.ts';
import { providersSettings } from '../modules/providers/providers.config.ts';
import { readSettings } from '../platform/settings.ts';
import { type Checked, checkModel } from './check-model.ts';
import { report } from './report.ts';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

async function check(model: string) {
  const settings = readSettings(providersSettings, { LLM_BASE_URL: server.baseUrl, LLM_MODEL: model });
  const adaptations: string[] = [];
  const offline = createStoryteller({ charsPerSecond: 160 });
  const models = pickProvider(settings, offline, (_, adaptation) => adaptations.push(adaptation));
  const results: Checked[] = [];
  for await (const result of checkModel(models)) results.push(result);
  return { results, text: report(results, adaptations) };
}

describe('checkModel', () => {
  test('plays turns, a new version, a continuation and a summary against a strict server', async () => {
    server.script('strict', {
      text: '<think>Hm.</think>The lamp is lit.\n\n[[options]]\n- Go up\n- Wait',
      strict: true,
      refusedParameters: ['max_tokens', 'stream_options'],
    });
    const { results, text } = await check('strict');
    expect(results.map(({ step }) => step)).toEqual([
      ...['turn 1', 'turn 2', 'turn 3', 'turn 4', 'turn 5', 'another version', 'continue', 'summary'],
    ]);
    expect(results.every(({ isFinished, hasThoughts }) => isFinished && hasThoughts)).toBe(true);
    expect(text).toMatch(/turn 1 +finished +42 +\d+ +\d+ ms +.* yes +2/);
    expect(text).toContain('Changed for this server: max_completion_tokens, no stream_options.');
    expect(text).toContain('All 8 requests were answered.');
  });

  test('ends with the reason if the first turn fails', async () => {
    server.script('broken', { status: 401 });
    const { text } = await check('broken');
    expect(text).toMatch(/turn 1 +FAILED/);
    expect(text).toContain('turn 1: the model provider answered 401 (scripted failure).');
    expect(text).toContain('1 of 1 requests failed.');
  });
});
