import type * as z from '@storyloom/schema';
import { formatWhole } from './count-format.ts';

const units: Record<string, string> = { string: ' characters', array: ' items' };
const kinds: Record<string, string> = {
  string: 'text',
  array: 'list',
  boolean: 'true or false',
  int: 'whole number',
};

const amount = (value: number | bigint, origin: string) => `${formatWhole(value)}${units[origin] ?? ''}`;

/** The message of a rule that has none of its own. Zod’s are written for programmers. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `At most ${amount(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `At least ${amount(issue.minimum, issue.origin)}`;
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required.';
      return `This is not a ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `Use one of: ${issue.values.join(', ')}`;
    default:
      return 'This is not valid.';
  }
}
