import { Link } from '@storyloom/mfe';
import styles from './StepLinks.module.css';
import { type StudioStep, stepOf, studioSteps } from './sections.ts';

interface StepLinksProps {
  step: StudioStep;
  hrefOf: (step: StudioStep) => string;
  /** What a publication still needs: messages by path. */
  missing: Readonly<Record<string, string>>;
}

/** The two steps, each with the number of fields that a publication still needs. */
export function StepLinks({ step, hrefOf, missing }: StepLinksProps) {
  const countOf = (id: StudioStep) => Object.keys(missing).filter((path) => stepOf(path) === id).length;
  return (
    <nav aria-label="Steps" className={styles.steps}>
      {studioSteps.map(({ id, name }, at) => {
        const count = countOf(id);
        return (
          <Link
            key={id}
            to={hrefOf(id)}
            preventScrollReset
            className={styles.step}
            aria-current={id === step ? 'step' : undefined}
          >
            <span className={styles.name}>{`${at + 1}. ${name}`}</span>
            <span className={styles.count} data-done={count === 0}>
              {count === 0 ? 'Complete' : `${count} to do`}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
