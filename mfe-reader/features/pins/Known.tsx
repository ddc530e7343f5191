import type { known } from '@storyloom/contract/chat/endpoints/known';
import type { DataOf } from '@storyloom/contract/core/endpoint';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import styles from './Known.module.css';
import { KnownPart } from './KnownPart.tsx';

type Known = DataOf<typeof known>;

/** Rows and characters that are shown at first. */
const fewRows = 5;
const fewCharacters = 320;

/** What the reader has answered and told; nothing where neither is noted. */
export function Told({ answers, facts }: Pick<Known, 'answers' | 'facts'>) {
  const rows = [
    ...answers.map(({ question, answer }) => ({ label: question, text: answer })),
    ...(facts ?? []).map((said) => ({ label: null, text: capital(curlQuotes(said)) })),
  ];
  if (rows.length === 0 && facts === null) return null;
  return (
    <KnownPart
      title="What you’ve told the storyteller"
      hint={hintFor(rows.length)}
      isLong={rows.length > fewRows}
    >
      {(isCut) => (
        <ul className={styles.told} aria-label="What you’ve told the storyteller">
          {rows.slice(0, isCut ? fewRows : undefined).map(({ label, text }) => (
            <li key={`${label ?? ''} ${text}`}>
              {label === null ? null : <p className={styles.label}>{label}</p>}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </KnownPart>
  );
}

/** The summary of the playthrough; nothing without one. */
export function SoFar({ lines }: { lines: Known['soFar'] }) {
  if (lines.length === 0) return null;
  return (
    <KnownPart title="The story so far" isLong={lines.join(' ').length > fewCharacters}>
      {(isCut) => (
        <div className={styles.story} data-cut={isCut}>
          {lines.map((line) => (
            <p key={line}>{curlQuotes(line)}</p>
          ))}
        </div>
      )}
    </KnownPart>
  );
}

const hintFor = (rows: number) =>
  rows === 0
    ? 'Nothing yet. Tell it about yourself as you play: “My sister is called Anna.”'
    : 'To correct something, say it again in the story: “My sister is called Anna.”';

const capital = (said: string) => said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
