import { defaultRatings } from '@storyloom/contract/stories/ratings';
import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { findSetting, type SettingChange, saveSetting } from './settings.repository.ts';

export type UserSettings = ReturnType<typeof createUserSettings>;

const defaults: UserSetting = {
  contentRatingList: [...defaultRatings],
  adultContentStatus: 'ENABLED',
  notificationMails: false,
  replyLength: 'MEDIUM',
};

/** Settings of each user; the defaults apply without a token and before the first change. */
export function createUserSettings({ db, clock }: { db: Db; clock: Clock }) {
  async function read(userId: string | null): Promise<UserSetting> {
    const found = userId ? await findSetting(db, userId) : undefined;
    return found ? { ...found, replyLength: found.replyLength ?? defaults.replyLength } : defaults;
  }
  return {
    read,
    async modify(userId: string, change: SettingChange): Promise<UserSetting> {
      await saveSetting(db, { userId, change, defaults, now: clock.now() });
      return read(userId);
    },
  };
}
