import { cx } from '@storyloom/ui/cx';
import type { Block, TextSpan } from '@storyloom/ui/story-text/format';
import { Prose } from '@storyloom/ui/text/Prose';
import styles from './StoryBlocks.module.css';
import { markGestures, type SpokenSpan } from './speech.ts';

interface StoryBlocksProps {
  blocks: readonly Block[];
  className?: string | undefined;
  /** Class of each span. */
  spanClassName?: string | undefined;
  /** True for what a character says: gestures are quieter than speech. */
  isSpoken?: boolean;
}

/** Parsed story text as prose. Headings and quotes are paragraphs, because they are part of a reply, not of the page. */
export function StoryBlocks({ blocks, className, spanClassName, isSpoken = false }: StoryBlocksProps) {
  return (
    <Prose className={className}>
      {(isSpoken ? markGestures(blocks) : blocks).map(({ kind, at, spans }) =>
        kind === 'rule' ? (
          <hr key={at} className={styles.rule} />
        ) : (
          <p key={at} className={kind === 'paragraph' ? undefined : styles[kind]}>
            {spans.map((span) => (
              <Span key={span.at} span={span} className={spanClassName} />
            ))}
          </p>
        ),
      )}
    </Prose>
  );
}

function Span(props: { span: TextSpan | SpokenSpan; className: string | undefined }) {
  const { text, isEmphasized, isStrong, isCode } = props.span;
  const isGesture = 'isGesture' in props.span && props.span.isGesture;
  const className = cx(props.className, isGesture && styles.gesture) || undefined;
  if (isCode) return <code className={className}>{text}</code>;
  if (isEmphasized) return <em className={className}>{isStrong ? <strong>{text}</strong> : text}</em>;
  if (isStrong) return <strong className={className}>{text}</strong>;
  return className === undefined ? text : <span className={className}>{text}</span>;
}
