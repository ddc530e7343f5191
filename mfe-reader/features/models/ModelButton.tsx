import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { useHost } from '@storyloom/mfe';
import { formatPrice } from '@storyloom/ui/text/format-price';
import { ChevronDown } from 'lucide-react';
import type { ActiveModel } from '../chat/ports/active-model.ts';
import { useBalanceAfter } from '../chat/use-balance-after.ts';
import styles from './ModelButton.module.css';
import { nextPriceText } from './models.model.ts';

/** The model and price of the next reply; opens the model picker. */
export function ModelButton({ storyId, model }: { storyId: string; model: ActiveModel }) {
  const { dialogs } = useHost();
  const price = nextPriceText(model);
  const left = useBalanceAfter(model.price);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={`Model${model.name ? ` ${model.name}` : ''}, ${formatPrice({ price, isFree: model.price === 0, left })}`}
      onClick={() => void dialogs.open(modelPicker, { storyId })}
    >
      {model.name ? <span className={styles.name}>{`${model.name} · `}</span> : null}
      <span>{price}</span>
      <ChevronDown aria-hidden="true" />
    </button>
  );
}
