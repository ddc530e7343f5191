import type { PageComposition } from '@storyloom/contract/platform/composition';
import styles from './Panel.module.css';

/** Scripts and stylesheets of the micro-frontends, in the order in which they were asked for. */
function filesOf({ mfes }: PageComposition) {
  const folders = mfes.flatMap(({ name, stable, lastKnownGood }) =>
    [stable, ...(lastKnownGood ? [lastKnownGood] : [])].map(({ entry }) => ({
      name,
      folder: new URL('.', new URL(entry.url, location.href)).href,
    })),
  );
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return timings.flatMap((timing) => {
    const owner = folders.find(({ folder }) => timing.name.startsWith(folder));
    const file = new URL(timing.name).pathname.split('/').at(-1) ?? '';
    return owner ? [{ owner: owner.name, file, start: timing.startTime, end: timing.responseEnd }] : [];
  });
}

/** When the code of each part was loaded, in ms since the page was opened. */
export function Waterfall({ composition }: { composition: PageComposition }) {
  const files = filesOf(composition);
  const end = Math.max(1, ...files.map((file) => file.end));
  if (files.length === 0) return <p className={styles.note}>No code of a micro-frontend was loaded.</p>;
  return (
    <ul className={styles.list}>
      {files.map(({ owner, file, start, end: until }) => (
        <li key={`${owner} ${file} ${start}`} className={styles.file}>
          <span>{`${owner} ${file}`}</span>
          <span className={styles.note}>{`${Math.round(start)} to ${Math.round(until)} ms`}</span>
          <svg className={styles.bar} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            <rect
              x={(start / end) * 1_000}
              width={Math.max(4, ((until - start) / end) * 1_000)}
              height="10"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
