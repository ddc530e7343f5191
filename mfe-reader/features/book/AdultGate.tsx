import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useAdultGate } from './use-adult-gate.ts';

/** Replaces an adult story until the visitor has confirmed their age. */
export function AdultGate() {
  const { dialogs } = useHost();
  const { opening, button } = useAdultGate();
  return (
    <EmptyState
      art="lantern"
      title="For adults only"
      text="Confirm your age once to open stories like this."
      action={
        <Button ref={button} loading={opening} onClick={() => void dialogs.open(adultWarning)}>
          Continue
        </Button>
      }
    />
  );
}
