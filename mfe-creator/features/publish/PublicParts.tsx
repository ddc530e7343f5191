import { atLeast, ratingLabel } from '@storyloom/contract/stories/ratings';
import { useDraftState, useDraftValue } from '../draft/use-draft.ts';
import styles from './PublishDialog.module.css';

/** The parts that everybody can read after publishing, and those that only the author sees. */
export function PublicParts({ isUnlisted }: { isUnlisted: boolean }) {
  const version = useDraftState(({ publishedVersion }) => publishedVersion);
  const access = useDraftValue(({ membersOnly, earlyDays = 0 }) =>
    membersOnly
      ? 'Members read it; everybody sees its card.'
      : earlyDays > 0
        ? `Members read it first; everybody else after ${earlyDays} days.`
        : null,
  );
  const min = useDraftState(({ minRating }) => minRating);
  const isRaised = useDraftValue(({ rating }) => rating !== undefined && atLeast(rating, min) !== rating);
  const hasScript = useDraftValue(({ script = '' }) => script.trim() !== '');
  const audience = isUnlisted ? 'People with the link can read it.' : 'Everybody can find and read it.';
  return (
    <>
      <p>{access ?? audience}</p>
      {min && isRaised ? <p>{`Readers get the rating ${ratingLabel(min)}, which moderation set.`}</p> : null}
      <dl className={styles.parts}>
        <dt>Readers see</dt>
        <dd>
          Title, cover, hook, summary, tags, the opening, the options and your characters’ names and looks.
        </dd>
        <dt>Only you and the storyteller see</dt>
        <dd>
          The world book, the profiles, the style sample and the content notes. The storyteller may tell
          readers what is in them.
        </dd>
      </dl>
      {hasScript ? null : (
        <p className={styles.quiet}>
          Without a model and a script, the built-in storyteller answers small talk and tells what you have
          written, without a plot or an ending.
        </p>
      )}
      {version !== null ? (
        <p className={styles.quiet}>
          Readers who have begun keep their version until they move to the new one.
        </p>
      ) : null}
    </>
  );
}
