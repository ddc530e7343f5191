import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const play = 'https://play.google.com/store/apps/details?id=example.stories';
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ GOOGLE_PLAY_URL: play });
});
afterAll(() => api.drop());

describe('the links of the apps', () => {
  test('are those of the settings, and null for an app that is not set', async () => {
    expect((await api.get('/ai-lab/app/links')).data).toEqual({ appStore: null, googlePlay: play });
  });

  test('must be https', async () => {
    await expect(createTestApi({ APP_STORE_URL: 'javascript:alert(1)' })).rejects.toThrow(/https:\/\//);
  });
});
