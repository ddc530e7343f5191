import { useHost } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { useState } from 'react';
import type { TurnContext } from '../../chat/turn-context.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import { keepSelected } from '../../text/selected-text.ts';
import { MoreActions } from './MoreActions.tsx';
import styles from './TurnActions.module.css';
import { type PlainAction, showsOn, type TurnAction } from './turn-action.ts';

/** The quiet row under a turn: whole under the last one, under the others mostly behind a menu. */
export function TurnActions({ turn, actions }: { turn: TurnContext; actions: readonly TurnAction[] }) {
  const host = useHost();
  const busy = useChatBusy(turn.chat);
  const [opened, setOpened] = useState<PlainAction | null>(null);
  const short = !turn.isLast;
  const shown = actions.filter((action) => showsOn(action, turn));
  const menu = shown.filter(
    (action): action is PlainAction => action.place === 'menu' || (short && action.place === 'row'),
  );
  const act = (action: PlainAction) => {
    action.run?.(turn, host);
    if (action.Dialog) setOpened(action);
  };
  return (
    <fieldset
      className={styles.actions}
      aria-label="What to do with this"
      data-last={turn.isLast}
      onPointerDownCapture={(event) => keepSelected(turn.message.id, event)}
    >
      {shown.map((action) => {
        if (action.place === 'drawn') return <action.Control key={action.id} turn={turn} busy={busy} />;
        if (action.place === 'menu' || short) return null;
        const { id, label, icon: Icon, harmless } = action;
        return (
          <IconButton
            key={id}
            size="small"
            label={label}
            icon={<Icon />}
            disabled={busy && !harmless}
            onClick={() => act(action)}
          />
        );
      })}
      {menu.length > 0 ? <MoreActions actions={menu} busy={busy} onAct={act} /> : null}
      {opened?.Dialog ? <opened.Dialog turn={turn} onClose={() => setOpened(null)} /> : null}
    </fieldset>
  );
}
