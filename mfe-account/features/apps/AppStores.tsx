import type { AppLinks } from '@storyloom/contract/apps/entities/app-links';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './AppStores.module.css';
import { QrCode } from './QrCode.tsx';
import { storesOf } from './stores.ts';

/** A QR code and a link for each store that has the app. */
export function AppStores({ links }: { links: AppLinks }) {
  return (
    <ul className={styles.stores}>
      {storesOf(links).map(({ name, url }) => (
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
