import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { works as worksEndpoint } from '@storyloom/contract/stories/endpoints/works';
import { logins as loginsEndpoint } from '@storyloom/contract/users/endpoints/logins';
import { userLimits } from '@storyloom/contract/users/limits';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import { Wordmark } from '@storyloom/ui/text/Wordmark';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './DeleteAccount.module.css';

const DeleteForm = lazyPart(() => import('./DeleteForm.tsx'));

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

/** The page that deletes an account: the consequences, the form, and the date of the erasure. */
export function DeleteAccount() {
  const host = useHost();
  const { status, userId } = useSession();
  const logins = useQuery({ ...ownQuery(host, userId, loginsEndpoint, {}), enabled: status === 'real' });
  const works = useQuery({
    ...ownQuery(host, userId, worksEndpoint, { page: 1 }),
    enabled: status === 'real',
  });
  // Only authors have earnings. Shown too if it is not known.
  const hasWorks = works.isError || (works.data?.totalCount ?? 0) > 0;
  const hasPassword = logins.data?.email !== null;
  // The server sends codes to the same address.
  const mail = logins.data?.email ?? logins.data?.identities.find(({ email }) => email !== null)?.email;
  const [deletesAt, setDeletesAt] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form is unmounted, and the focus is lost with it.
    if (deletesAt !== undefined) heading.current?.focus();
  }, [deletesAt]);
  if (deletesAt !== undefined) {
    return (
      <Frame title="Your account will be deleted" heading={heading}>
        <p role="status">
          We’ll erase it on {day.format(new Date(deletesAt))}. Changed your mind? Log in before then, and your
          account stays as it is.
        </p>
        <HomeButton />
      </Frame>
    );
  }
  if (status === 'guest') {
    return (
      <Frame title="You have no account">
        <p>
          You’re a guest. Your stories and points are kept in this browser only. To erase them, choose “Erase
          guest data” on your profile. To delete an account, log in to it.
        </p>
        <Button onClick={() => void host.requireLogin()}>Log in</Button>
        <Button kind="ghost" href="/user/profile" renderLink={renderLink}>
          Go to your profile
        </Button>
      </Frame>
    );
  }
  return (
    <Frame title="Delete your account">
      <ul className={styles.facts}>
        <li>You’ll be logged out on all devices.</li>
        <li>
          Nothing is erased for {userLimits.deletionDays} days. Log in during that time to keep your account.
        </li>
        <li>
          After that we erase your profile, your logins, your settings, the stories you saved, your saves and
          everything you played. Links you shared stop working.
        </li>
        <li>Your points are lost. Records of them stay, without your name.</li>
        <li>
          If you have a plan, it keeps renewing until then.{' '}
          <button type="button" className={styles.link} onClick={() => void host.dialogs.open(getMorePoints)}>
            Cancel it first
          </button>
          .
        </li>
        {hasWorks ? <li>Money you earned and haven’t withdrawn is lost.</li> : null}
      </ul>
      <p>
        Want a copy first? <Link to="/user/settings#export">Export your data</Link>.
      </p>
      {logins.isError ? (
        <ErrorPanel
          compact
          title="Couldn’t load your account."
          onRetry={() => void logins.refetch()}
          retrying={logins.isFetching}
        />
      ) : null}
      {logins.data && !mail ? (
        <p>
          To delete your account, <Link to="/user/settings">add a password in Settings</Link> first.
        </p>
      ) : null}
      {mail && !works.isPending ? (
        <DeleteForm mail={mail} hasPassword={hasPassword} hasWorks={hasWorks} onDeleted={setDeletesAt} />
      ) : null}
      <div>
        <Button kind="ghost" href="/user/settings" renderLink={renderLink}>
          Keep my account
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Frame({ title, heading, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <header>
        <Link to="/" aria-label="Storyloom, home" className={styles.home}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.content}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

function HomeButton() {
  return (
    <div>
      <Button href="/" renderLink={renderLink}>
        Go to Home
      </Button>
    </div>
  );
}
