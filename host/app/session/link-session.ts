import type { ConfirmOptions } from '@storyloom/mfe/host';
import type { Toasts } from '../toasts/toasts.ts';
import { keptGuest } from './kept-guest.ts';

/** Asks a visitor who has opened a link with the token of another user. */
export function replacementTexts(name: string, visitor: 'guest' | 'real'): ConfirmOptions {
  if (visitor === 'guest')
    return {
      title: `Continue as ${name}?`,
      message: `This link logs you in as ${name}. Your stories stay here, and you can go back to them.`,
      confirmLabel: 'Continue',
      cancelLabel: 'Stay with my stories',
    };
  return {
    title: 'Switch accounts?',
    message: `This link logs you in as ${name}. You’ll be logged out of your own account on this device.`,
    confirmLabel: 'Switch accounts',
    cancelLabel: 'Stay logged in',
  };
}

/** Names the user whom a link has logged in, and offers a way out. */
export function announceLink(toasts: Pick<Toasts, 'show'>, name: string, leave: () => void): void {
  toasts.show('info', `You’re logged in as ${name}.`, {
    id: 'link-session',
    duration: Number.POSITIVE_INFINITY,
    action: { label: keptGuest.read() === null ? 'Not you?' : 'Back to my stories', onClick: leave },
  });
}
