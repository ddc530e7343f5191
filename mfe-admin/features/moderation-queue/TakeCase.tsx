import { actionMessages } from '@storyloom/contract/core/messages';
import { takeCase } from '@storyloom/contract/moderation/endpoints/take-case';
import type { ModerationCaseDetail } from '@storyloom/contract/moderation/entities/moderation-case';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import parts from '../admin-parts/AdminParts.module.css';
import { hasNoKeyboard, singleKeysAreOff, useKeys } from '../admin-parts/use-keys.ts';
import { takenText } from './case.model.ts';
import { caseQuery, refreshCaseLists } from './cases.queries.ts';

/** Says who has taken a case, takes it for the moderator and releases it. */
export function TakeCase({ found: { id, takenBy } }: { found: ModerationCaseDetail }) {
  const host = useHost();
  const { userId } = useSession();
  const { queryKey } = caseQuery(host, userId, id);
  const change = useMutation({
    mutationFn: () => host.call(takeCase, { caseId: id, taken: takenBy === null }),
    onSuccess: (changed) => {
      host.queryClient.setQueryData(queryKey, changed);
      void refreshCaseLists(host);
    },
    onError: (error) => {
      host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
      void host.queryClient.invalidateQueries({ queryKey });
    },
  });
  const hasKey = takenBy === null || takenBy.id === userId;
  const toggle = () => {
    if (!change.isPending) change.mutate();
  };
  useKeys(hasKey ? { t: toggle } : {});
  return (
    <div className={parts.line}>
      <span role="status">
        {takenBy === null ? 'Nobody has taken this case.' : takenText(takenBy, userId)}
      </span>
      <Button kind="quiet" size="small" loading={change.isPending} onClick={toggle}>
        {takenBy === null ? 'Take' : 'Release'}
      </Button>
      {!hasKey || singleKeysAreOff() || hasNoKeyboard() ? null : (
        <span className={parts.note}>Or press T</span>
      )}
    </div>
  );
}
