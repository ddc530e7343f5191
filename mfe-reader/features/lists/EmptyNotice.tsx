import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState, type EmptyStateProps } from '@storyloom/ui/feedback/EmptyState';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { renderLink } from '../navigation/links.tsx';
import type { EmptyText } from './empty-text.ts';

interface EmptyNoticeProps extends Pick<EmptyStateProps, 'level'> {
  notice: EmptyText;
  link?: RenderLink;
}

/** An empty state with a link to a page that has content. */
export function EmptyNotice({ notice, link = renderLink, level }: EmptyNoticeProps) {
  const { label, href, ...state } = notice;
  return (
    <EmptyState
      {...(level && { level })}
      {...state}
      action={
        <Button href={href} renderLink={link}>
          {label}
        </Button>
      }
    />
  );
}
