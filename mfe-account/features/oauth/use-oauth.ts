import { authUrl } from '@storyloom/contract/users/endpoints/auth-url';
import { userFailures } from '@storyloom/contract/users/messages';
import type { OAuthAnswer } from '@storyloom/contract/users/oauth-return';
import { serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { type OAuthFlow, receiveOAuthAnswer, saveOAuthFlow } from '@storyloom/mfe/oauth-flow';
import { useEffect, useRef, useState } from 'react';

type OAuthStep =
  | { name: 'choose' }
  /** The service's address is being requested. */
  | { name: 'starting'; type: string }
  /** Address of the pop-up window in which the visitor logs in to another service. */
  | { name: 'elsewhere'; url: string };

export interface OAuth {
  step: OAuthStep;
  /** Logs in at the service of this type. Call it from a click handler: browsers block other pop-ups. */
  start(type: string): Promise<void>;
  /**
   * Continues at a login page of the service of this type, in a pop-up if the browser still allows one after the
   * request for the address. Throws if the address is not http(s).
   */
  openService(type: string, url: string): void;
  /** Focuses the button of this type when it is shown again. */
  returnFocusTo(type: string): void;
  /** Leaves this page for the service, e.g. because the other window was closed or lost. */
  continueHere(): void;
  cancel(): void;
  /** Ref for the button of a service, which is focused after its login in another window has ended. */
  buttonOf(type: string): (button: HTMLButtonElement | null) => void;
}

interface OAuthOptions {
  purpose: OAuthFlow['purpose'];
  /** Called with the answer of a pop-up. After a redirect, the shell opens the dialog `finish-login` instead. */
  onAnswer(response: OAuthAnswer): void;
}

/**
 * A login at another service: in a pop-up (a tab on phones), which keeps this page as it is, or by redirect if
 * pop-ups are blocked. Services sever the pop-up from its opener, so `closed` is unreliable and not used.
 */
export function useOAuth({ purpose, onAnswer }: OAuthOptions): OAuth {
  const host = useHost();
  const [step, setStep] = useState<OAuthStep>({ name: 'choose' });
  const openType = useRef<string | null>(null);
  const stopWaiting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWaiting.current?.(), []);

  function cancel(): void {
    stopWaiting.current?.();
    stopWaiting.current = null;
    setStep({ name: 'choose' });
  }

  function save(url: string, way: OAuthFlow['way']): string {
    const state = new URL(url).searchParams.get('state') ?? '';
    saveOAuthFlow({
      state,
      way,
      purpose,
      returnUrl: `${location.pathname}${location.search}${location.hash}`,
    });
    return state;
  }

  function leave(url: string): void {
    save(url, 'redirect');
    host.navigate(url, { external: true });
  }

  function follow(popup: Window, url: string, type: string): void {
    stopWaiting.current = receiveOAuthAnswer(save(url, 'popup'), (response) => {
      cancel();
      onAnswer(response);
    });
    // With an opener, the service could navigate this page.
    popup.opener = null;
    popup.location.replace(url);
    openType.current = type;
    setStep({ name: 'elsewhere', url });
  }

  function go(popup: Window | null, url: string, type: string): void {
    if (popup === null) leave(url);
    else follow(popup, url, type);
  }

  return {
    step,
    cancel,
    buttonOf: (type) => (button) => {
      if (button === null || type !== openType.current) return;
      openType.current = null;
      button.focus();
    },
    async start(type) {
      const popup = openPopup();
      setStep({ name: 'starting', type });
      try {
        const { url } = await host.call(authUrl, { identity: type, _source: 'web' });
        requireWebAddress(url);
        go(popup, url, type);
      } catch (error) {
        popup?.close();
        cancel();
        host.toast('error', serverMessage(error) ?? userFailures.oauth);
      }
    },
    openService(type, url) {
      requireWebAddress(url);
      go(openPopup(), url, type);
    },
    returnFocusTo(type) {
      openType.current = type;
    },
    continueHere() {
      if (step.name === 'elsewhere') leave(step.url);
    },
  };
}

const openPopup = () => window.open('', '', 'popup,width=480,height=720');

function requireWebAddress(url: string): void {
  if (!/^https?:/.test(url)) throw new Error('The login service’s address is not an http(s) address.');
}
