import type { UserSetting } from '@storyloom/contract/users/entities/user-setting';
import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { userSettings } from './settings.schema.ts';

/** Missing fields keep their values. */
export type SettingChange = { [K in keyof UserSetting]?: UserSetting[K] | undefined };

/** A setting as it is stored: the length of replies is null until it is chosen. */
type StoredSetting = Omit<UserSetting, 'replyLength'> & { replyLength: UserSetting['replyLength'] | null };

export async function findSetting(handle: Handle, userId: string): Promise<StoredSetting | undefined> {
  const { contentRatingList, adultContentStatus, notificationMails, replyLength } = userSettings;
  const [row] = await handle
    .select({ contentRatingList, adultContentStatus, notificationMails, replyLength })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row;
}

/** Upserts the given fields in one statement, so concurrent changes of different fields merge. */
export async function saveSetting(
  handle: Handle,
  save: { userId: string; change: SettingChange; defaults: UserSetting; now: Date },
): Promise<void> {
  const { userId, change, defaults, now } = save;
  const { contentRatingList: list, adultContentStatus: status, notificationMails: mails } = change;
  await handle
    .insert(userSettings)
    .values({
      userId,
      contentRatingList: list ?? defaults.contentRatingList,
      adultContentStatus: status ?? defaults.adultContentStatus,
      notificationMails: mails ?? defaults.notificationMails,
      replyLength: change.replyLength ?? null,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: {
        contentRatingList: list ?? sql`${userSettings.contentRatingList}`,
        adultContentStatus: status ?? sql`${userSettings.adultContentStatus}`,
        notificationMails: mails ?? sql`${userSettings.notificationMails}`,
        replyLength: change.replyLength ?? sql`${userSettings.replyLength}`,
        updatedAt: now,
      },
    });
}
