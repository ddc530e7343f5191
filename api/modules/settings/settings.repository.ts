import type { UserSetting } from '@storyloom/contract/entities/user-setting';
import { eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { userSettings } from './settings.schema.ts';

/** What is left out stays as it is. */
export type SettingChange = { [K in keyof UserSetting]?: UserSetting[K] | undefined };

export async function findSetting(handle: Handle, userId: string): Promise<UserSetting | undefined> {
  const { contentRatingList, adultContentStatus } = userSettings;
  const [row] = await handle
    .select({ contentRatingList, adultContentStatus })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row;
}

/** Writes what is given over what is there, in one statement: two changes at once lose nothing. */
export async function saveSetting(
  handle: Handle,
  save: { userId: string; change: SettingChange; defaults: UserSetting; now: Date },
): Promise<void> {
  const { userId, change, defaults, now } = save;
  const { contentRatingList: list, adultContentStatus: status } = change;
  await handle
    .insert(userSettings)
    .values({
      userId,
      contentRatingList: list ?? defaults.contentRatingList,
      adultContentStatus: status ?? defaults.adultContentStatus,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: {
        contentRatingList: list ?? sql`${userSettings.contentRatingList}`,
        adultContentStatus: status ?? sql`${userSettings.adultContentStatus}`,
        updatedAt: now,
      },
    });
}
