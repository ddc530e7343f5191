import { useSearchParams } from '@storyloom/mfe';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import type { ReactNode } from 'react';

const tabs = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const;

type DecisionState = (typeof tabs)[number]['value'];

interface DecisionTabsProps {
  label: string;
  children: (state: DecisionState) => ReactNode;
}

/** Tabs for waiting and decided items; the URL keeps the choice (`?state=decided`). */
export function DecisionTabs({ label, children }: DecisionTabsProps) {
  const [search, setSearch] = useSearchParams();
  const state: DecisionState = search.get('state') === 'decided' ? 'decided' : 'waiting';
  return (
    <Tabs
      label={label}
      items={tabs}
      value={state}
      onChange={(next) => setSearch(next === 'waiting' ? {} : { state: next }, { replace: true })}
    >
      {children(state)}
    </Tabs>
  );
}
