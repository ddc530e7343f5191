import type { Change } from '../points/points.service.ts';

/** What other modules give, by the names the chat uses. */
export type { PlayableStory } from '../stories/stories.service.ts';
export type PointsReason = Change['reason'];
