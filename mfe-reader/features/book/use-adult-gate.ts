import { adultWarning } from '@storyloom/contract/dialogs/adult-warning';
import { detail as shareDetail } from '@storyloom/contract/endpoints/shares/detail';
import { viewDetail } from '@storyloom/contract/endpoints/stories/view-detail';
import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { ownQuery, useHost, useQuery, useQueryClient, useSession } from '@storyloom/mfe';
import { type RefObject, useEffect, useRef } from 'react';

/** What the server answers differently to a visitor who confirmed. */
const behindWarning = [viewDetail.path, shareDetail.path];

/**
 * Opens the shell's warning once by itself. What stands behind it was drawn for anybody: for a visitor who has confirmed,
 * now or long ago, it is read anew. `opening`: that is on its way. `button`: opens the
 * warning by hand.
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
      for (const path of behindWarning) void queries.invalidateQueries({ queryKey: [path] });
    }
    if (status !== 'ENABLED' || asked.current) return;
    asked.current = true;
    // A dialog gives the focus back to where it was: here it can be opened again.
    button.current?.focus({ preventScroll: true });
    void host.dialogs.open(adultWarning);
  }, [status, host, queries]);
  return { opening: status === 'DISABLED', button };
}
