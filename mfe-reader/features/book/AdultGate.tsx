import { useHost, useMutation, useQueryClient } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { confirmAdult } from './adult.mutations.ts';

/** Stands where an adult story's text would, until the reader has agreed, once, to such stories. */
export function AdultGate({ storyId }: { storyId: string }) {
  const host = useHost();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmAdult(host, queries, storyId),
    onError: () => host.toast('error', 'Your choice could not be saved. Try again.'),
  });
  return (
    <EmptyState
      art="lantern"
      title="This story is for adults"
      text="It may hold mature themes. Confirm once that you may and want to read such stories."
      action={
        <Button loading={isPending} onClick={() => mutate()}>
          Read the warning
        </Button>
      }
    />
  );
}
