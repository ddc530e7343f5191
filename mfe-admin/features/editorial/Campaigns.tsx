import { campaignDelete } from '@storyloom/contract/editorial/endpoints/campaign-delete';
import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { CampaignForm } from './CampaignForm.tsx';
import styles from './Editorial.module.css';
import { StateBadge } from './StateBadge.tsx';
import { formatDays, scheduleState, typeNames } from './schedule.model.ts';
import type { EditorialTools } from './use-editorial.ts';

/** Campaigns, latest start first. The activity page shows the running one with the latest start. */
export function Campaigns({ content, change, reload }: EditorialTools) {
  const host = useHost();
  const [edited, setEdited] = useState<Campaign | 'new' | null>(null);
  const now = Date.now();
  const remove = async ({ id, title }: Campaign) => {
    const confirmed = await host.confirm({
      title: 'Delete this campaign?',
      message: `${title}. Its entries are kept.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (confirmed) change({ endpoint: campaignDelete, input: { id } });
  };
  return (
    <div className={styles.panel}>
      <ul className={styles.cards} aria-label="Campaigns">
        {content.campaigns.map((campaign) => (
          <li key={campaign.id} className={`${styles.item} ${styles.card}`}>
            <div className={styles.words}>
              <p className={parts.name}>{campaign.title}</p>
              <p className={parts.note}>
                {typeNames[campaign.type]} · {formatDays(campaign)} · #{campaign.tag}
              </p>
            </div>
            <StateBadge state={scheduleState(campaign, now)} />
            <div className={styles.acts}>
              <Button kind="ghost" size="small" onClick={() => setEdited(campaign)}>
                Edit
              </Button>
              <Button kind="ghost" size="small" onClick={() => void remove(campaign)}>
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="quiet" onClick={() => setEdited('new')}>
          New campaign
        </Button>
      </div>
      <Dialog
        open={edited !== null}
        title={edited === 'new' ? 'New campaign' : 'Edit campaign'}
        onClose={() => setEdited(null)}
      >
        {edited === null ? null : (
          <CampaignForm
            campaign={edited === 'new' ? null : edited}
            onSaved={() => {
              setEdited(null);
              void reload();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
