import type { Branch } from '@storyloom/contract/entities/branch';
import { Button } from '@storyloom/ui/actions/Button';
import { timeAgo } from '../text/time-ago.ts';
import styles from './BranchPreview.module.css';
import { skippedText, turnOf } from './branches.model.ts';

interface BranchPreviewProps {
  branch: Branch;
  headId: string | null;
  busy: boolean;
  onGo: () => void;
}

/** The words at a place, and the way there. */
export function BranchPreview({ branch, headId, busy, onGo }: BranchPreviewProps) {
  const isHere = branch.id === headId;
  const facts = [turnOf(branch), timeAgo(branch.createdAt, Date.now()), skippedText(branch.skipped)];
  return (
    <section className={styles.preview} aria-label="The chosen place" aria-live="polite">
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.words}>{branch.excerpt || 'Nothing is written here yet.'}</p>
      <Button size="small" disabled={isHere || busy} onClick={onGo}>
        {isHere ? 'You are here' : 'Go here'}
      </Button>
    </section>
  );
}
