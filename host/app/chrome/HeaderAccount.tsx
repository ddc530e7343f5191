import { login } from '@storyloom/contract/dialogs/login';
import { referenceOf } from '@storyloom/contract/reference';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ownerOf, useComposition } from '../remotes/composition.ts';
import { Slot } from '../remotes/Slot.tsx';
import { useRemotes } from '../remotes/use-part.ts';
import styles from './chrome.module.css';

const dialog = referenceOf(login);

/**
 * The end of the header: the slot of a visitor who is logged in, and "Log in" for a guest. The button is the shell's own,
 * so that guests load no code for it; that of the dialog is loaded when the pointer or the focus is on it.
 */
export function HeaderAccount() {
  const host = useHost();
  const remotes = useRemotes();
  const { status } = useSession();
  const owner = ownerOf(useComposition(), 'dialogs', dialog);
  if (status === 'real') return <Slot name="header-account" />;
  if (owner === undefined || host.webview.active) return null;
  const preload = () => void remotes.load({ mfe: owner, kind: 'dialog', id: dialog });
  return (
    <Button
      kind="quiet"
      size="small"
      className={status === 'none' ? styles.unknown : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void host.dialogs.open(login)}
    >
      Log in
    </Button>
  );
}
