import { expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { imagesSettings } from './images.config.ts';
import { pickMaker } from './pick-maker.ts';

const read = (env: Record<string, string>) => pickMaker(readSettings(imagesSettings, env));
const IMAGE_BASE_URL = 'http://127.0.0.1:9/v1';

it('draws when no server is named, and says that it draws', () => {
  expect(read({})).toMatchObject({ name: 'offline-artist', draws: true });
});

it('asks the server that is named', () => {
  expect(read({ IMAGE_BASE_URL, IMAGE_MODEL: 'painter' })).toMatchObject({ draws: false });
});

it('refuses a server without a model, a size that is none, and an address that is none', () => {
  expect(() => read({ IMAGE_BASE_URL })).toThrow('IMAGE_MODEL: is missing');
  expect(() => read({ IMAGE_SIZE: 'large' })).toThrow('IMAGE_SIZE');
  expect(() => read({ IMAGE_BASE_URL: 'ftp://somewhere' })).toThrow('IMAGE_BASE_URL');
});
