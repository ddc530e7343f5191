import { blockUser } from '@storyloom/contract/admin/endpoints/block-user';
import { unblockUser } from '@storyloom/contract/admin/endpoints/unblock-user';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { moderationLimits } from '@storyloom/contract/moderation/limits';
import { blockInput } from '@storyloom/contract/moderation/rules';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { ActionPanel } from '../admin-parts/ActionPanel.tsx';
import parts from '../admin-parts/AdminParts.module.css';

const reasonLimit = { max: moderationLimits.reason, unit: 'characters' } as const;

const texts = {
  free: {
    title: 'Block this account',
    hint: 'This is emailed to the user, and shown when they try to log in.',
    action: 'Block account',
    done: 'Blocked. All sessions have ended.',
  },
  blocked: {
    title: 'Unblock this account',
    hint: 'This is emailed to the user.',
    action: 'Unblock account',
    done: 'Unblocked.',
  },
};

const blockQuestion = ({ name, emails }: AdminUserDetail, reason: string) => ({
  title: `Block ${name}?`,
  message: [
    `Account: ${emails.join(', ') || 'no email address'}`,
    `Reason: “${reason}”`,
    'All sessions end, and nobody can log in to the account until you unblock it. The user reads the reason in an email and when they try to log in.',
  ].join('\n\n'),
  confirmLabel: 'Block',
  cancelLabel: 'Cancel',
  danger: true,
});

interface BlockFormProps {
  user: AdminUserDetail;
  onChanged: (user: AdminUserDetail) => void;
}

/** Blocks an account with a reason, or unblocks it. */
export function BlockForm({ user, onChanged }: BlockFormProps) {
  const host = useHost();
  const { title, hint, action, done } = texts[user.blocked ? 'blocked' : 'free'];
  const form = useContractForm({
    schema: blockInput,
    defaultValues: { userId: user.id, reason: '' },
    send: async (values) => {
      if (!user.blocked && !(await host.confirm(blockQuestion(user, values.reason)))) return;
      onChanged(await host.call(user.blocked ? unblockUser : blockUser, values));
      host.toast('success', done);
      form.native.reset();
    },
  });
  return (
    <ActionPanel title={title}>
      <Form form={form} className={parts.form} aria-label={title}>
        <LimitedTextArea
          {...form.field('reason', 'Reason')}
          hint={hint}
          minLines={2}
          maxLines={8}
          limit={reasonLimit}
        />
        <div>
          <Button type="submit" kind={user.blocked ? 'quiet' : 'danger'} loading={form.sending}>
            {action}
          </Button>
        </div>
      </Form>
    </ActionPanel>
  );
}
