import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { messages } from '@storyloom/contract/messages';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton.tsx';

/** The visitor, as the server knows them. */
export function OwnHeader() {
  const host = useHost();
  const { userId } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(ownQuery(host, userId, loginUser, {}));
  if (data) return <ProfileHeader user={data} />;
  if (!isError) return <ProfileHeaderSkeleton />;
  return (
    <>
      <h1 className="visually-hidden">Profile</h1>
      <ErrorPanel
        title="Your profile did not load"
        text={messages.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  );
}
