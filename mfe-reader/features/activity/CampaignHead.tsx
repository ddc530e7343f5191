import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { Button } from '@storyloom/ui/actions/Button';
import { hueOf } from '@storyloom/ui/theme/hue';
import { PenLine, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { readHref, tagHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './ActivityPage.module.css';
import { campaignTexts, formatCampaignDays } from './activity.model.ts';

type HeadStyle = CSSProperties & Record<'--hue', number>;

interface CampaignHeadProps {
  campaign: Campaign;
  /** The top-ranked entry; undefined without entries. */
  topEntry: StoryCard | undefined;
}

/** Title, dates and description of a campaign, with links to play and to take part. */
export function CampaignHead({ campaign, topEntry }: CampaignHeadProps) {
  const { type, title, text, tag, startsAt, endsAt } = campaign;
  const { playTop, create } = campaignTexts[type];
  const style: HeadStyle = { '--hue': hueOf(title) };
  return (
    <section className={styles.head} style={style}>
      {topEntry?.cover.placeholder ? (
        <img className={styles.glow} src={topEntry.cover.placeholder} alt="" width={16} height={24} />
      ) : null}
      <p className={styles.kicker}>{formatCampaignDays(startsAt, endsAt)}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.kicker}>
        Tag: {renderLink({ href: tagHref(tag), className: styles.tag, children: tag })}
      </p>
      <div className={styles.actions}>
        {topEntry ? (
          <Button
            href={readHref(topEntry.slug)}
            renderLink={renderLink}
            icon={<Play fill="currentColor" />}
            aria-label={`${playTop}: ${topEntry.title}`}
          >
            {playTop}
          </Button>
        ) : null}
        <Button
          kind={topEntry ? 'quiet' : 'primary'}
          href="/build"
          renderLink={renderLink}
          icon={<PenLine />}
        >
          {create}
        </Button>
      </div>
    </section>
  );
}
