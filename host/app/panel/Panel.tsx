import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BootstrapData } from '../bootstrap-data.ts';
import type { Remotes } from '../remotes/remotes.ts';
import type { BusLog } from './bus-log.ts';
import { Events } from './Events.tsx';
import { Live } from './Live.tsx';
import styles from './Panel.module.css';
import { Waterfall } from './Waterfall.tsx';
import { zoneStyles } from './zones.ts';

export interface PanelProps {
  bootstrap: Pick<BootstrapData, 'composition' | 'mode' | 'preview'>;
  remotes: Remotes;
  events: BusLog;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

type View = 'live' | 'loading' | 'events';

/** Beside the page, which stays usable: what is live here, how it was loaded, and what is said on the bus. */
export function Panel({ bootstrap, remotes, events, isOpen, onOpen }: PanelProps) {
  const { composition, mode, preview } = bootstrap;
  const [view, setView] = useState<View>('live');
  const [hasZones, setZones] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), [isOpen]);
  const zones = hasZones ? <style>{zoneStyles(composition.mfes.map(({ name }) => name))}</style> : null;
  if (!isOpen)
    return (
      <>
        {zones}
        {preview ? (
          <div className={styles.opener}>
            <Button kind="quiet" size="small" onClick={() => onOpen(true)}>
              Platform panel
            </Button>
          </div>
        ) : null}
      </>
    );
  const drawn = `Drawn by the ${mode === 'ssr' ? 'server' : 'browser'}`;
  return (
    <section
      ref={section}
      className={styles.panel}
      aria-label="Platform panel"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onOpen(false)}
    >
      {zones}
      <header className={styles.line}>
        <h2>Platform panel</h2>
        <p className={styles.note}>
          {drawn}, composition <code>{composition.id}</code>
        </p>
        <CopyButton text={composition.id} label="Copy the composition’s id" />
        <Button
          kind={hasZones ? 'primary' : 'quiet'}
          size="small"
          aria-pressed={hasZones}
          onClick={() => setZones(!hasZones)}
        >
          Outline zones
        </Button>
        <div className={styles.close}>
          <IconButton label="Close the panel" icon={<X />} onClick={() => onOpen(false)} />
        </div>
      </header>
      <Tabs
        label="Platform panel"
        value={view}
        onChange={setView}
        items={[
          { value: 'live', label: 'Live' },
          { value: 'loading', label: 'Loading' },
          { value: 'events', label: 'Events' },
        ]}
      >
        {view === 'live' ? (
          <Live composition={composition} remotes={remotes} cohort={preview?.cohort ?? {}} />
        ) : null}
        {view === 'loading' ? <Waterfall composition={composition} /> : null}
        {view === 'events' ? <Events events={events} /> : null}
      </Tabs>
    </section>
  );
}
