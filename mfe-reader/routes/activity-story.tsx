import { ActivityPage } from '../features/activity/ActivityPage.tsx';
import { loadActivity } from '../features/activity/load-activity.ts';

export const loader = loadActivity('STORY');

export default function ActivityStory() {
  return <ActivityPage type="STORY" />;
}
