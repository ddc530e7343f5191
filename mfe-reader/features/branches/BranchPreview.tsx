import type { Branch } from '@storyloom/contract/chat/entities/branch';
import { Button } from '@storyloom/ui/actions/Button';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import styles from './BranchPreview.module.css';
import { skippedLabel, turnLabel } from './branches.model.ts';

interface BranchPreviewProps {
  branch: Branch;
  headId: string | null;
  busy: boolean;
  onGo: () => void;
}

/** The text of the chosen message, and a button to jump there. */
export function BranchPreview({ branch, headId, busy, onGo }: BranchPreviewProps) {
  const isHere = branch.id === headId;
  const facts = [turnLabel(branch), timeAgo(branch.createdAt, Date.now()), skippedLabel(branch.skipped)];
  return (
    <section className={styles.preview} aria-label="Chosen message" aria-live="polite">
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.words}>{curlQuotes(branch.excerpt) || 'Nothing here yet.'}</p>
      <Button size="small" disabled={isHere || busy} onClick={onGo}>
        {isHere ? 'You are here' : 'Jump here'}
      </Button>
    </section>
  );
}
