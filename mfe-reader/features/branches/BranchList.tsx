import type { Branch } from '@storyloom/contract/chat/entities/branch';
import { Button } from '@storyloom/ui/actions/Button';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from './BranchList.module.css';
import { branchFrom, type MapNode, type TreeLayout } from './branches.layout.ts';
import { skippedLabel, turnLabel } from './branches.model.ts';

interface BranchListProps {
  layout: TreeLayout;
  headId: string | null;
  busy: boolean;
  onGo: (branch: Branch) => void;
}

/** The tree as nested lists: one list for each branch. */
export function BranchList({ layout, ...rest }: BranchListProps) {
  const [start] = layout.nodes;
  return start ? <BranchItems start={start} label="Branches of the story" {...rest} /> : null;
}

interface BranchItemsProps extends Omit<BranchListProps, 'layout'> {
  start: MapNode;
  label: string;
}

function BranchItems({ start, label, ...rest }: BranchItemsProps) {
  const { headId, busy, onGo } = rest;
  return (
    <ol className={styles.branch} aria-label={label}>
      {branchFrom(start).map(({ branch, children }) => (
        <li key={branch.id} className={styles.place}>
          <div className={styles.row}>
            <div className={styles.text}>
              <p className={styles.facts}>
                {[turnLabel(branch), skippedLabel(branch.skipped)].filter(Boolean).join(' · ')}
                {branch.saveIds.length > 0 ? <Badge>Saved</Badge> : null}
              </p>
              <p className={styles.words}>{curlQuotes(branch.excerpt)}</p>
            </div>
            {branch.id === headId ? (
              <Badge tone="ember">You are here</Badge>
            ) : (
              <Button
                kind="quiet"
                size="small"
                disabled={busy}
                aria-label={`Jump here: ${turnLabel(branch)}, ${branch.excerpt}`}
                onClick={() => onGo(branch)}
              >
                Jump here
              </Button>
            )}
          </div>
          {children.slice(1).map((child) => (
            <BranchItems
              key={child.branch.id}
              start={child}
              label={`Another branch from ${turnLabel(branch)}`}
              {...rest}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}
