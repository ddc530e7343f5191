import type { Campaign } from '@storyloom/contract/entities/campaign';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { Button } from '@storyloom/ui/actions/Button';
import { hueOf } from '@storyloom/ui/theme/hue';
import { PenLine, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { readHref, tagHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './ActivityPage.module.css';
import { campaignDays, kinds } from './activity.model.ts';

type HeadStyle = CSSProperties & Record<'--hue', number>;

interface CampaignHeadProps {
  campaign: Campaign;
  /** The first by rank, when anyone has entered. */
  leader: StoryCard | undefined;
}

/** What it is about, until when, and the ways in. */
export function CampaignHead({ campaign, leader }: CampaignHeadProps) {
  const { type, title, text, tag, startsAt, endsAt } = campaign;
  const style: HeadStyle = { '--hue': hueOf(title) };
  return (
    <section className={styles.head} style={style}>
      {leader?.cover.placeholder ? (
        <img className={styles.glow} src={leader.cover.placeholder} alt="" width={16} height={24} />
      ) : null}
      <p className={styles.kicker}>{campaignDays(startsAt, endsAt)}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.kicker}>
        Tag: {renderLink({ href: tagHref(tag), className: styles.tag, children: tag })}
      </p>
      <div className={styles.acts}>
        {leader ? (
          <Button
            href={readHref(leader.slug)}
            renderLink={renderLink}
            icon={<Play fill="currentColor" />}
            aria-label={`Play the leader: ${leader.title}`}
          >
            Play the leader
          </Button>
        ) : null}
        <Button kind={leader ? 'quiet' : 'primary'} href="/build" renderLink={renderLink} icon={<PenLine />}>
          {kinds[type].make}
        </Button>
      </div>
    </section>
  );
}
