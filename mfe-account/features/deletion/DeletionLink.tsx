import { Link, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';

/** Links logged-in visitors to the page that deletes the account. */
export function DeletionLink() {
  const { status } = useSession();
  if (status !== 'real') return null;
  return (
    <div>
      <Button
        kind="ghost"
        href="/user/delete"
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      >
        Delete account
      </Button>
    </div>
  );
}
