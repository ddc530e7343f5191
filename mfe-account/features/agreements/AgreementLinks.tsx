import { Link } from '@storyloom/mfe';
import styles from './AgreementLinks.module.css';

const agreements = [
  { to: '/agreements/terms_of_service', title: 'Terms of Service' },
  { to: '/agreements/privacy_policy', title: 'Privacy Policy' },
  { to: '/agreements/community_guidelines', title: 'Community Guidelines' },
];

export function AgreementLinks() {
  return (
    <nav aria-label="Agreements" className={styles.links}>
      {agreements.map(({ to, title }) => (
        <Link key={to} to={to}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
