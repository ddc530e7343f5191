import { bannerDelete } from '@storyloom/contract/editorial/endpoints/banner-delete';
import { bannerOrder } from '@storyloom/contract/editorial/endpoints/banner-order';
import type { EditableBanner } from '@storyloom/contract/editorial/entities/banner';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { BannerForm } from './BannerForm.tsx';
import styles from './Editorial.module.css';
import { SortableList } from './SortableList.tsx';
import { StateBadge } from './StateBadge.tsx';
import { formatDays, scheduleState } from './schedule.model.ts';
import type { EditorialTools } from './use-editorial.ts';

/** The banners of the home page in order, including scheduled and ended ones. */
export function Banners({ content, change, reload }: EditorialTools) {
  const host = useHost();
  const now = Date.now();
  const [edited, setEdited] = useState<EditableBanner | 'new' | null>(null);
  const remove = async ({ id, title }: EditableBanner) => {
    const confirmed = await host.confirm({
      title: 'Delete this banner?',
      message: title,
      confirmLabel: 'Delete',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (confirmed) change({ endpoint: bannerDelete, input: { id } });
  };
  return (
    <div className={styles.panel}>
      <SortableList
        label="Banners"
        items={content.banners}
        getKey={({ id }) => id}
        nameOf={({ title }) => title}
        renderItem={(banner) => (
          <div className={styles.item}>
            <div className={styles.words}>
              <p className={parts.name}>{banner.title}</p>
              <p className={parts.note}>{[banner.href, formatDays(banner)].filter(Boolean).join(' · ')}</p>
            </div>
            <StateBadge state={scheduleState(banner, now)} />
            <div className={styles.acts}>
              <Button kind="ghost" size="small" onClick={() => setEdited(banner)}>
                Edit
              </Button>
              <Button kind="ghost" size="small" onClick={() => void remove(banner)}>
                Delete
              </Button>
            </div>
          </div>
        )}
        onReorder={(banners) =>
          change({
            endpoint: bannerOrder,
            input: { ids: banners.map(({ id }) => id) },
            preview: (shown) => ({ ...shown, banners }),
          })
        }
      />
      <div>
        <Button kind="quiet" onClick={() => setEdited('new')}>
          New banner
        </Button>
      </div>
      <Dialog
        open={edited !== null}
        title={edited === 'new' ? 'New banner' : 'Edit banner'}
        onClose={() => setEdited(null)}
      >
        {edited === null ? null : (
          <BannerForm
            banner={edited === 'new' ? null : edited}
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
