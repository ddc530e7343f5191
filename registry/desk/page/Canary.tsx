import { Button } from '@storyloom/ui/actions/Button';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Section } from '@storyloom/ui/sections/Section';
import { Fragment } from 'react';
import type { DeskMfe } from '../overview.ts';
import { type Action, promote, stopCanary } from './actions.ts';
import styles from './Desk.module.css';
import { failedText, formatTime } from './format.ts';

type CanaryState = NonNullable<DeskMfe['canary']>;

interface CanaryProps {
  mfe: DeskMfe;
  canary: CanaryState;
  onAction: (action: Action) => void;
}

const rateOf = ({ visits, failures }: CanaryState['canary']) => (visits === 0 ? 0 : failures / visits);

/** The failed share at a full bar, so that a few failures do not fill it. */
const leastScale = 0.05;

/** The failures of the canary beside those of the stable release. Texts say what the bars show. */
export function Canary({ mfe, canary, onAction }: CanaryProps) {
  const groups = [
    ['Canary', 'cool', canary.canary],
    ['Stable', 'ember', canary.stable],
  ] as const;
  const full = Math.max(leastScale, ...groups.map(([, , counted]) => rateOf(counted)));
  const evidence = canary.evidence < 0.1 ? 'below 0.1' : canary.evidence.toFixed(1);
  return (
    <Section title={`Canary ${canary.version}`}>
      <FactList
        facts={groups.map(([label, tone, counted]) => [
          label,
          <Fragment key={label}>
            {failedText(counted)}
            <svg
              className={styles.bar}
              viewBox={`0 0 ${full} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              data-tone={tone}
            >
              <rect width={rateOf(counted)} height="1" />
            </svg>
          </Fragment>,
        ])}
      />
      <p className={styles.note}>
        {`A full bar is ${(100 * full).toFixed(0)} % of the visits. Counted since ${formatTime(canary.since)}. The registry withdraws a canary at evidence 100; it is ${evidence} now.`}
      </p>
      {mfe.mayChange ? (
        <div className={styles.acts}>
          <Button onClick={() => onAction(promote(mfe, canary))}>Promote</Button>
          <Button kind="danger" onClick={() => onAction(stopCanary(mfe))}>
            End the canary
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
