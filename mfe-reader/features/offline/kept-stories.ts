import { visitorDatabase } from '@storyloom/mfe/visitor-storage';
import { type IDBPDatabase, openDB } from 'idb';

/** A story with the part of its path that was shown, for reading without a connection. */
export interface KeptStory {
  storyId: string;
  title: string;
  opening: string;
  messages: readonly KeptMessage[];
  /** The first turn is among the messages. */
  isWhole: boolean;
  /** Time of the last reading, in ms since 1970. */
  at: number;
}

export interface KeptMessage {
  id: string;
  role: 'user' | 'assistant';
  speaker: string | null;
  text: string;
}

const maxStories = 10;
const store = 'stories';

const open = (userId: string): Promise<IDBPDatabase> =>
  openDB(visitorDatabase(userId, 'opened-stories'), 1, {
    upgrade(database) {
      database.createObjectStore(store);
    },
  });

/** Keeps a story on this device; of all stories, those that were read last. Rejects if storage is full or blocked. */
export async function keepStory(userId: string, story: KeptStory): Promise<void> {
  const database = await open(userId);
  try {
    await database.put(store, story, story.storyId);
    const kept = (await database.getAll(store)) as KeptStory[];
    for (const { storyId } of newestFirst(kept).slice(maxStories)) await database.delete(store, storyId);
  } finally {
    database.close();
  }
}

/** The kept stories, the last one first; none if storage is blocked. */
export async function keptStories(userId: string): Promise<KeptStory[]> {
  try {
    const database = await open(userId);
    try {
      return newestFirst((await database.getAll(store)) as KeptStory[]);
    } finally {
      database.close();
    }
  } catch {
    return [];
  }
}

const newestFirst = (stories: readonly KeptStory[]) => stories.toSorted((one, other) => other.at - one.at);
