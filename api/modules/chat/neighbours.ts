import type { Change } from '../points/points.service.ts';
import type { Stories } from '../stories/stories.service.ts';

/** What other modules give, by the names the chat uses. */
export type PlayableStory = Awaited<ReturnType<Stories['getPlayable']>>;
export type PointsReason = Change['reason'];
