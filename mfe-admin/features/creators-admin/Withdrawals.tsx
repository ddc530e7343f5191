import { DecisionTabs } from './DecisionTabs.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

/** Withdrawals, in tabs for waiting and decided ones. */
export function Withdrawals() {
  return (
    <DecisionTabs label="State of the withdrawals">
      {(state) => <WithdrawalList state={state} />}
    </DecisionTabs>
  );
}
