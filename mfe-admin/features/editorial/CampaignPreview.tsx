import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import styles from './CampaignPreview.module.css';
import { formatDays } from './schedule.model.ts';

interface CampaignPreviewProps {
  title: string;
  text: string;
  tag: string;
  startsAt: string;
  endsAt: string;
}

type PreviewStyle = CSSProperties & Record<'--hue', number>;

/** The head of a campaign as the activity page shows it. */
export function CampaignPreview({ title, text, tag, startsAt, endsAt }: CampaignPreviewProps) {
  const style: PreviewStyle = { '--hue': hueOf(title) };
  const hasDays = Date.parse(startsAt) <= Date.parse(endsAt);
  return (
    <section className={styles.head} style={style} aria-label="Preview">
      <p className={styles.note}>{hasDays ? formatDays({ startsAt, endsAt }) : 'Choose the dates'}</p>
      <p className={styles.title}>{title || 'Title'}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.note}>Tag: {tag}</p>
    </section>
  );
}
