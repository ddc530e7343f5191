import { useHost } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { useState } from 'react';
import type { TurnContext } from '../../chat/turn-context.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import { captureSelection } from '../../text/selected-text.ts';
import { MoreActions } from './MoreActions.tsx';
import styles from './TurnActions.module.css';
import { type PlainAction, showsOn, type TurnAction } from './turn-action.ts';

/** The actions of a message: in a row for the last message, mostly in a menu for the others. */
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
      aria-label="Actions"
      data-last={turn.isLast}
      onPointerDownCapture={(event) => captureSelection(turn.message.id, event)}
    >
      {shown.map((action) => {
        if (action.place === 'drawn') return <action.Control key={action.id} turn={turn} busy={busy} />;
        if (action.place === 'menu' || short) return null;
        const { id, label, tooltip, icon: Icon, readOnly } = action;
        return (
          <IconButton
            key={id}
            size="small"
            label={label}
            {...(tooltip && { title: tooltip })}
            icon={<Icon />}
            disabled={busy && !readOnly}
            onClick={() => act(action)}
          />
        );
      })}
      {menu.length > 0 ? <MoreActions actions={menu} busy={busy} onAct={act} /> : null}
      {opened?.Dialog ? <opened.Dialog turn={turn} onClose={() => setOpened(null)} /> : null}
    </fieldset>
  );
}
