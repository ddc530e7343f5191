import type { StoryCard } from '@storyloom/contract/entities/story-card';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { UserSettings } from '../settings/settings.service.ts';
import type { Users } from '../users/users.service.ts';
import { toCard } from './stories.cards.ts';
import { findIds, type StoriesFinder } from './stories.repository.ts';
import { type Sight, visible } from './stories.visibility.ts';

interface Parts {
  db: Db;
  findStories: StoriesFinder;
  users: Users;
  settings: UserSettings;
}

/** Stories that a reader keeps hold of: those played, those marked. They stay when they leave the lists. */
export function createKept({ db, findStories, users, settings }: Parts) {
  return {
    /** Those of the stories that open by their address. */
    opening: (ids: readonly string[]): Promise<Set<string>> => findIds(db, ids, { from: 'address' }),

    /** Which of the stories that a reader kept are shown to them: a condition over `stories`, and their cards. */
    async kept(userId: string): Promise<{
      shown: SQL;
      cards(ids: readonly string[]): Promise<Map<string, StoryCard>>;
    }> {
      const { contentRatingList: ratings } = await settings.read(userId);
      const sight = { from: 'kept', ratings } as const satisfies Sight;
      return {
        shown: visible(sight),
        async cards(ids) {
          const rows = await findStories(ids, sight);
          const authors = await users.authors(rows.map(({ story }) => story.authorId));
          return new Map(rows.map((row) => [row.story.id, toCard(row, authors)]));
        },
      };
    },
  };
}
