import { models } from '@storyloom/contract/chat/endpoints/models';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import panel from '../paid-help/Panel.module.css';

/** Says what the help can do on a site without a language model. */
export function BuiltInNote({ text }: { text: string }) {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, models, {}));
  if (!data?.some(({ isDefault, isOffline }) => isDefault && isOffline)) return null;
  return <p className={panel.quiet}>{`This site has no language model. ${text}`}</p>;
}
