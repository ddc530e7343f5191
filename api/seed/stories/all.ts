import { story as nightTrainToTrieste } from './night-train-to-trieste.ts';
import type { SeedStory } from './seed-story.ts';
import { story as theKeeperOfGannetRock } from './the-keeper-of-gannet-rock.ts';

/** Every seed story, newest idea last. Each slug is a file of this folder. */
export const seedStories: SeedStory[] = [theKeeperOfGannetRock, nightTrainToTrieste];
