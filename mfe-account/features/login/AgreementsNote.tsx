import styles from './AgreementsNote.module.css';

/** The agreements that a visitor accepts by continuing. Links open in a new tab, so that no input is lost. */
export function AgreementsNote() {
  return (
    <p className={styles.note}>
      By continuing you agree to the{' '}
      <Agreement href="/agreements/terms_of_service">Terms of Service</Agreement>, the{' '}
      <Agreement href="/agreements/privacy_policy">Privacy Policy</Agreement> and the{' '}
      <Agreement href="/agreements/community_guidelines">Community Guidelines</Agreement>.
    </p>
  );
}

function Agreement({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
