import type { Model } from '@storyloom/contract/chat/entities/model';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { useHost, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { ModelList } from './ModelList.tsx';
import styles from './ModelPicker.module.css';
import { useModel, useModels } from './models.queries.ts';
import { ReplyLengthChoice } from './ReplyLengthChoice.tsx';
import { ReplyPrice } from './ReplyPrice.tsx';

/** Chooses the model of a story, and how long the replies of models are. */
export function ModelPicker({ storyId }: { storyId: string }) {
  const { dialogs } = useHost();
  const models = useModels({ fresh: true });
  const model = useModel(storyId);
  const { userId } = useSession();
  // The default model is not stored, so that a later default applies.
  const choose = (model: Model) => modelChoice.write(userId, storyId, model.isDefault ? null : model.id);
  const unlock = async (model: Model) => {
    const isMember = await dialogs.open(getMorePoints, { needs: 'membership', opens: 'model' });
    await models.refetch();
    if (isMember) choose(model);
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
          title="Couldn’t load the models."
          text="Try again in a moment."
          onRetry={() => void models.refetch()}
          retrying={models.isFetching}
        />
      ) : null}
      {models.data ? (
        <ModelList
          models={models.data}
          chosenId={model.id}
          onChoose={choose}
          onUnlock={(model) => void unlock(model)}
        />
      ) : null}
      {models.data && !model.isOffline ? <ReplyLengthChoice /> : null}
      <ReplyPrice model={model} />
    </div>
  );
}
