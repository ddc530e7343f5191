import type { ScriptKnot } from '@storyloom/contract/stories/entities/script-report';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Play } from 'lucide-react';
import styles from './ScriptSection.module.css';

interface KnotTableProps {
  knots: readonly ScriptKnot[];
  onLine: (line: number) => void;
  onPlay: (knot: string) => void;
}

/** Rows of a table that a page can still show. */
const maxRows = 500;

/** The knots, and what leads where. A press on a name goes to its line. */
export function KnotTable({ knots, onLine, onPlay }: KnotTableProps) {
  return (
    <div className={styles.knots}>
      <table className={styles.table}>
        <caption className="visually-hidden">Parts of the script, and what leads where</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Leads to</th>
            <th scope="col">
              <span className="visually-hidden">Preview</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {knots.slice(0, maxRows).map((knot, index) => (
            <tr key={knot.name}>
              <th scope="row">
                {index + 1}
                {knot.line === 0 ? (
                  ` ${knot.name} `
                ) : (
                  <Button kind="ghost" size="small" onClick={() => onLine(knot.line)}>
                    {knot.name}
                  </Button>
                )}
                <span className={styles.kind}>
                  {[knot.kind, knot.title].filter(Boolean).join(': ')}
                  {knot.line === 0 ? null : ` · line ${knot.line}`}
                </span>
                {knot.isReachable ? null : <span className={styles.lost}>Nothing leads here.</span>}
              </th>
              <td>{knot.leadsTo.join(', ') || '–'}</td>
              <td>
                {knot.canBegin ? (
                  <IconButton
                    label={`Play from ${knot.name}`}
                    icon={<Play />}
                    onClick={() => onPlay(knot.name)}
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {knots.length > maxRows ? <p>{`The first ${maxRows} of ${knots.length} parts.`}</p> : null}
    </div>
  );
}
