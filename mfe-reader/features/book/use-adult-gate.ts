import { detail as shareDetail } from '@storyloom/contract/shares/endpoints/detail';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { ownQuery, useHost, useQuery, useQueryClient, useSession } from '@storyloom/mfe';
import { type RefObject, useEffect, useRef } from 'react';

/** Endpoints whose response changes once the visitor has confirmed. */
const gatedEndpoints = [viewDetail.path, shareDetail.path];

/**
 * Opens the adult warning once. The page was loaded without a visitor, so once the visitor has confirmed, the story is
 * loaded again; `opening` is true meanwhile. `button` is the ref of the button that opens the warning again.
 */
export function useAdultGate(): { opening: boolean; button: RefObject<HTMLButtonElement | null> } {
  const host = useHost();
  const queries = useQueryClient();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, userSettingInfo, {}));
  const status = data?.adultContentStatus;
  const asked = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (status === 'DISABLED') {
      for (const path of gatedEndpoints) void queries.invalidateQueries({ queryKey: [path] });
    }
    if (status !== 'ENABLED' || asked.current) return;
    asked.current = true;
    // The dialog returns the focus to this button.
    button.current?.focus({ preventScroll: true });
    void host.dialogs.open(adultWarning);
  }, [status, host, queries]);
  return { opening: status === 'DISABLED', button };
}
