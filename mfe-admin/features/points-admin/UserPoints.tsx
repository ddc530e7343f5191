import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { useSearchParams, useSession } from '@storyloom/mfe';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Section } from '@storyloom/ui/sections/Section';
import { GrantForm } from './grants/GrantForm.tsx';
import { UserGrants } from './grants/UserGrants.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { Plan } from './orders/Plan.tsx';

const tabs = [
  { value: 'purchases', label: 'Purchases' },
  { value: 'plan', label: 'Plan' },
  { value: 'grants', label: 'Grants' },
] as const;
type Tab = (typeof tabs)[number]['value'];

/** Purchases, plan and grants of a user, with the form that grants points. */
export function UserPoints({ user }: { user: AdminUserDetail }) {
  const { userId: viewerId } = useSession();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab: Tab = tabs.find(({ value }) => value === wanted)?.value ?? 'purchases';
  return (
    <>
      {user.id === viewerId || !user.isRealUser ? null : <GrantForm user={user} />}
      <Section title="Purchases and grants">
        <Tabs
          label="Purchases and grants"
          items={tabs}
          value={tab}
          onChange={(next) => setSearch(next === 'purchases' ? {} : { tab: next }, { replace: true })}
        >
          {tab === 'purchases' ? <OrderList userId={user.id} /> : null}
          {tab === 'plan' ? <Plan userId={user.id} /> : null}
          {tab === 'grants' ? <UserGrants userId={user.id} /> : null}
        </Tabs>
      </Section>
    </>
  );
}
