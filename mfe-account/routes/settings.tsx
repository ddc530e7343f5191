import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ArrowLeft } from 'lucide-react';
import { DeletionLink } from '../features/deletion/DeletionLink.tsx';
import { ExportData } from '../features/export/ExportData.tsx';
import { Invite } from '../features/invite/Invite.tsx';
import { LoginSettings } from '../features/logins/LoginSettings.tsx';
import { SessionList } from '../features/sessions/SessionList.tsx';
import { Appearance } from '../features/settings/Appearance.tsx';
import { NotificationSettings } from '../features/settings/NotificationSettings.tsx';
import { RatingSettings } from '../features/settings/RatingSettings.tsx';
import { VisitStatistics } from '../features/settings/VisitStatistics.tsx';
import { SectionLinks } from '../features/settings-sections/SectionLinks.tsx';
import styles from './settings.module.css';

/** The visitor's settings. */
export default function SettingsPage() {
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <div>
        <Button
          kind="ghost"
          size="small"
          icon={<ArrowLeft />}
          href="/user/profile"
          renderLink={({ href, ...props }) => <Link to={href} {...props} />}
        >
          Profile
        </Button>
      </div>
      <h1>Settings</h1>
      <div className={styles.body}>
        <SectionLinks />
        <div className={styles.sections}>
          <RatingSettings />
          <Appearance />
          <LoginSettings />
          <NotificationSettings />
          <SessionList />
          <ExportData />
          <Invite />
          <VisitStatistics />
          <DeletionLink />
        </div>
      </div>
    </main>
  );
}
