import { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import type { Model } from '@storyloom/contract/entities/model';
import { messages } from '@storyloom/contract/messages';
import { useHost } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { ModelList } from './ModelList.tsx';
import styles from './ModelPicker.module.css';
import { useModel, useModels } from './models.queries.ts';

/** Who writes the replies of this story from now on. */
export function ModelPicker({ storyId }: { storyId: string }) {
  const { dialogs } = useHost();
  const models = useModels({ fresh: true });
  const { id } = useModel(storyId);
  // What the site chooses anyway is not kept: it may choose better one day.
  const choose = (model: Model) => modelChoice.write(storyId, model.isDefault ? null : model.id);
  const unlock = async () => {
    await dialogs.open(pointsDetails);
    await models.refetch();
  };
  return (
    <div className={styles.picker} aria-busy={models.isPending}>
      {models.isPending ? (
        <>
          <Skeleton height="76px" />
          <Skeleton height="76px" />
        </>
      ) : null}
      {models.isError && !models.data ? (
        <ErrorPanel
          compact
          title="The models did not load"
          text={messages.loadFailed}
          onRetry={() => void models.refetch()}
          retrying={models.isFetching}
        />
      ) : null}
      {models.data ? (
        <ModelList models={models.data} chosenId={id} onChoose={choose} onUnlock={() => void unlock()} />
      ) : null}
    </div>
  );
}
