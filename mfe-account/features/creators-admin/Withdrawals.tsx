import { DecisionTabs } from './DecisionTabs.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';

/** Withdrawals that are neither paid nor rejected, and those that are. */
export function Withdrawals() {
  return (
    <DecisionTabs label="State of the withdrawals">
      {(state) => <WithdrawalList state={state} />}
    </DecisionTabs>
  );
}
