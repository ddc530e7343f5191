import type { Branch } from '@storyloom/contract/entities/branch';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { List, Waypoints } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { useChatBusy } from '../chat/use-chat.ts';
import { BranchList } from './BranchList.tsx';
import { BranchMap } from './BranchMap.tsx';
import { BranchPreview } from './BranchPreview.tsx';
import { layOut } from './branches.layout.ts';
import { useBranches } from './branches.queries.ts';
import styles from './MapPanel.module.css';

interface PanelProps {
  story: { id: string };
  chat: Chat;
  /** Closes the drawer. */
  close: () => void;
}

/** The whole tree that the reader has made, and the way to any place of it. */
export default function MapPanel({ story, chat, close }: PanelProps) {
  const tree = useBranches(story.id);
  const busy = useChatBusy(chat);
  const [asList, setAsList] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data } = tree;
  const layout = useMemo(() => layOut(data?.branches ?? []), [data]);

  if (tree.isError && !data) {
    return (
      <ErrorPanel
        title="Load failed, please refresh later"
        text="Your branches are safe."
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
  const chosen = layout.spots.find(({ branch }) => branch.id === (chosenId ?? headId)) ?? layout.spots[0];
  if (!chosen) {
    return (
      <EmptyState
        title="No map yet"
        text="Your story is drawn here from your first words on, with every way you took and left."
      />
    );
  }
  const go = async ({ id }: Branch) => {
    if (await chat.jumpTo(id)) close();
  };

  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <p>{data.branches.length > 2 ? 'Every way you took. Nothing is lost.' : hint}</p>
        <Button
          kind="ghost"
          size="small"
          icon={asList ? <Waypoints /> : <List />}
          onClick={() => setAsList(!asList)}
        >
          {asList ? 'As a map' : 'As a list'}
        </Button>
      </div>
      {data.truncated ? <p className={styles.note}>Only the newest ways are drawn.</p> : null}
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

const hint = 'Rewind, or have a reply written anew, and the ways part here.';
