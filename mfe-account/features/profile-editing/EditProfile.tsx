import { introduction } from '@storyloom/contract/users/endpoints/introduction';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { profile } from '@storyloom/contract/users/endpoints/profile';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { userLimits } from '@storyloom/contract/users/limits';
import { Form } from '@storyloom/forms/Form';
import { useContractForm } from '@storyloom/forms/use-contract-form';
import { ownQuery, useHost } from '@storyloom/mfe';
import * as z from '@storyloom/schema';
import { Button } from '@storyloom/ui/actions/Button';
import { LimitedTextArea } from '@storyloom/ui/forms/LimitedTextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import styles from './EditProfile.module.css';

const rules = z.strictObject({ ...nickname.input.shape, ...introduction.input.shape });
const introductionLimit = { max: userLimits.introduction, unit: 'characters' } as const;

interface EditProfileProps {
  user: UserInfo;
  onDone(): void;
}

/** Changes the visitor's name and introduction, with one call for each changed field. */
export default function EditProfile({ user, onDone }: EditProfileProps) {
  const host = useHost();
  const { queryKey } = ownQuery(host, user.id, loginUser, {});
  const form = useContractForm({
    schema: rules,
    defaultValues: { nickname: user.name, introduction: user.introduction },
    errorFields: { 'user.name_not_allowed': 'nickname', 'chat.moderated': 'introduction' },
    send: async (values) => {
      const known = host.queryClient.getQueryData(queryKey) ?? user;
      // Stores each answer at once, because the second call may be refused.
      const keep = (saved: UserInfo) => host.queryClient.setQueryData(queryKey, saved);
      if (values.nickname !== known.name) keep(await host.call(nickname, { nickname: values.nickname }));
      if (values.introduction !== known.introduction)
        keep(await host.call(introduction, { introduction: values.introduction }));
      await host.queryClient.invalidateQueries({ queryKey: [profile.path] });
      host.toast('success', 'Profile saved.');
      onDone();
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Edit profile">
      <TextField {...form.field('nickname', 'Nickname')} autoComplete="nickname" />
      <LimitedTextArea
        {...form.field('introduction', 'Introduction')}
        limit={introductionLimit}
        minLines={3}
        optional
      />
      <div className={styles.actions}>
        <Button type="submit" loading={form.sending}>
          Save
        </Button>
        <Button kind="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
