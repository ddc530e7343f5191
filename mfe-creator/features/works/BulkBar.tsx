import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectionBar } from '@storyloom/ui/lists/SelectionBar';
import type { WorkAction } from './use-work-actions.ts';

interface BulkBarProps {
  chosen: readonly WorkCard[];
  isBusy: boolean;
  onRun: (action: WorkAction) => void;
  onDelete: () => void;
  onClear: () => void;
}

/** The actions that apply to at least one of the chosen works. */
export function BulkBar({ chosen, isBusy, onRun, onDelete, onClear }: BulkBarProps) {
  const has = (...statuses: WorkCard['status'][]) => chosen.some(({ status }) => statuses.includes(status));
  const isTooMany = chosen.length > storyLimits.bulk;
  const button = (action: WorkAction, label: string) => (
    <Button kind="quiet" size="small" disabled={isTooMany} loading={isBusy} onClick={() => onRun(action)}>
      {label}
    </Button>
  );
  const text = isTooMany ? `Choose at most ${storyLimits.bulk}` : `${chosen.length} chosen`;
  return (
    <SelectionBar label="Chosen works" text={chosen.length === 0 ? null : text}>
      {has('PUBLISHED') ? button('UNLIST', 'Unlist') : null}
      {has('UNLISTED') ? button('LIST', 'List again') : null}
      {has('DELETED') ? button('RESTORE', 'Restore') : null}
      {has('DRAFT', 'PUBLISHED', 'UNLISTED') ? (
        <Button kind="danger" size="small" disabled={isTooMany} loading={isBusy} onClick={onDelete}>
          Delete
        </Button>
      ) : null}
      <Button kind="ghost" size="small" onClick={onClear}>
        Done
      </Button>
    </SelectionBar>
  );
}
