import { actionMessages } from '@storyloom/contract/core/messages';
import { decide } from '@storyloom/contract/moderation/endpoints/decide';
import { takeCase } from '@storyloom/contract/moderation/endpoints/take-case';
import type { CaseOutcome, ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { serverMessage } from '@storyloom/http/errors';
import type { Host } from '@storyloom/mfe/host';

/** A case that could not be decided, and why. */
export interface LeftCase {
  item: ModerationCase;
  message: string;
}

/**
 * Decides cases one after the other. Each is taken first, which leaves one that another moderator has taken. `onNext` gets the
 * number of the case, from 1. After a failure that the server does not explain, the remaining ones are left too.
 */
export async function decideCases(
  host: Host,
  cases: readonly ModerationCase[],
  decision: { outcome: CaseOutcome; reason: string },
  onNext: (number: number) => void,
): Promise<LeftCase[]> {
  const left: LeftCase[] = [];
  const release = host.holdReload();
  for (const [at, item] of cases.entries()) {
    onNext(at + 1);
    try {
      await host.call(takeCase, { caseId: item.id, taken: true });
      await host.call(decide, { caseId: item.id, ...decision });
    } catch (error) {
      const message = serverMessage(error);
      if (message === null) {
        left.push(...cases.slice(at).map((each) => ({ item: each, message: actionMessages.actionFailed })));
        break;
      }
      left.push({ item, message });
    }
  }
  release();
  return left;
}
