import type { Branch } from '@storyloom/contract/entities/branch';
import { Button } from '@storyloom/ui/actions/Button';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from './BranchList.module.css';
import { type Layout, lineFrom, type Spot } from './branches.layout.ts';
import { skippedText, turnOf } from './branches.model.ts';

interface BranchListProps {
  layout: Layout;
  headId: string | null;
  busy: boolean;
  onGo: (branch: Branch) => void;
}

/** The tree in words: one way is one list, a way that parts from it a list inside. */
export function BranchList({ layout, ...rest }: BranchListProps) {
  const [start] = layout.spots;
  return start ? <Way start={start} label="Ways through the story" {...rest} /> : null;
}

interface WayProps extends Omit<BranchListProps, 'layout'> {
  start: Spot;
  label: string;
}

function Way({ start, label, ...rest }: WayProps) {
  const { headId, busy, onGo } = rest;
  return (
    <ol className={styles.way} aria-label={label}>
      {lineFrom(start).map(({ branch, children }) => (
        <li key={branch.id} className={styles.place}>
          <div className={styles.row}>
            <div className={styles.text}>
              <p className={styles.facts}>
                {[turnOf(branch), skippedText(branch.skipped)].filter(Boolean).join(' · ')}
                {branch.archiveIds.length > 0 ? <Badge>Saved</Badge> : null}
              </p>
              <p className={styles.words}>{branch.excerpt}</p>
            </div>
            {branch.id === headId ? (
              <Badge tone="ember">You are here</Badge>
            ) : (
              <Button
                kind="quiet"
                size="small"
                disabled={busy}
                aria-label={`Go here: ${turnOf(branch)}, ${branch.excerpt}`}
                onClick={() => onGo(branch)}
              >
                Go here
              </Button>
            )}
          </div>
          {children.slice(1).map((child) => (
            <Way key={child.branch.id} start={child} label={`Another way from ${turnOf(branch)}`} {...rest} />
          ))}
        </li>
      ))}
    </ol>
  );
}
