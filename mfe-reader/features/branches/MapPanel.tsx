import type { Branch } from '@storyloom/contract/chat/entities/branch';
import { isTold } from '@storyloom/contract/chat/told';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { List, Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import { useChatBusy } from '../chat/use-chat.ts';
import { BranchList } from './BranchList.tsx';
import { BranchMap } from './BranchMap.tsx';
import { BranchPreview } from './BranchPreview.tsx';
import { layOutTree } from './branches.layout.ts';
import { useBranches } from './branches.queries.ts';
import styles from './MapPanel.module.css';

interface PanelProps {
  story: { id: string };
  chat: Chat;
  /** Closes the drawer. */
  close: () => void;
}

/** The message tree of the save, to jump to any message. */
export default function MapPanel({ story, chat, close }: PanelProps) {
  const tree = useBranches(story.id);
  const busy = useChatBusy(chat);
  const [asList, setAsList] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data } = tree;
  const layout = useMemo(() => layOutTree(data?.branches ?? []), [data]);

  if (tree.isError && !data) {
    return (
      <ErrorPanel
        title="Couldn’t load your branches."
        text="They’re safe."
        retrying={tree.isFetching}
        onRetry={() => void tree.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="100%" height="280px" />
      </div>
    );
  }
  const headId = data.headMessageId;
  const chosen = layout.nodes.find(({ branch }) => branch.id === (chosenId ?? headId)) ?? layout.nodes[0];
  if (!chosen || data.branches.every(({ onPath }) => onPath)) {
    const isRetold = transcriptOf(chat.store.getState()).messages.some(isTold);
    return (
      <EmptyState
        title="One path so far"
        text={`Go back or ${isRetold ? 'choose otherwise' : 'try again'}, and a map of your branches appears here.`}
      />
    );
  }
  const go = async ({ id }: Branch) => {
    if (await chat.jumpTo(id)) close();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <p>Every path you took. Nothing is lost.</p>
        <Button
          kind="ghost"
          size="small"
          icon={asList ? <Waypoints /> : <List />}
          onClick={() => setAsList(!asList)}
        >
          {asList ? 'As a map' : 'As a list'}
        </Button>
      </div>
      {data.truncated ? <p className={styles.note}>Only the newest branches are shown.</p> : null}
      {asList ? (
        <BranchList layout={layout} headId={headId} busy={busy} onGo={(branch) => void go(branch)} />
      ) : (
        <>
          <BranchMap
            layout={layout}
            headId={headId}
            chosen={chosen}
            onChoose={({ branch }) => setChosenId(branch.id)}
          />
          <BranchPreview
            branch={chosen.branch}
            headId={headId}
            busy={busy}
            onGo={() => void go(chosen.branch)}
          />
        </>
      )}
    </div>
  );
}
