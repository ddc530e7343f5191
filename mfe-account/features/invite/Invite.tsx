import { referrals } from '@storyloom/contract/users/endpoints/referrals';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { TextField } from '@storyloom/ui/forms/TextField';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { Share2 } from 'lucide-react';
import { settingsSections } from '../settings-sections/sections.ts';
import styles from './Invite.module.css';
import { referralLink } from './referral-link.ts';

/** The referral link of a logged-in user, and how many people have registered after it. Nobody is rewarded. */
export function Invite() {
  const host = useHost();
  const { status, userId } = useSession();
  const { data } = useQuery({ ...ownQuery(host, userId, referrals, {}), enabled: status === 'real' });
  if (status !== 'real' || userId === null) return null;
  const link = referralLink(location.origin, userId);
  const canShare = typeof navigator.share === 'function';
  // Rejects if the user closes the device's dialog.
  const share = () => navigator.share({ title: 'Storyloom', url: link }).catch(() => {});
  return (
    <TitledCard {...settingsSections.invite}>
      <p className={styles.intro}>Send this link to a friend.</p>
      <TextField
        label="Your link"
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        trailing={
          <CopyButton
            text={link}
            label="Copy link"
            onFailed={() => host.toast('error', 'Couldn’t copy. Select the link and copy it.')}
          />
        }
      />
      {data?.count ? (
        <p className={styles.intro}>
          {data.count === 1
            ? 'One person has joined.'
            : `${data.count.toLocaleString('en')} people have joined.`}
        </p>
      ) : null}
      {canShare ? (
        <div>
          <Button kind="quiet" size="small" icon={<Share2 />} onClick={() => void share()}>
            Share
          </Button>
        </div>
      ) : null}
    </TitledCard>
  );
}
