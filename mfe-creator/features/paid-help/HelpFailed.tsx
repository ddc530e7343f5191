import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './Panel.module.css';

interface HelpFailedProps {
  error: unknown;
  /** Price in points. */
  price: number;
  onRetry: () => void;
  onClose: () => void;
  /** Sentences that replace the default ones for the given places. */
  ownPlaces?: Readonly<Record<string, string>>;
}

const none = {};

const places: Record<string, string> = {
  content: 'It’s about the text itself.',
  instruction: 'It’s about your instruction.',
  context: 'It’s about another text of the story: its title, hook, summary, opening, tags or names.',
  result: 'It’s about the text that was written.',
};
const reasons: Record<string, string> = {
  minors: 'Sexual content involving minors is never allowed.',
  'real-persons': 'Sexual content about real people is never allowed.',
  sexual: 'It looks sexual, and everybody sees covers.',
};

/** Shows the reason and place of a failure. If there are too few points, offers more, then repeats the request. */
export function HelpFailed({ error, price, onRetry, onClose, ownPlaces = none }: HelpFailedProps) {
  const { dialogs } = useHost();
  const lacksPoints = isBusinessError(error, 'points.insufficient');
  const details = refusalOf(error, { ...places, ...ownPlaces });
  const getPoints = async () => {
    if (await dialogs.open(getMorePoints, { needs: 'points', price })) onRetry();
  };
  return (
    <div className={styles.panel} role="alert">
      <p>{serverMessage(error) ?? 'The connection was lost. Try again: nothing is charged twice.'}</p>
      {details.length > 0 ? <p className={styles.quiet}>{details.join(' ')}</p> : null}
      <div className={styles.row}>
        {lacksPoints ? (
          <Button size="small" onClick={() => void getPoints()}>
            Get points
          </Button>
        ) : details.length > 0 ? null : (
          <Button size="small" kind="quiet" onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button size="small" kind="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function refusalOf(error: unknown, placeTexts: Readonly<Record<string, string>>): string[] {
  if (!isBusinessError(error, 'writing.moderated') && !isBusinessError(error, 'image.moderated')) return [];
  const { place, reason } = error.details;
  return [reasons[String(reason)], placeTexts[String(place)]].filter((text) => text !== undefined);
}
