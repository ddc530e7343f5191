const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface ModelAccount {
  balance: number;
  debt: number;
  /** Points that were bought, without those taken back. */
  bought: number;
  /** Days since 1970; -1 before the first check-in. */
  checkedInOn: number;
}

interface ModelHold {
  userId: string;
  amount: number;
  expiresAt: number;
  ended: 'settled' | 'released' | 'expired' | null;
}

/** A model of the ledger in memory: the answer of each command, and the balances after it. */
export function createLedgerModel() {
  const accounts = new Map<string, ModelAccount>();
  const successors = new Map<string, { userId: string; movable: number }>();
  const holds = new Map<string, ModelHold>();
  const clawbacks = new Map<string, { userId: string; left: number }>();
  const keys = new Set<string>();

  function owned(userId: string): ModelAccount {
    const own = accounts.get(userId);
    if (own !== undefined) return own;
    const successor = successors.get(userId);
    if (successor !== undefined) return owned(successor.userId);
    const created = { balance: 0, debt: 0, bought: 0, checkedInOn: -1 };
    accounts.set(userId, created);
    return created;
  }

  function gain(account: ModelAccount, amount: number): void {
    const paid = Math.min(account.balance + amount, account.debt);
    account.balance += amount - paid;
    account.debt -= paid;
  }

  function useKey(key: string): boolean {
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  }

  function take(userId: string, amount: number, key: string): 'known' | 'taken' | 'insufficient' {
    if (keys.has(key)) return 'known';
    const account = accounts.get(userId);
    if (account === undefined || account.balance < amount) return 'insufficient';
    account.balance -= amount;
    keys.add(key);
    return 'taken';
  }

  function end(hold: ModelHold, how: 'released' | 'expired'): void {
    hold.ended = how;
    const guest = successors.get(hold.userId);
    const kept = guest === undefined ? hold.amount : Math.min(hold.amount, guest.movable);
    if (guest !== undefined) guest.movable -= kept;
    gain(owned(hold.userId), kept);
  }

  return {
    read: (userId: string) => ({
      balance: accounts.get(userId)?.balance ?? 0,
      debt: accounts.get(userId)?.debt ?? 0,
    }),
    countOpenHolds: () => [...holds.values()].filter(({ ended }) => ended === null).length,

    credit(kind: 'grant' | 'purchase' | 'grantMonthly', userId: string, amount: number, key: string): string {
      const account = owned(userId);
      if (!useKey(key)) return 'false';
      if (kind !== 'grant') account.bought += amount;
      gain(account, amount);
      return 'true';
    },
    checkIn(userId: string, reward: number, now: number): string {
      const account = owned(userId);
      const today = Math.floor(now / DAY_MS);
      if (account.checkedInOn >= today) return 'points.already_claimed';
      account.checkedInOn = today;
      gain(account, reward);
      return 'true';
    },
    spend(userId: string, amount: number, key: string): string {
      return take(userId, amount, key) === 'insufficient' ? 'points.insufficient' : 'true';
    },
    hold(userId: string, amount: number, key: string, now: number): string {
      const outcome = take(userId, amount, key);
      if (outcome === 'taken') holds.set(key, { userId, amount, expiresAt: now + HOUR_MS, ended: null });
      return outcome === 'insufficient' ? 'points.insufficient' : 'true';
    },
    settle(key: string): string {
      const hold = holds.get(key);
      if (hold === undefined) return 'unknown';
      if (hold.ended === 'expired' && accounts.has(hold.userId))
        return take(hold.userId, hold.amount, `settle:${key}`) === 'insufficient' ? 'expired' : 'true';
      if (hold.ended !== null) return hold.ended;
      hold.ended = 'settled';
      return 'true';
    },
    refund(key: string): string {
      const hold = holds.get(key);
      if (hold === undefined) return 'unknown';
      if (hold.ended !== null) return 'false';
      end(hold, 'released');
      return 'true';
    },
    returnExpired(now: number): string {
      for (const hold of holds.values())
        if (hold.ended === null && hold.expiresAt <= now) end(hold, 'expired');
      return 'true';
    },
    clawBack(userId: string, amount: number, key: string): string {
      const account = owned(userId);
      if (!useKey(key)) return 'false';
      const taken = Math.min(account.balance, amount);
      account.balance -= taken;
      account.debt += amount - taken;
      account.bought -= amount;
      clawbacks.set(key, { userId, left: amount });
      return 'true';
    },
    restore(key: string, amount: number, restoreKey: string): string {
      const clawback = clawbacks.get(key);
      if (clawback === undefined) return 'unknown';
      if (keys.has(restoreKey)) return 'false';
      if (amount > clawback.left) return 'too much';
      keys.add(restoreKey);
      clawback.left -= amount;
      const account = owned(clawback.userId);
      account.bought += amount;
      gain(account, amount);
      return 'true';
    },
    merge(guestId: string, userId: string): string {
      const guest = accounts.get(guestId);
      accounts.delete(guestId);
      const moved = Math.max(0, Math.min(guest?.balance ?? 0, guest?.bought ?? 0));
      const movable = Math.max(0, (guest?.bought ?? 0) - moved);
      if (!successors.has(guestId)) successors.set(guestId, { userId, movable });
      if (guest === undefined) return '0';
      const account = owned(userId);
      account.debt += guest.debt;
      gain(account, moved);
      return String(moved);
    },
  };
}
