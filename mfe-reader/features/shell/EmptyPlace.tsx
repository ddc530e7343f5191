import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState, type EmptyStateProps } from '@storyloom/ui/feedback/EmptyState';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import type { EmptyWords } from './empty-words.ts';
import { renderLink } from './links.tsx';

interface EmptyPlaceProps extends Pick<EmptyStateProps, 'level'> {
  words: EmptyWords;
  link?: RenderLink;
}

/** Nothing here: says why, and leads to the nearest place where there is something. */
export function EmptyPlace({ words, link = renderLink, ...state }: EmptyPlaceProps) {
  const { label, href, ...said } = words;
  return (
    <EmptyState
      {...state}
      {...said}
      action={
        <Button href={href} renderLink={link}>
          {label}
        </Button>
      }
    />
  );
}
