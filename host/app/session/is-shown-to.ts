import type { ShownTo } from '@storyloom/contract/platform/manifest';
import type { SessionState } from '@storyloom/mfe/host';

/** Whether a visitor is shown what names a minimum caller. */
export function isShownTo({ status, isAdmin }: SessionState, caller: ShownTo): boolean {
  return caller === undefined || (caller === 'user' ? status === 'real' : isAdmin === true);
}
