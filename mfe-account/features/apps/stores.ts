import type { AppLinks } from '@storyloom/contract/apps/entities/app-links';

/** The stores that have the app. */
export function storesOf({ appStore, googlePlay }: AppLinks): { name: string; url: string }[] {
  const stores = [
    { name: 'App Store', url: appStore },
    { name: 'Google Play', url: googlePlay },
  ];
  return stores.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
}

/** Title of the dialog with the apps, and text of the button that opens it. */
export const getAppTitle = (links: AppLinks) =>
  storesOf(links).length === 0 ? 'Open on your phone' : 'Get the app';
