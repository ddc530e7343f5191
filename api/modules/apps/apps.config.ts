import * as z from 'zod/mini';
import { setting } from '../../platform/settings.ts';

const httpsUrl = z.optional(z.url({ protocol: /^https$/, error: 'must start with https://' }));

export const appsSettings = {
  APP_STORE_URL: setting({
    schema: httpsUrl,
    about: 'The app in the App Store; without it this store is not offered',
    example: 'https://apps.apple.com/app/id1234567890',
  }),
  GOOGLE_PLAY_URL: setting({
    schema: httpsUrl,
    about: 'The app on Google Play; without it this store is not offered',
    example: 'https://play.google.com/store/apps/details?id=example.stories',
  }),
};
