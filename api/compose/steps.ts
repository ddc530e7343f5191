import type { ApiModule } from '../platform/module.ts';
import type { EraseStep, MergeStep } from '../platform/user-data.ts';

/**
 * Replies take locks in the same order: saves, runs, messages, points. The lock of the counts precedes the steps that
 * change counts and scores.
 */
const mergeOrder = [
  ...['saveLocks', 'runs', 'imageRequests', 'messages', 'replyFeedback', 'saves'],
  ...[
    'countLocks',
    'readers',
    'insight',
    'bookshelf',
    'follows',
    'notifications',
    'notices',
    'thanks',
    'answers',
    'endings',
    'shares',
  ],
  ...['cases', 'settings', 'cards', 'payments', 'points'],
];

/** Rows that refer to others are erased first: saves before messages, for example. */
const eraseOrder = [
  ...['chat', 'saves', 'messages', 'shares', 'readers', 'insight', 'bookshelf', 'follows', 'notifications'],
  ...[
    'notices',
    'thanks',
    'answers',
    'endings',
    'settings',
    'exports',
    'cards',
    'audit',
    'cases',
    'writingHelp',
    'drafts',
    'files',
    'works',
  ],
  ...['payments', 'grants', 'creators'],
];

/** Moves the data of a guest into an account. */
export const listMergeSteps = (modules: readonly ApiModule[]): MergeStep[] =>
  inOrder(
    mergeOrder,
    modules.map(({ merge }) => merge),
  );

/** Erases the data of a deleted account. */
export const listEraseSteps = (modules: readonly ApiModule[]): EraseStep[] =>
  inOrder(
    eraseOrder,
    modules.map(({ erase }) => erase),
  );

/** Throws if a step has no place in the order, or a name in the order has not exactly one step. */
export function inOrder<Step>(
  order: readonly string[],
  steps: readonly (Readonly<Record<string, Step>> | undefined)[],
): Step[] {
  const named = steps.flatMap((each) => Object.entries(each ?? {}));
  const byName = new Map(named);
  const isComplete = byName.size === named.length && byName.size === order.length;
  return order.map((name) => {
    const step = byName.get(name);
    if (step === undefined || !isComplete)
      throw new Error(`Steps ${named.map(([each]) => each)} are not those of the order ${order}.`);
    return step;
  });
}
