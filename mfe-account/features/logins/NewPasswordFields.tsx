import type { ContractForm } from '@storyloom/forms/use-contract-form';
import { PasswordField } from '@storyloom/ui/forms/PasswordField';
import { StrengthMeter } from '@storyloom/ui/forms/StrengthMeter';
import { newPasswordHint } from '../credentials/credentials.rules.ts';
import { passwordStrength } from '../credentials/password-strength.ts';

interface NewPassword {
  accessToken: string;
  confirmation: string;
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields<Values extends NewPassword>({ form }: { form: ContractForm<Values> }) {
  const { field, native } = form as unknown as ContractForm<NewPassword>;
  const password = native.watch('accessToken');
  return (
    <>
      <PasswordField
        {...field('accessToken', 'New password')}
        hint={newPasswordHint}
        autoComplete="new-password"
        strength={password === '' ? null : <StrengthMeter {...passwordStrength(password)} />}
      />
      <PasswordField {...field('confirmation', 'Confirm password')} autoComplete="new-password" />
    </>
  );
}
