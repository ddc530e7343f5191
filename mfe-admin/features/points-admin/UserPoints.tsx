import { useLocation, useSearchParams } from '@storyloom/mfe';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Section } from '@storyloom/ui/sections/Section';
import { UserGrants } from './grants/UserGrants.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { Plan } from './orders/Plan.tsx';

const tabs = [
  { value: 'purchases', label: 'Purchases' },
  { value: 'plan', label: 'Plan' },
  { value: 'grants', label: 'Grants' },
] as const;
type Tab = (typeof tabs)[number]['value'];

/** Purchases, plan and grants of a user. */
export function UserPoints({ userId }: { userId: string }) {
  // It tells the way back to the list of users.
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab');
  const tab: Tab = tabs.find(({ value }) => value === wanted)?.value ?? 'purchases';
  return (
    <Section title="Purchases and grants">
      <Tabs
        label="Purchases and grants"
        items={tabs}
        value={tab}
        onChange={(next) => setSearch(next === 'purchases' ? {} : { tab: next }, { replace: true, state })}
      >
        {tab === 'purchases' ? <OrderList userId={userId} /> : null}
        {tab === 'plan' ? <Plan userId={userId} /> : null}
        {tab === 'grants' ? <UserGrants userId={userId} /> : null}
      </Tabs>
    </Section>
  );
}
