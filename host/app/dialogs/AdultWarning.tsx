import { actionMessages } from '@storyloom/contract/core/messages';
import type { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { ConfirmDialog } from '@storyloom/ui/overlays/ConfirmDialog';
import type { ReactNode } from 'react';
import styles from './AdultWarning.module.css';

const statements = [
  'You are about to access mature content.',
  'It may contain adult themes, explicit and graphic material.',
  'By continuing you confirm that you are of legal age and understand that it is for mature audiences.',
  'You accept responsibility for your viewing choices and agree to the Terms of Service and Community Guidelines.',
  'You only need to confirm this once.',
];

const agreements: Readonly<Record<string, string>> = {
  'Terms of Service': '/agreements/terms_of_service',
  'Community Guidelines': '/agreements/community_guidelines',
};

/** Turns the agreements in a statement into links that open in a new tab. */
function withLinks(statement: string): ReactNode[] {
  return statement.split(/(Terms of Service|Community Guidelines)/).map((piece) => {
    const href = agreements[piece];
    if (href === undefined) return piece;
    return (
      <a key={piece} href={href} target="_blank" rel="noopener">
        {piece}
      </a>
    );
  });
}

export default function AdultWarning({ open, zIndex, close, onClosed }: DialogProps<typeof adultWarning>) {
  const host = useHost();
  const { userId } = useSession();
  const options = ownQuery(host, userId, userSettingInfo, {});
  const { data: setting, isError, refetch } = useQuery({ ...options, enabled: open });
  const confirm = useMutation({
    mutationFn: async () => {
      const known = setting ?? (await refetch({ throwOnError: true })).data;
      const contentRatingList = known?.contentRatingList;
      return host.call(userSettingModify, { contentRatingList, adultContentStatus: 'DISABLED' });
    },
    async onSuccess(saved) {
      // A pending read may return older settings.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      host.queryClient.setQueryData(options.queryKey, saved);
      host.bus.emit(settingsChanged, {});
      close(true);
    },
    onError: () => host.toast('error', actionMessages.saveFailed),
  });
  return (
    <ConfirmDialog
      open={open}
      zIndex={zIndex}
      title="'adult content' Risk Warning"
      message={
        <ol className={styles.statements}>
          {statements.map((statement) => (
            <li key={statement}>{withLinks(statement)}</li>
          ))}
        </ol>
      }
      confirmLabel="Confirm"
      cancelLabel="Cancel"
      busy={confirm.isPending || (!setting && !isError)}
      onConfirm={() => confirm.mutate()}
      onCancel={() => close(false)}
      onClosed={onClosed}
    />
  );
}
