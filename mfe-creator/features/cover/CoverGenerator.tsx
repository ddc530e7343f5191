import { coverConfig } from '@storyloom/contract/images/endpoints/cover-config';
import type { ImageConfig } from '@storyloom/contract/images/entities/image-config';
import { serverMessage } from '@storyloom/http/errors';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { UndoLine } from '../draft/UndoLine.tsx';
import { HelpFailed } from '../paid-help/HelpFailed.tsx';
import panel from '../paid-help/Panel.module.css';
import { useBalanceAfter } from '../paid-help/use-balance-after.ts';
import styles from './CoverGenerator.module.css';
import { CoverHistory } from './CoverHistory.tsx';
import { CoverList } from './CoverList.tsx';
import { StylePicker } from './StylePicker.tsx';
import { useCoverGeneration } from './use-cover-generation.ts';

/** Generates covers: style, number of candidates, price, results and earlier covers. */
export default function CoverGenerator() {
  const host = useHost();
  const { data: config, isError, refetch } = useQuery(endpointQuery(host, coverConfig, {}));
  if (isError) return <ErrorPanel compact onRetry={() => void refetch()} />;
  if (!config) return <Skeleton height={160} />;
  if (!config.available)
    return <p className={panel.quiet}>Covers can’t be generated right now. You can upload one.</p>;
  return <Generator config={config} />;
}

const places = {
  content: 'It’s about the cover description.',
  result: 'It’s about the picture that was drawn.',
};

const countLabel = (count: number) => (count === 1 ? '1 cover' : `${count} covers`);

function Generator({ config }: { config: ImageConfig }) {
  const host = useHost();
  const [style, setStyle] = useState(config.styles[0]?.id ?? '');
  const [count, setCount] = useState(1);
  const { generation, made, describe, undoDescribe, generate, use, reset } = useCoverGeneration(config.price);
  const price = config.price * count;
  const left = useBalanceAfter(price);
  const isBusy = generation.state === 'generating';
  const start = () => void generate(style, count);
  const describeStory = async () => {
    if (!(await host.requireLogin())) return;
    await describe().catch((error: unknown) =>
      host.toast('error', serverMessage(error) ?? 'The description couldn’t be written. Try again.'),
    );
  };
  return (
    <div className={styles.generator}>
      <p className={panel.quiet}>
        The picture is drawn from the cover description above.{' '}
        <Button size="small" kind="ghost" onClick={() => void describeStory()}>
          Describe it from the story
        </Button>
      </p>
      <UndoLine
        text={undoDescribe ? 'Your cover description was replaced.' : null}
        onUndo={() => undoDescribe?.()}
      />
      <StylePicker styles={config.styles} value={style} onChange={setStyle} />
      <fieldset className={styles.counts}>
        <legend className={styles.legend}>Candidates</legend>
        {Array.from({ length: config.maxCount }, (_, index) => index + 1).map((each) => (
          <label key={each} className={styles.count}>
            <input
              type="radio"
              name="cover-count"
              className="visually-hidden"
              checked={count === each}
              onChange={() => setCount(each)}
            />
            {each}
          </label>
        ))}
      </fieldset>
      <PriceNote price={`${price} points`} left={left} failure="Covers that fail cost nothing." />
      <div className={panel.row}>
        <Button icon={<Sparkles />} loading={isBusy} onClick={start}>
          {`Generate ${countLabel(count)} · ${price} points`}
        </Button>
        <span role="status" className={panel.quiet}>
          {isBusy ? 'Generating...' : ''}
        </span>
      </div>
      {generation.state === 'generating' ? (
        <div className={styles.grid} aria-hidden="true">
          {Array.from({ length: generation.count }, (_, index) => (
            <Skeleton key={index} className={styles.waiting} />
          ))}
        </div>
      ) : null}
      {generation.state === 'failed' ? (
        <HelpFailed
          error={generation.error}
          price={generation.price}
          ownPlaces={places}
          onRetry={start}
          onClose={reset}
        />
      ) : null}
      {made && !isBusy ? (
        <>
          {made.missing > 0 ? (
            <p role="alert">{`${countLabel(made.missing)} couldn’t be generated and weren’t charged.`}</p>
          ) : null}
          <CoverList label="New covers" covers={made.covers} onUse={use} />
        </>
      ) : null}
      <CoverHistory onUse={use} />
    </div>
  );
}
