import { oauthSettings } from './modules/accounts/oauth/oauth.config.ts';
import { appsSettings } from './modules/apps/apps.config.ts';
import { chatSettings } from './modules/chat/chat.config.ts';
import { creatorsSettings } from './modules/creators/creators.config.ts';
import { imagesSettings } from './modules/images/images.config.ts';
import { mailSettings } from './modules/mail/mail.config.ts';
import { moderationSettings } from './modules/moderation/moderation.config.ts';
import { paymentsSettings } from './modules/payments/payments.config.ts';
import { providersSettings, storytellerSettings } from './modules/providers/providers.config.ts';
import { filesSettings } from './platform/files/files.config.ts';
import { platformSettings } from './platform/platform.config.ts';
import type { ValuesOf } from './platform/settings.ts';

/** All settings of the API. */
export const settings = {
  ...platformSettings,
  ...filesSettings,
  ...mailSettings,
  ...oauthSettings,
  ...appsSettings,
  ...chatSettings,
  ...providersSettings,
  ...storytellerSettings,
  ...moderationSettings,
  ...imagesSettings,
  ...paymentsSettings,
  ...creatorsSettings,
};
export type Config = ValuesOf<typeof settings>;
