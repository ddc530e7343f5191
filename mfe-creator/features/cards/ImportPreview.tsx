import type { CardImport } from '@storyloom/contract/cards/entities/card-import';
import { fillPlaceholders } from '@storyloom/contract/core/placeholders';
import { Button } from '@storyloom/ui/actions/Button';
import { Cover } from '@storyloom/ui/stories/Cover';
import { plainParagraphs } from '@storyloom/ui/story-text/format';
import type { RefObject } from 'react';
import styles from './ImportPreview.module.css';
import { MappingReport } from './MappingReport.tsx';

const SOURCES: Record<CardImport['source'], string> = {
  V1: 'Character card, version 1',
  V2: 'Character card, version 2',
  V3: 'Character card, version 3',
  SCENARIO: 'Scenario',
  LOREBOOK: 'Lorebook',
  STORY: 'Storyloom story',
};

interface ImportPreviewProps {
  found: CardImport;
  /** Gets the focus once the file was read. */
  heading: RefObject<HTMLHeadingElement | null>;
  isAccepting: boolean;
  error: string | null;
  onAccept: () => void;
  onStartOver: () => void;
}

/** The draft created from a file, and a report of how its parts were mapped. */
export function ImportPreview({
  found,
  heading,
  isAccepting,
  error,
  onAccept,
  onStartOver,
}: ImportPreviewProps) {
  const { content, cover, loreEntries } = found;
  const character = content.main?.name ?? found.fullName;
  const fill = (text: string) => fillPlaceholders(text, { reader: null, character }, content.opening);
  return (
    <div className={styles.preview}>
      <div className={styles.card}>
        <Cover
          src={cover?.url}
          placeholder={cover?.placeholder ?? null}
          title={content.title ?? found.fullName}
          className={styles.cover}
        />
        <div className={styles.text}>
          <p className={styles.source}>{SOURCES[found.source]}</p>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {found.fullName}
          </h2>
          {content.summary ? <p className={styles.summary}>{fill(content.summary)}</p> : null}
          {content.opening ? (
            <blockquote className={styles.opening}>
              {plainParagraphs(fill(content.opening)).join('\n')}
            </blockquote>
          ) : null}
          {loreEntries > 0 ? (
            <p className={styles.facts}>
              {loreEntries} {loreEntries === 1 ? 'entry' : 'entries'} in the world book
            </p>
          ) : null}
        </div>
      </div>
      <MappingReport notes={found.report} />
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button size="large" loading={isAccepting} onClick={onAccept}>
          Create draft
        </Button>
        <Button kind="quiet" size="large" onClick={onStartOver}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}
