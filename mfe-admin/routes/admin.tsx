import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { ownQuery, useHost, useParams, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import type { ComponentType } from 'react';
import { AdminFrame } from '../features/admin-frame/AdminFrame.tsx';
import { LogOut } from '../features/admin-frame/LogOut.tsx';
import { type AdminSection, isAdminSection } from '../features/admin-frame/sections.ts';
import { SectionSkeleton } from '../features/admin-parts/RowsSkeleton.tsx';

interface SectionProps {
  /** The part of the URL after the section, e.g. a case or user id. */
  id: string | undefined;
}

const waiting = (
  <div aria-busy="true">
    <SectionSkeleton />
  </div>
);
const lazySection = (load: () => Promise<{ default: ComponentType<SectionProps> }>) =>
  lazyPart(load, { waiting });

/** The sections, loaded when opened. */
const sections: Record<AdminSection, ComponentType<SectionProps>> = {
  moderation: lazySection(() => import('../features/moderation-queue/ModerationQueue.tsx')),
  users: lazySection(() => import('./admin/UsersSection.tsx')),
  points: lazySection(() => import('../features/points-admin/PointsAdmin.tsx')),
  creators: lazySection(() => import('../features/creators-admin/CreatorsAdmin.tsx')),
  editorial: lazySection(() => import('../features/editorial/Editorial.tsx')),
  statistics: lazySection(() => import('../features/web-statistics/WebStatistics.tsx')),
  audit: lazySection(() => import('../features/audit-trail/AuditTrail.tsx')),
};

/** The administration, for administrators alone (`mfe.ts`). All its data is fetched in the browser, with their token. */
export default function Admin() {
  const host = useHost();
  const { userId } = useSession();
  const { section = 'moderation', id } = useParams();
  const me = useQuery(ownQuery(host, userId, loginUser, {}));
  if (me.isError) return <ErrorPanel onRetry={() => void me.refetch()} retrying={me.isFetching} />;
  if (!isAdminSection(section)) return null;
  const Section = sections[section];
  return (
    <AdminFrame name={me.data?.name ?? ''} logOut={<LogOut size="small" />} section={section}>
      {me.data ? <Section id={id} /> : waiting}
    </AdminFrame>
  );
}
