import { getMorePoints } from '@storyloom/contract/dialogs/get-more-points';
import { account } from '@storyloom/contract/endpoints/points/account';
import type { Model } from '@storyloom/contract/entities/model';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { modelChoice } from '../chat/ports/model-choice.ts';
import { ModelList } from './ModelList.tsx';
import styles from './ModelPicker.module.css';
import { useModel, useModels } from './models.queries.ts';

/** Chooses the model of a story. */
export function ModelPicker({ storyId }: { storyId: string }) {
  const host = useHost();
  const { dialogs } = host;
  const models = useModels({ fresh: true });
  const { id } = useModel(storyId);
  const { userId } = useSession();
  const balance = useQuery(ownQuery(host, userId, account, {}));
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
          chosenId={id}
          onChoose={choose}
          onUnlock={(model) => void unlock(model)}
        />
      ) : null}
      {balance.data ? (
        <p className={styles.balance}>
          Your balance: {balance.data.totalIntegral.toLocaleString('en')}. You’re never charged for a failed
          reply.
        </p>
      ) : null}
    </div>
  );
}
