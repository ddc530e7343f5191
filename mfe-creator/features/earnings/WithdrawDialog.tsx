import { withdrawalForm } from '@storyloom/contract/creator-rules';
import { earnings as earningsEndpoint } from '@storyloom/contract/endpoints/creators/earnings';
import { withdraw } from '@storyloom/contract/endpoints/creators/withdraw';
import { withdrawals } from '@storyloom/contract/endpoints/creators/withdrawals';
import { documentKinds } from '@storyloom/contract/entities/withdrawal';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { CheckboxField } from '@storyloom/ui/forms/CheckboxField';
import { ChoiceField } from '@storyloom/ui/forms/ChoiceField';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useId } from 'react';
import { ContactFields } from './ContactFields.tsx';
import { DocumentField } from './DocumentField.tsx';
import styles from './Earnings.module.css';
import { documentLabels, formatUsd } from './earnings.model.ts';
import { useGuardedClose } from './use-guarded-close.ts';

const documents = documentKinds.map((value) => ({ value, label: documentLabels[value] }));

/** Asks for everything that is available. */
export default function WithdrawDialog({ cents, onClosed }: { cents: number; onClosed: () => void }) {
  const host = useHost();
  const formId = useId();
  const form = useContractForm({
    schema: withdrawalForm,
    defaultValues: { paypalEmail: '', contactEmail: '', documentId: '' },
    errorFields: { 'withdrawal.document_missing': 'documentId' },
    send: async (fields) => {
      await host.call(withdraw, { ...fields, cents });
      for (const { path } of [earningsEndpoint, withdrawals])
        void host.queryClient.invalidateQueries({ queryKey: [path] });
      host.toast('success', 'Request sent. We’ll check it and write to you.');
      close();
    },
  });
  const { isOpen, askToClose, close } = useGuardedClose(form, {
    title: 'Discard this request?',
    message: 'What you typed and the picture of your document are lost.',
  });
  return (
    <Dialog
      title={`Withdraw ${formatUsd(cents)}`}
      description="We check your document once, then send the money to your PayPal account."
      open={isOpen}
      onClose={askToClose}
      onClosed={onClosed}
      footer={
        <>
          <Button kind="ghost" onClick={askToClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={form.sending}>
            Request withdrawal
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className={styles.form} aria-label="Withdrawal">
        <ContactFields form={form} />
        <ChoiceField {...form.field('documentType', 'Identity document')} options={documents} />
        <DocumentField {...form.valueField('documentId', 'Picture of the document')} />
        <CheckboxField
          {...form.field('agreement', 'I agree that Storyloom checks my document for this withdrawal')}
        />
      </Form>
    </Dialog>
  );
}
