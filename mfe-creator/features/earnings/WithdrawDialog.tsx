import { countries, countryName } from '@storyloom/contract/creators/countries';
import { earnings as earningsEndpoint } from '@storyloom/contract/creators/endpoints/earnings';
import { withdraw } from '@storyloom/contract/creators/endpoints/withdraw';
import { withdrawals } from '@storyloom/contract/creators/endpoints/withdrawals';
import { documentKinds } from '@storyloom/contract/creators/entities/withdrawal';
import { withdrawalForm } from '@storyloom/contract/creators/rules';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { TextField } from '@storyloom/ui/forms/TextField';
import { type RefObject, useRef } from 'react';
import { ContactFields } from './ContactFields.tsx';
import { DocumentField } from './DocumentField.tsx';
import { documentLabels, formatUsd } from './earnings.model.ts';
import { GuardedFormDialog } from './GuardedFormDialog.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

const documents = documentKinds.map((value) => ({ value, label: documentLabels[value] }));
const countryOptions = countries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

interface WithdrawDialogProps {
  cents: number;
  /** Contains the button that opens the dialog and its replacement. Focused after a request was sent. */
  way: RefObject<HTMLElement | null>;
  onClosed: () => void;
}

/** Requests the withdrawal of the whole available amount. */
export default function WithdrawDialog({ cents, way, onClosed }: WithdrawDialogProps) {
  const host = useHost();
  const isSent = useRef(false);
  const form = useContractForm({
    schema: withdrawalForm,
    defaultValues: { paypalEmail: '', contactEmail: '', legalName: '', country: '', documentId: '' },
    errorFields: { 'withdrawal.document_missing': 'documentId' },
    send: async (fields) => {
      await host.call(withdraw, { ...fields, cents });
      isSent.current = true;
      // The button that opened the dialog is removed before the focus could return to it.
      await Promise.all(
        [earningsEndpoint, withdrawals].map(({ path }) =>
          host.queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      );
      host.toast('success', 'Request sent. We’ll check it and write to you.');
      guard.close();
    },
  });
  const guard = useGuardedClose(form, {
    title: 'Discard this request?',
    message: 'What you typed and the picture of your document are lost.',
  });
  return (
    <GuardedFormDialog
      title={`Withdraw ${formatUsd(cents)}`}
      description="We check your document once, then send the money to your PayPal account."
      form={form}
      label="Withdrawal"
      action="Request withdrawal"
      guard={guard}
      finalFocus={() => (isSent.current ? way.current : null)}
      onClosed={onClosed}
    >
      <ContactFields form={form} />
      <TextField
        {...form.field('legalName', 'Legal name')}
        hint="As your document shows it"
        autoComplete="name"
      />
      <SelectField
        {...form.field('country', 'Country')}
        options={countryOptions}
        placeholder="Choose a country"
        autoComplete="country"
      />
      <ChoiceField {...form.field('documentType', 'Identity document')} options={documents} />
      <DocumentField {...form.valueField('documentId', 'Picture of the document')} />
      <CheckboxField
        {...form.field('agreement', 'I agree that Storyloom checks my document for this withdrawal')}
      />
    </GuardedFormDialog>
  );
}
