import { Badge } from '@storyloom/ui/text/Badge';
import type { ScheduleState } from './schedule.model.ts';

/** Whether readers see what is scheduled. */
export function StateBadge({ state }: { state: ScheduleState }) {
  return <Badge tone={state === 'Running' ? 'success' : 'neutral'}>{state}</Badge>;
}
