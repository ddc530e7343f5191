import { ActivityPage } from '../features/activity/ActivityPage.tsx';
import { loadActivity } from '../features/activity/load-activity.ts';

export const loader = loadActivity('ROLE');

export default function ActivityRole() {
  return <ActivityPage type="ROLE" />;
}
