import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import { pointsMessages } from '@storyloom/contract/points/messages';
import { FigureList } from '@storyloom/ui/sections/Facts';
import styles from './EarningsFigures.module.css';
import { formatUsd } from './earnings.model.ts';

/** The figures of a creator: three counts, then four amounts. */
export function EarningsFigures({ earnings }: { earnings: Earnings }) {
  const { tier, uv, totalChats, claimed, availableForWithdrawal, totalEarnings, withdrawn } = earnings;
  const figures: [string, string][] = [
    ['Tier', tier === 0 ? 'None yet' : `Milestone ${tier}`],
    ['Unique visitors', uv.toLocaleString('en')],
    ['Total chats', totalChats.toLocaleString('en')],
    [pointsMessages.claimed, formatUsd(claimed)],
    ['Available for withdrawal', formatUsd(availableForWithdrawal)],
    ['Total earnings', formatUsd(totalEarnings)],
    ['Withdrawn', formatUsd(withdrawn)],
  ];
  return <FigureList figures={figures} className={styles.figures} />;
}
