import { Prose } from '@storyloom/ui/text/Prose';
import { Fragment } from 'react';
import { parseSpans, splitParagraphs } from './format.ts';

/** Story text as prose. Emphasis is rendered; markup is shown as plain text. */
export function StoryText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <Prose className={className}>
      {splitParagraphs(text).map((paragraph) => (
        <p key={paragraph.at}>
          {parseSpans(paragraph).map(({ at, text: words, emphasis }) =>
            emphasis ? <em key={at}>{words}</em> : <Fragment key={at}>{words}</Fragment>,
          )}
        </p>
      ))}
    </Prose>
  );
}
