import { userLimits } from '@storyloom/contract/users/limits';
import { Link, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { settingsSections } from '../settings-sections/sections.ts';
import styles from './DeleteAccount.module.css';

/** Links logged-in visitors to the page that deletes the account. */
export function DeletionLink() {
  const { status } = useSession();
  if (status !== 'real') return null;
  return (
    <TitledCard {...settingsSections.deletion}>
      <p className={styles.note}>{`Nothing is erased for ${userLimits.deletionDays} days.`}</p>
      <div>
        <Button
          kind="quiet"
          size="small"
          href="/user/delete"
          renderLink={({ href, ...props }) => <Link to={href} {...props} />}
        >
          Delete the account
        </Button>
      </div>
    </TitledCard>
  );
}
