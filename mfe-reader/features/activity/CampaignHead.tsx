import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { Button } from '@storyloom/ui/actions/Button';
import { Cover } from '@storyloom/ui/stories/Cover';
import { hueOf } from '@storyloom/ui/theme/hue';
import { PenLine, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { readHref, tagHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { coverProps } from '../story-card/card.model.ts';
import styles from './ActivityPage.module.css';
import { campaignTexts, formatCampaignDays } from './activity.model.ts';
import { TimeLeft } from './TimeLeft.tsx';

type HeadStyle = CSSProperties & Record<'--hue', number>;

interface CampaignHeadProps {
  campaign: Campaign;
  /** The first entries by rank. */
  top: readonly StoryCard[];
}

/** Title, dates and description of a campaign, with links to play and to take part, and the covers of the first entries. */
export function CampaignHead({ campaign, top }: CampaignHeadProps) {
  const [topEntry] = top;
  const { type, title, text, tag, startsAt, endsAt } = campaign;
  const { playTop, create } = campaignTexts[type];
  const style: HeadStyle = { '--hue': hueOf(title) };
  return (
    <section className={styles.head} style={style}>
      {topEntry?.cover.placeholder ? (
        <img className={styles.glow} src={topEntry.cover.placeholder} alt="" width={16} height={24} />
      ) : null}
      <p className={styles.covers} aria-hidden="true">
        {top.map(({ id, title, cover, rating }) => (
          <Cover key={id} {...coverProps(cover, rating, {})} title={title} className={styles.cover} />
        ))}
      </p>
      <p className={styles.kicker}>
        {formatCampaignDays(startsAt, endsAt)}
        <TimeLeft endsAt={endsAt} />
      </p>
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
