import { AgreementLinks } from '../features/agreements/AgreementLinks.tsx';
import { GetApp } from '../features/apps/GetApp.tsx';
import { OwnDecisions } from '../features/decisions/OwnDecisions.tsx';
import { Invite } from '../features/invite/Invite.tsx';
import { LoginSettings } from '../features/logins/LoginSettings.tsx';
import { OwnHeader } from '../features/profile/OwnHeader.tsx';
import { ProfileEditing } from '../features/profile-editing/ProfileEditing.tsx';
import { GuestNote } from '../features/session/GuestNote.tsx';
import { LogOut } from '../features/session/LogOut.tsx';
import { SessionList } from '../features/sessions/SessionList.tsx';
import { Appearance } from '../features/settings/Appearance.tsx';
import { RatingSettings } from '../features/settings/RatingSettings.tsx';
import { OwnStats } from '../features/stats/OwnStats.tsx';
import styles from './profile.module.css';

/** The visitor's own profile. Its data is theirs, so the server renders the page's shape and the browser fills it. */
export default function Profile() {
  return (
    <main className={styles.page}>
      <div className={styles.identity}>
        <OwnHeader />
        <ProfileEditing />
        <OwnStats />
        <GuestNote />
        <OwnDecisions />
      </div>
      <div className={styles.settings}>
        <RatingSettings />
        <Appearance />
        <LoginSettings />
        <Invite />
        <SessionList />
        <div>
          <LogOut />
        </div>
      </div>
      <footer className={styles.footer}>
        <AgreementLinks />
        <GetApp />
      </footer>
    </main>
  );
}
