import { Badge } from '@storyloom/ui/text/Badge';
import type { ScheduleState } from './schedule.model.ts';

/** Badge with the state of a schedule. */
export function StateBadge({ state }: { state: ScheduleState }) {
  return <Badge tone={state === 'Running' ? 'success' : 'neutral'}>{state}</Badge>;
}
