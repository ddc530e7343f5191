import type { Bus } from '@storyloom/mfe/bus';
import { Button } from '@storyloom/ui/actions/Button';
import { CopyButton } from '@storyloom/ui/actions/CopyButton';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BootstrapData } from '../bootstrap-data.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { type BusLog, watchBus } from './bus-log.ts';
import { Events } from './Events.tsx';
import { Live } from './Live.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  bootstrap: Pick<BootstrapData, 'composition' | 'mode' | 'preview'>;
  remotes: Remotes;
  log: BusLog;
}

/** When each script and stylesheet was loaded, in ms since the page was opened. */
function Waterfall() {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
  const end = Math.max(1, ...files.map(({ startTime, duration }) => startTime + duration));
  return (
    <ul className={styles.list}>
      {files.map(({ name, startTime, duration }) => (
        <li key={`${name} ${startTime}`} className={styles.file}>
          <span>{name.replace(location.origin, '')}</span>
          <span className={styles.note}>
            {`${Math.round(startTime)} to ${Math.round(startTime + duration)} ms`}
          </span>
          <svg className={styles.bar} viewBox={`0 0 ${end} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect x={startTime} width={Math.max(end / 250, duration)} height="10" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/**
 * Outlines the outermost elements of each micro-frontend, with its name. Class names begin with the name of the
 * micro-frontend whose build they come from.
 */
function zoneStyles(names: readonly string[]): string {
  return names
    .map((name, index) => {
      const owned = `:is([class^="${name}-"], [class*=" ${name}-"])`;
      const zone = `${owned}:not(${owned} *)`;
      const colour = `oklch(0.7 0.19 ${Math.round((index * 360) / names.length)})`;
      return (
        `${zone} { outline: 2px dashed ${colour} !important; outline-offset: -2px; }\n` +
        `${zone}::before { content: "${name}"; position: absolute; z-index: 40; padding: 0 6px; ` +
        `font: 12px/1.5 var(--font-ui); background: ${colour}; color: black; }`
      );
    })
    .join('\n');
}

/** Opens by Ctrl+Shift+M beside the page, which stays usable: what is live here, how it was loaded, and what is said on the bus. */
function Panel({ bootstrap, remotes, log }: PanelProps) {
  const { composition, mode, preview } = bootstrap;
  const views = {
    live: <Live composition={composition} remotes={remotes} cohort={preview?.cohort ?? {}} />,
    loading: <Waterfall />,
    events: <Events log={log} />,
  };
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<keyof typeof views>('live');
  const [hasZones, setZones] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const focused = document.activeElement;
    section.current?.focus();
    return () => (focused instanceof HTMLElement ? focused.focus() : undefined);
  }, [isOpen]);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey && event.shiftKey && event.code === 'KeyM')) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  const zones = hasZones ? <style>{zoneStyles(composition.mfes.map(({ name }) => name))}</style> : null;
  if (!isOpen)
    return (
      <>
        {zones}
        {preview ? (
          <div className={styles.opener}>
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
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
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
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
          <IconButton label="Close the panel" icon={<X />} onClick={() => setOpen(false)} />
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
        {views[view]}
      </Tabs>
    </section>
  );
}

/** Adds the platform panel. `bus`: the unrestricted one. The panel has a root of its own, so it also works when the page does not. */
export function startPanel({ bus, ...parts }: Omit<PanelProps, 'log'> & { bus: Bus }): void {
  const log = watchBus(bus);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Panel {...parts} log={log} />);
}
