import { Prose } from '@storyloom/ui/text/Prose';
import { cutSpans, parseSpans, splitParagraphs } from './format.ts';
import styles from './LiveText.module.css';

/** Story text while it is streamed. `cuts` are the offsets where pieces begin; each piece fades in. */
export function LiveText({ text, cuts }: { text: string; cuts: readonly number[] }) {
  return (
    <Prose>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph.at}>
          {cutSpans(parseSpans(paragraph), cuts).map(({ at, text: words, emphasis }) => {
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
