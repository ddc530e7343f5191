import type { AppLinks } from '@storyloom/contract/apps/entities/app-links';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './AppStores.module.css';
import { QrCode } from './QrCode.tsx';
import { storesOf } from './stores.ts';

/** A QR code and a link for each store that has the app; without one, a QR code of this site. */
export function AppStores({ links }: { links: AppLinks }) {
  const stores = storesOf(links);
  return (
    <ul className={styles.stores}>
      {stores.length === 0 ? (
        <li className={styles.store}>
          <QrCode text={`${location.origin}/`} label={`QR code of ${location.host}`} />
        </li>
      ) : null}
      {stores.map(({ name, url }) => (
        <li key={name} className={styles.store}>
          <QrCode text={url} label={`QR code of ${name}`} />
          <Button kind="quiet" href={url}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
