import type { CodePurpose } from '@storyloom/contract/users/entities/code-purpose';
import type { NativeFieldProps } from '@storyloom/forms/use-contract-form';
import { CodeField } from '@storyloom/ui/forms/CodeField';
import { SendCode } from '../credentials/SendCode.tsx';

interface SentCodeProps {
  field: NativeFieldProps;
  /** Address to which the code is sent. */
  mail: string;
  purpose: CodePurpose;
  hint?: string;
  /** Called after a code was sent, to move the focus to the field. */
  onSent(): void;
  /** Called for a press without an address. */
  onRefused?(): void;
}

/** A field for a code, with the button that sends one. */
export function SentCode({ field, hint, ...sending }: SentCodeProps) {
  return <CodeField {...field} {...(hint !== undefined && { hint })} trailing={<SendCode {...sending} />} />;
}
