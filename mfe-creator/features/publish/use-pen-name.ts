import { actionMessages } from '@storyloom/contract/core/messages';
import { defaultName } from '@storyloom/contract/users/default-name';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import type { TextFieldProps } from '@storyloom/ui/forms/TextField';
import { useRef, useState } from 'react';

interface PenName {
  /** Props of the field; null for an author who has chosen a name. */
  field: TextFieldProps | null;
  /** Stores the name if one was written. False if it was refused, which the field shows. */
  save: () => Promise<boolean>;
}

/** Asks an author without a name of their own for one. */
export function usePenName(): PenName {
  const host = useHost();
  const { userId } = useSession();
  const query = ownQuery(host, userId, loginUser, {});
  const { data: user } = useQuery(query);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const isAsked = user !== undefined && user.name === defaultName(user.id);
  return {
    field: isAsked
      ? {
          ref: input,
          label: 'Pen name',
          optional: true,
          hint: `Readers see it with your stories. Without one they see “${user.name}”.`,
          error,
          autoComplete: 'nickname',
        }
      : null,
    async save() {
      const name = input.current?.value.trim();
      if (!name) return true;
      try {
        host.queryClient.setQueryData(query.queryKey, await host.call(nickname, { nickname: name }));
        return true;
      } catch (failure) {
        setError(serverMessage(failure) ?? actionMessages.saveFailed);
        return false;
      }
    },
  };
}
