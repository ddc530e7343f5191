import { WithdrawalList } from './WithdrawalList.tsx';

/** Withdrawals that are neither paid nor rejected. */
export const Withdrawals = () => <WithdrawalList state="waiting" />;
