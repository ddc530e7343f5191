import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import type { ReactNode } from 'react';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton.tsx';

interface OwnHeaderProps {
  avatarOf?: (user: UserInfo) => ReactNode;
  /** Shown next to the month of joining. */
  facts?: ReactNode;
}

/** Header of the visitor's own profile. */
export function OwnHeader({ avatarOf, facts }: OwnHeaderProps) {
  const host = useHost();
  const { userId } = useSession();
  const { data, isError, isFetching, refetch } = useQuery(ownQuery(host, userId, loginUser, {}));
  useInvalidateOn([memberChanged], [loginUser]);
  if (data) return <ProfileHeader user={data} avatar={avatarOf?.(data)} facts={facts} />;
  if (!isError) return <ProfileHeaderSkeleton />;
  return (
    <>
      <h1 className="visually-hidden">Profile</h1>
      <ErrorPanel title="Couldn’t load your profile." onRetry={() => void refetch()} retrying={isFetching} />
    </>
  );
}
