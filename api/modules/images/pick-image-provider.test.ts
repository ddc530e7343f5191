import type { ImageProvider } from '@storyloom/ports/image-provider';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { imagesSettings } from './images.config.ts';
import { pickImageProvider } from './pick-image-provider.ts';

const offline: ImageProvider = {
  name: 'offline',
  isOffline: true,
  generate: () => Promise.reject(new Error('not called')),
};
const pick = (env: Record<string, string>) => pickImageProvider(readSettings(imagesSettings, env), offline);
const IMAGE_BASE_URL = 'http://127.0.0.1:9/v1';

describe('pickImageProvider', () => {
  test('picks the offline provider if no server is configured', () => {
    expect(pick({})).toBe(offline);
  });

  test('picks the configured server', () => {
    expect(pick({ IMAGE_BASE_URL, IMAGE_MODEL: 'm' })).toMatchObject({ isOffline: false });
  });

  test('throws for a server without a model', () => {
    expect(() => pick({ IMAGE_BASE_URL })).toThrow('IMAGE_MODEL is missing');
  });
});

describe('imagesSettings', () => {
  test('reject an invalid size and an address that is not HTTP', () => {
    expect(() => pick({ IMAGE_SIZE: 'large' })).toThrow('IMAGE_SIZE');
    expect(() => pick({ IMAGE_BASE_URL: 'ftp://somewhere' })).toThrow('IMAGE_BASE_URL');
  });
});
