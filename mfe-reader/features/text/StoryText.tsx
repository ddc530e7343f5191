import { Prose } from '@storyloom/ui/text/Prose';
import { Fragment } from 'react';
import { paragraphsOf, stretchesOf } from './format.ts';

/** Story text as prose. Whatever it holds stays text; only emphasis is drawn. */
export function StoryText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <Prose className={className}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph.at}>
          {stretchesOf(paragraph).map(({ at, text: words, emphasis }) =>
            emphasis ? <em key={at}>{words}</em> : <Fragment key={at}>{words}</Fragment>,
          )}
        </p>
      ))}
    </Prose>
  );
}
