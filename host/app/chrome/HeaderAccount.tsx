import { referenceOf } from '@storyloom/contract/core/reference';
import { login } from '@storyloom/contract/users/dialogs/login';
import { useHost, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ownerOf, useComposition } from '../remotes/composition.context.ts';
import { Slot } from '../remotes/Slot.tsx';
import { useRemotes } from '../remotes/use-part.ts';
import styles from './chrome.module.css';

const dialog = referenceOf(login);

/**
 * The end of the header: the slots of a visitor who is logged in, and "Log in" for a guest. The button is the
 * shell's own, so that guests load no code for it; the code of the dialog is loaded when the button gets the
 * pointer or the focus. In a web view, the button asks the app to log the visitor in.
 */
export function HeaderAccount() {
  const host = useHost();
  const remotes = useRemotes();
  const { status } = useSession();
  const owner = ownerOf(useComposition(), dialog);
  if (status === 'real')
    return (
      <>
        <Slot name="header-notifications" />
        <Slot name="header-account" />
      </>
    );
  const { active: isInApp } = host.webview;
  if (owner === undefined && !isInApp) return null;
  const preload = () => {
    if (owner !== undefined && !isInApp) void remotes.load({ mfe: owner, kind: 'dialog', id: dialog });
  };
  const askToLogIn = () => void (isInApp ? host.requireLogin() : host.dialogs.open(login));
  return (
    <Button
      kind="quiet"
      size="small"
      className={status === 'none' ? styles.unknown : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={askToLogIn}
    >
      Log in
    </Button>
  );
}
