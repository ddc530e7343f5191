import type { Toasts } from '../toasts/toasts.ts';
import type { InstallOffer } from './early-offer.ts';

/** Set when the visitor has dismissed the offer. */
const hideInstall = 'hide-install';
const firstVisit = 'first-visit';

/** A document opened later than this after the first one belongs to another visit, in ms. */
const visitLength = 30 * 60_000;

interface Parts {
  page: Window;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  toasts: Pick<Toasts, 'show'>;
  /** Another question is open, so this one waits for the next document. */
  isAsking?: boolean;
}

/** Offers to install the site, from the second visit on, until the visitor dismisses it. */
export function offerInstall({ page, storage, toasts, isAsking = false }: Parts): void {
  if (!isLaterVisit(storage) || isAsking || storage.getItem(hideInstall) !== null) return;
  const hide = () => storage.setItem(hideInstall, '1');
  const show = (offer: InstallOffer) =>
    toasts.show('default', 'Install Storyloom', {
      id: 'install',
      description: 'It opens like an app, also without a connection.',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Install',
        onClick: () =>
          void offer.prompt().then(({ outcome }) => {
            if (outcome === 'dismissed') hide();
          }, console.debug),
      },
      onDismiss: hide,
    });
  if (page.__STORYLOOM_INSTALL__) show(page.__STORYLOOM_INSTALL__);
  else page.addEventListener('beforeinstallprompt', (event) => show(event as InstallOffer), { once: true });
}

function isLaterVisit(storage: Parts['storage']): boolean {
  const first = storage.getItem(firstVisit);
  if (first === null) storage.setItem(firstVisit, String(Date.now()));
  return first !== null && Date.now() - Number(first) > visitLength;
}
