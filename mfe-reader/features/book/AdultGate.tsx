import { adultWarning } from '@storyloom/contract/dialogs/adult-warning';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useAdultGate } from './use-adult-gate.ts';

/** Stands where an adult story's text would, until the reader has agreed, once, to such stories. */
export function AdultGate() {
  const { dialogs } = useHost();
  const { opening, button } = useAdultGate();
  return (
    <EmptyState
      art="lantern"
      title="This story is for adults"
      text="It may hold mature themes. Confirm once that you may and want to read such stories."
      action={
        <Button ref={button} loading={opening} onClick={() => void dialogs.open(adultWarning)}>
          Read the warning
        </Button>
      }
    />
  );
}
