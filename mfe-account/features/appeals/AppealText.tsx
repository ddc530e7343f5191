import { moderationLimits } from '@storyloom/contract/moderation/limits';
import type { NativeFieldProps } from '@storyloom/forms/use-contract-form';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';

export const appealLabel = 'Why should we look again?';

const limit = { max: moderationLimits.appeal, unit: 'characters' } as const;

/** The text of an appeal, as a field of its form. */
export function AppealText(field: NativeFieldProps) {
  return (
    <LimitedTextArea
      {...field}
      hint="You can ask once. The next decision is final."
      minLines={3}
      maxLines={8}
      limit={limit}
    />
  );
}
