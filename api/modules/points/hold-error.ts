/** Why a hold cannot be settled: it was charged already, returned on request, or has expired. */
export type HoldFault = 'settled' | 'released' | 'expired';

const messages: Record<HoldFault, string> = {
  settled: 'was settled before',
  released: 'was released',
  expired: 'has expired',
};

export class HoldError extends Error {
  override readonly name = 'HoldError';
  readonly fault: HoldFault;

  constructor(fault: HoldFault, key: string) {
    super(`The hold ${key} cannot be settled: it ${messages[fault]}.`);
    this.fault = fault;
  }
}
