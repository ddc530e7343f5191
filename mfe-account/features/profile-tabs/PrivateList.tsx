import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';

/** Replaces a list that belongs to somebody else. */
export function PrivateList({ name, worksHref }: { name: string; worksHref: string }) {
  return (
    <EmptyState
      title="This list is private"
      text={`Only ${name} can see it.`}
      action={
        <Button href={worksHref} renderLink={({ href, ...props }) => <Link to={href} {...props} />}>
          See their stories
        </Button>
      }
    />
  );
}
