import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { useHost } from '@storyloom/mfe';
import { formatPrice } from '@storyloom/ui/text/format-price';
import { ChevronDown } from 'lucide-react';
import type { ActiveModel } from '../chat/ports/active-model.ts';
import { useBalanceAfter } from '../chat/use-balance-after.ts';
import styles from './ModelButton.module.css';
import { nextPriceText, priceText } from './models.model.ts';

/** The model of the next reply, and what the Send button does not say about its price; opens the model picker. */
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
      <span className={styles.name}>{model.name ?? 'Model'}</span>
      {price === priceText(model.price) ? null : <span>{` · ${price}`}</span>}
      <ChevronDown aria-hidden="true" />
    </button>
  );
}
