import { Button } from '@storyloom/ui/actions/Button';
import { Section } from '@storyloom/ui/sections/Section';
import type { DeskMfe } from '../overview.ts';
import { type Action, giveCanary, promote, stopCanary } from './actions.ts';
import styles from './Desk.module.css';
import { failedText, formatTime } from './format.ts';

type CanaryState = NonNullable<DeskMfe['canary']>;

interface CanaryProps {
  mfe: DeskMfe;
  canary: CanaryState;
  onAction: (action: Action) => void;
}

const rateOf = ({ visits, failures }: CanaryState['canary']) => (visits === 0 ? 0 : failures / visits);

/** The failures of the canary beside those of the stable release. */
export function Canary({ mfe, canary, onAction }: CanaryProps) {
  const [own, others] = [rateOf(canary.canary), rateOf(canary.stable)];
  // A scale of at least one percent, so that a single failure does not fill it.
  const most = Math.max(own, others, 0.01);
  return (
    <Section title={`Canary ${canary.version}`}>
      <dl className={styles.groups}>
        <Group label="Canary" tone="cool" share={own / most} text={failedText(canary.canary)} />
        <Group label="Stable" tone="ember" share={others / most} text={failedText(canary.stable)} />
      </dl>
      <p className={styles.note}>
        {`Since ${formatTime(canary.since)}. The registry withdraws a canary at evidence 100; it is ${canary.evidence.toFixed(1)} now.`}
      </p>
      {mfe.mayChange ? (
        <div className={styles.acts}>
          <Button onClick={() => onAction(promote(mfe, canary))}>Promote</Button>
          <Button kind="quiet" onClick={() => onAction(giveCanary(mfe, null))}>
            Change share
          </Button>
          <Button kind="danger" onClick={() => onAction(stopCanary(mfe))}>
            End the canary
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

interface GroupProps {
  label: string;
  tone: 'cool' | 'ember';
  /** Of the scale. */
  share: number;
  text: string;
}

/** The text says what the bar shows. */
function Group({ label, tone, share, text }: GroupProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{text}</span>
        <svg
          className={styles.bar}
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          data-tone={tone}
        >
          <rect width={share * 100} height="4" />
        </svg>
      </dd>
    </div>
  );
}
