import { Button } from '@storyloom/ui/actions/Button';
import { Check, Plus } from 'lucide-react';
import styles from './FollowAuthor.module.css';

interface FollowButtonProps {
  /** The author's. */
  name: string;
  isFollowing: boolean;
  /** Keeps its place and the focus, but does nothing. */
  idle?: boolean;
  onChange: (isFollowing: boolean) => void;
}

/** Follows and unfollows an author. */
export function FollowButton({ name, isFollowing, idle = false, onChange }: FollowButtonProps) {
  return (
    <Button
      kind={isFollowing ? 'quiet' : 'primary'}
      icon={isFollowing ? <Check /> : <Plus />}
      aria-pressed={isFollowing}
      idle={idle}
      className={styles.button}
      onClick={() => onChange(!isFollowing)}
    >
      {isFollowing ? 'Following' : 'Follow'} <span className="visually-hidden">{name}</span>
    </Button>
  );
}
