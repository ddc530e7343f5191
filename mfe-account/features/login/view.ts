import type { RefObject } from 'react';

export type View = 'login' | 'register' | 'forgot';

/** Props of each view of the login dialog. */
export interface ViewProps {
  /** The address typed in the previous view. */
  account: string;
  /** Set to the first field, which is focused when the view opens. */
  firstField: RefObject<HTMLElement | null>;
  onAccount(account: string): void;
  /** Called once the visitor is logged in. */
  onDone(): void;
  onView(view: View): void;
}
