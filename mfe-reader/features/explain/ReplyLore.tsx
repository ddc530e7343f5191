import { explain } from '@storyloom/contract/chat/endpoints/explain';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import styles from './ExplainDialog.module.css';
import { reasonsOf } from './explain.model.ts';
import { Reasons } from './Reasons.tsx';

/** The lore of a reply, for its author: used and left out, with the reasons. */
export function ReplyLore({ messageId }: { messageId: string }) {
  const { data } = useQuery(endpointQuery(useHost(), explain, { messageId }));
  if (data === undefined) return null;
  const { used, leftOut } = reasonsOf(data);
  return (
    <details className={styles.lore}>
      <summary>{`Lore of this reply: ${used.length} used, ${leftOut.length} left out`}</summary>
      <div className={styles.reasons}>
        {data.length === 0 ? <p className={styles.none}>No notes came up.</p> : null}
        <Reasons heading="Notes it used" reasons={used} />
        <Reasons heading="Notes it left out" reasons={leftOut} />
      </div>
    </details>
  );
}
