import { Prose } from '@storyloom/ui/text/Prose';
import { cutStretches, paragraphsOf, stretchesOf } from './format.ts';
import styles from './LiveText.module.css';

/** Text that is being drawn: each word group fades in where it begins, and is then like any other text. */
export function LiveText({ text, cuts }: { text: string; cuts: readonly number[] }) {
  return (
    <Prose>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph.at}>
          {cutStretches(stretchesOf(paragraph), cuts).map(({ at, text: words, emphasis }) => {
            const Tag = emphasis ? 'em' : 'span';
            return (
              <Tag key={at} className={styles.fresh}>
                {words}
              </Tag>
            );
          })}
        </p>
      ))}
    </Prose>
  );
}
