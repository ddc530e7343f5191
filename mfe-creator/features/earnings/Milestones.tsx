import { actionMessages } from '@storyloom/contract/core/messages';
import { claim } from '@storyloom/contract/creators/endpoints/claim';
import { earnings as earningsEndpoint } from '@storyloom/contract/creators/endpoints/earnings';
import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { pointsMessages } from '@storyloom/contract/points/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation, useQueryClient } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Section } from '@storyloom/ui/sections/Section';
import { Badge } from '@storyloom/ui/text/Badge';
import { useEffect, useRef } from 'react';
import styles from './Earnings.module.css';
import { formatUsd } from './earnings.model.ts';
import { Progress } from './Progress.tsx';

/** The milestones with the progress to each, and the rewards of reached ones. */
export function Milestones({ earnings }: { earnings: Earnings }) {
  return (
    <Section title="Milestones">
      <p className={styles.note}>
        <span>
          {earnings.visitors === 0
            ? 'No visitors yet.'
            : `${earnings.uv.toLocaleString('en')} of ${earnings.visitors.toLocaleString('en')} visitors count.`}
        </span>{' '}
        A visitor counts once, after a turn in one of your published stories or a visit on a second day; at
        most {creatorLimits.visitorsPerNetwork} new ones a day from one network. A reward is claimed once and
        can be withdrawn {creatorLimits.holdDays} days later.
      </p>
      <ul className={styles.rows} aria-label="Milestones">
        {earnings.tiers.map((tier) => (
          <li key={tier.tier} className={styles.row}>
            <Milestone milestone={tier} uv={earnings.uv} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Milestone({ milestone, uv }: { milestone: Earnings['tiers'][number]; uv: number }) {
  const { tier, visitors, cents, reached, claimed } = milestone;
  const host = useHost();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: [earningsEndpoint.path] });
  const claiming = useMutation({
    mutationFn: () => host.call(claim, { tier }),
    onSuccess: () => host.toast('success', `${formatUsd(cents)} claimed.`),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
    onSettled: refresh,
  });
  const line = useRef<HTMLParagraphElement>(null);
  const { isSuccess } = claiming;
  useEffect(() => {
    // Moves the focus here only if it was lost with the removed Claim button.
    if (claimed && isSuccess && document.activeElement === document.body) line.current?.focus();
  }, [claimed, isSuccess]);
  const goal = `${visitors.toLocaleString('en')} visitors`;
  return (
    <>
      <p ref={line} tabIndex={-1} className={styles.line}>
        <span>
          <span className={styles.amount}>{formatUsd(cents)}</span> for {goal}
        </span>
        {claimed ? <Badge tone="success">{pointsMessages.claimed}</Badge> : null}
        {reached && !claimed ? (
          <Button size="small" loading={claiming.isPending} onClick={() => claiming.mutate()}>
            Claim {formatUsd(cents)}
          </Button>
        ) : null}
      </p>
      {reached ? null : (
        <>
          <Progress value={uv} max={visitors} label={`${uv.toLocaleString('en')} of ${goal}`} />
          <p className={styles.note}>{`${(visitors - uv).toLocaleString('en')} to go`}</p>
        </>
      )}
    </>
  );
}
