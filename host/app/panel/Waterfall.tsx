import styles from './Panel.module.css';

/** When each script and stylesheet was loaded, in ms since the page was opened. */
export function Waterfall() {
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
