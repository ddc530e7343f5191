import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { findBlockCase, insertCase, insertDecision, updateCase } from './cases.repository.ts';

export interface Block {
  userId: string;
  name: string;
  reason: string;
  /** The administrator. */
  by: string;
  at: Date;
}

/** Opens the case of a block, already decided, so that the blocked person can appeal. */
export async function recordBlock(tx: Tx, { userId, name, reason, by, at }: Block): Promise<void> {
  const id = newId();
  await insertCase(tx, {
    id,
    subjectKind: 'ACCOUNT',
    subjectId: userId,
    authorId: userId,
    title: name,
    excerpt: '',
    href: `/user/profile/${userId}`,
    former: {},
    status: 'DECIDED',
    outcome: 'VIOLATION',
    openedAt: at,
    updatedAt: at,
  });
  await insertDecision(tx, { caseId: id, outcome: 'VIOLATION', reason, decidedBy: by, decidedAt: at });
}

/** Closes the case of a block that an administrator lifts. */
export async function recordUnblock(tx: Tx, { userId, reason, by, at }: Omit<Block, 'name'>): Promise<void> {
  const found = await findBlockCase(tx, userId);
  if (found === undefined) return;
  const outcome = 'NO_VIOLATION';
  await updateCase(tx, found.id, { status: 'CLOSED', outcome, former: null, updatedAt: at });
  await insertDecision(tx, { caseId: found.id, outcome, reason, decidedBy: by, decidedAt: at });
}
