import type { PageComposition, PageMfe } from '@storyloom/contract/platform/composition';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { Badge } from '@storyloom/ui/text/Badge';
import { useEffect, useReducer, useState } from 'react';
import { RemoteLoadError } from '../remotes/load-error.ts';
import type { PartRef } from '../remotes/part.ts';
import type { Disturbance, Remotes } from '../remotes/remotes.ts';
import { sharedVersions } from '../shared-versions.ts';
import styles from './Panel.module.css';

interface LiveProps {
  composition: PageComposition;
  remotes: Remotes;
  /** Of the micro-frontends with a canary. */
  cohort: Record<string, string>;
}

/** What a person can do to the parts of a micro-frontend, in this tab and until the page is loaded again. */
const disturbances: Record<string, Disturbance> = {
  'load as usual': async () => {},
  'load 3 s later': () => new Promise((resolve) => setTimeout(resolve, 3_000)),
  'do not load': async () => {
    throw new RemoteLoadError('unreachable', 'This part was killed in the platform panel.');
  },
};
const options = Object.keys(disturbances).map((value) => ({ value, label: value }));

const refsOf = ({ name, routes, dialogs, slots }: PageMfe): PartRef[] => [
  ...routes.map(({ id }) => ({ mfe: name, kind: 'route' as const, id })),
  ...dialogs.map((id) => ({ mfe: name, kind: 'dialog' as const, id })),
  ...slots.map((id) => ({ mfe: name, kind: 'slot' as const, id })),
];

function MfeEntry({ mfe, remotes, arm }: { mfe: PageMfe; remotes: Remotes; arm: string | undefined }) {
  const [chosen, setChosen] = useState('load as usual');
  const { name, stable, lastKnownGood } = mfe;
  const parts = refsOf(mfe).map((ref) => ({ ...ref, part: remotes.read(ref) }));
  const isFallback = parts.some(({ part }) => part.state === 'ready' && part.fallback);
  const titles = (state: 'ready' | 'failed') => {
    const found = parts.filter(({ part }) => part.state === state);
    return found.map(({ kind, id }) => `${kind} ${id}`).join(', ');
  };
  const failed = titles('failed');
  const { version, buildId } = isFallback && lastKnownGood ? lastKnownGood : stable;
  const disturb = (value: string) => {
    setChosen(value);
    remotes.disturb(name, disturbances[value] ?? (async () => {}));
  };
  return (
    <li className={styles.entry}>
      <div>
        <p className={styles.line}>
          <strong>{name}</strong>
          <span>{version}</span>
          <code>{buildId}</code>
          {arm ? <Badge>{arm}</Badge> : null}
          {isFallback ? <Badge tone="ember">last known good</Badge> : null}
        </p>
        <p className={styles.note}>{`loaded: ${titles('ready') || 'nothing'}`}</p>
        {failed ? <p className={styles.note}>{`failed: ${failed}`}</p> : null}
      </div>
      <SelectField
        label={`Parts of ${name}`}
        labelHidden
        options={options}
        value={chosen}
        onChange={({ target }) => disturb(target.value)}
      />
    </li>
  );
}

export function Live({ composition, remotes, cohort }: LiveProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => remotes.subscribe(redraw), [remotes]);
  const cohorts = Object.entries(cohort).map(([name, arm]) => `${arm} of ${name}`);
  const shared = Object.entries(sharedVersions).map(([name, version]) => `${name} ${version}`);
  return (
    <>
      <ul className={styles.list}>
        {composition.mfes.map((mfe) => (
          <MfeEntry key={mfe.name} mfe={mfe} remotes={remotes} arm={cohort[mfe.name]} />
        ))}
      </ul>
      <p className={styles.note}>{`Cohort: ${cohorts.join(', ') || 'there is no canary'}`}</p>
      <p className={styles.note}>{`Shared by all: ${shared.join(', ')}`}</p>
    </>
  );
}
