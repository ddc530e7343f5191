import { Button } from '@storyloom/ui/actions/Button';
import { Check, Plus } from 'lucide-react';
import styles from './FollowAuthor.module.css';

interface FollowButtonProps {
  /** The author's name. */
  name: string;
  isFollowing: boolean;
  /** Disables the button, but keeps its place and the focus. */
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
      <span>{isFollowing ? 'Following' : 'Follow'}</span> <span className="visually-hidden">{name}</span>
    </Button>
  );
}
