import { Button } from '@storyloom/ui/actions/Button';
import { Play } from 'lucide-react';
import { useLackForPlay } from './use-lack-for-play.ts';

/** Plays the draft, as soon as it has an opening and somebody in it. */
export function PlayButton({ onPlay }: { onPlay: () => void }) {
  if (useLackForPlay() !== null) return null;
  return (
    <Button kind="quiet" icon={<Play />} onClick={onPlay}>
      Play it
    </Button>
  );
}
