import type { Model } from '@storyloom/contract/chat/entities/model';
import { Badge } from '@storyloom/ui/text/Badge';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import styles from './ModelList.module.css';
import { fairUseText, priceText } from './models.model.ts';

interface ModelListProps {
  models: readonly Model[];
  chosenId: string | null;
  onChoose: (model: Model) => void;
  /** Called when a locked model is pressed. */
  onUnlock: (model: Model) => void;
}

/** The models as radio buttons. Locked ones are buttons that offer a membership; unconnected ones are text. */
export function ModelList({ models, chosenId, onChoose, onUnlock }: ModelListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">Model</legend>
      {models.map((model) =>
        !model.isConnected ? (
          <div key={model.id} className={styles.row} data-unavailable>
            <Lock className={styles.lock} aria-hidden="true" />
            <ModelText model={model} />
          </div>
        ) : model.isLocked ? (
          <button
            key={model.id}
            type="button"
            className={styles.row}
            aria-haspopup="dialog"
            onClick={() => onUnlock(model)}
          >
            <Lock className={styles.lock} aria-hidden="true" />
            <ModelText model={model} />
          </button>
        ) : (
          <label key={model.id} className={styles.row}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={model.id}
              checked={model.id === chosenId}
              onChange={() => onChoose(model)}
            />
            <ModelText model={model} />
          </label>
        ),
      )}
    </fieldset>
  );
}

function ModelText({ model }: { model: Model }) {
  const fairUse = fairUseText(model);
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>
          {model.name}
          {model.isOffline ? <Badge>Built-in storyteller</Badge> : null}
          {model.isLocked && model.isConnected ? <span className="visually-hidden">Locked</span> : null}
        </span>
        <span className={styles.about}>{model.description}</span>
        {fairUse ? <span className={styles.about}>{fairUse}</span> : null}
      </span>
      <span className={styles.price}>
        {priceText(model.price)}
        <span className={styles.per}>a reply</span>
      </span>
    </>
  );
}
