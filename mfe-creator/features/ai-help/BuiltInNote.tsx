import { models } from '@storyloom/contract/chat/endpoints/models';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import panel from '../paid-help/Panel.module.css';

/** True on a site without a language model. */
export function useIsBuiltIn(): boolean {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, models, {}));
  return data?.some(({ isDefault, isOffline }) => isDefault && isOffline) ?? false;
}

/** Says what the help can do on a site without a language model. */
export function BuiltInNote({ text }: { text: string }) {
  const isBuiltIn = useIsBuiltIn();
  return isBuiltIn ? <p className={panel.quiet}>{`This site has no language model. ${text}`}</p> : null;
}
