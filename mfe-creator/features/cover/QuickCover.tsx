import { coverConfig } from '@storyloom/contract/images/endpoints/cover-config';
import type { ImageConfig } from '@storyloom/contract/images/entities/image-config';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Cover } from '@storyloom/ui/stories/Cover';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { Sparkles } from 'lucide-react';
import { useDraftImage, useDraftValue } from '../draft/use-draft.ts';
import { HelpFailed } from '../paid-help/HelpFailed.tsx';
import panel from '../paid-help/Panel.module.css';
import { useBalanceAfter } from '../paid-help/use-balance-after.ts';
import styles from './CoverGenerator.module.css';
import { useCoverGeneration } from './use-cover-generation.ts';

interface QuickCoverProps {
  /** Called when the author wants another cover than a generated one. */
  onChoose: () => void;
}

/** For a story without a cover: one press draws a cover from the story and uses it. */
export function QuickCover({ onChoose }: QuickCoverProps) {
  const host = useHost();
  const { data: config } = useQuery(endpointQuery(host, coverConfig, {}));
  const title = useDraftValue(({ title: own }) => own || 'Untitled');
  const image = useDraftImage(useDraftValue(({ cover }) => cover?.imageId));
  return (
    <div className={styles.quick}>
      <Cover src={image?.url} placeholder={image?.placeholder ?? null} title={title} />
      <div className={styles.offer}>
        <p role="status">{image ? 'This is your cover.' : 'Your story has no cover yet.'}</p>
        {!image && config?.available ? <Offer config={config} /> : null}
        <Button size="small" kind="ghost" onClick={onChoose}>
          {image ? 'Change the cover' : 'Upload or choose another'}
        </Button>
      </div>
    </div>
  );
}

function Offer({ config: { price, styles: all } }: { config: ImageConfig }) {
  const { generation, generate, use, reset } = useCoverGeneration(price);
  const left = useBalanceAfter(price);
  const draw = async () => {
    const [cover] = await generate(all[0]?.id ?? '', 1);
    if (cover) use(cover);
  };
  return (
    <>
      <PriceNote price={`${price} points`} left={left} failure="Covers that fail cost nothing." />
      <div className={panel.row}>
        <Button
          kind="quiet"
          className={styles.draw}
          icon={<Sparkles />}
          loading={generation.state === 'generating'}
          onClick={() => void draw()}
        >
          {`Generate · ${price} points`}
        </Button>
      </div>
      {generation.state === 'failed' ? (
        <HelpFailed error={generation.error} price={price} onRetry={() => void draw()} onClose={reset} />
      ) : null}
    </>
  );
}
