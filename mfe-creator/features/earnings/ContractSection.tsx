import { contract as contractEndpoint } from '@storyloom/contract/creators/endpoints/contract';
import { contractApply } from '@storyloom/contract/creators/endpoints/contract-apply';
import type { Contract } from '@storyloom/contract/creators/entities/contract';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { Section } from '@storyloom/ui/sections/Section';
import { useRef } from 'react';
import styles from './Earnings.module.css';
import { formatDay } from './earnings.model.ts';
import { Progress } from './Progress.tsx';

const messageLimit = { max: creatorLimits.message, unit: 'characters' } as const;

/** The creator contract: progress towards it, the application and the decision. */
export function ContractSection() {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery(ownQuery(host, userId, contractEndpoint, {}));
  return (
    <Section title="Creator contract" busy={query.isPending}>
      {query.isPending ? <Skeleton height={88} /> : null}
      {query.isError && !query.data ? (
        <ErrorPanel
          compact
          title="Couldn’t load your contract."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.data ? <State contract={query.data} /> : null}
    </Section>
  );
}

function State({ contract }: { contract: Contract }) {
  const { state, reason, appliedAt, cardsReached, cardsNeeded, heatNeeded } = contract;
  const isSent = useRef(false);
  /** A sent application removes the form and its focused button; the element that replaces them receives the focus. */
  const takeFocus = (response: HTMLElement | null) => {
    if (isSent.current && document.activeElement === document.body) response?.focus();
    isSent.current = false;
  };
  if (state === 'ACCEPTED') return <p>You have a contract with Storyloom.</p>;
  if (state === 'APPLIED') {
    return (
      <p ref={takeFocus} tabIndex={-1}>
        You applied{appliedAt ? ` on ${formatDay(appliedAt)}` : ''}. We’ll write to you when we decide.
      </p>
    );
  }
  const canApply = cardsReached >= cardsNeeded;
  const heat = heatNeeded.toLocaleString('en');
  const counted = `${cardsReached} of ${cardsNeeded} stories above ${heat} heat`;
  return (
    <>
      {state === 'REFUSED' ? <p>Your last application was refused. Reason: {reason}</p> : null}
      {state === 'REFUSED' && !canApply ? <p>You can apply again when you meet the requirements.</p> : null}
      <p className={styles.note}>
        A contract needs {cardsNeeded} published stories above {heat} heat each. Heat counts readers with an
        account, and the chats of everybody who counts as a visitor. With a contract, you and Storyloom agree
        on terms of your own; the milestones above need none.
      </p>
      <Progress value={cardsReached} max={cardsNeeded} label={counted} />
      <p className={styles.note}>{counted}</p>
      {canApply ? (
        <Application
          onSent={() => {
            isSent.current = true;
          }}
        />
      ) : null}
    </>
  );
}

function Application({ onSent }: { onSent: () => void }) {
  const host = useHost();
  const { userId } = useSession();
  const form = useContractForm({
    schema: contractApply.input,
    defaultValues: { message: '' },
    send: async (input) => {
      const response = await host.call(contractApply, input);
      onSent();
      host.queryClient.setQueryData(ownQuery(host, userId, contractEndpoint, {}).queryKey, response);
      host.toast('success', 'Application sent.');
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Application">
      <LimitedTextArea
        {...form.field('message', 'Message')}
        optional
        hint="What you write, and what you plan to write."
        minLines={3}
        maxLines={8}
        limit={messageLimit}
      />
      <div>
        <Button type="submit" loading={form.sending}>
          Apply
        </Button>
      </div>
    </Form>
  );
}
