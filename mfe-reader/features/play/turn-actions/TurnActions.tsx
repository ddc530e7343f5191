import { useHost } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { useState } from 'react';
import type { TurnContext } from '../../chat/turn-context.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import { MenuButton } from '../../lazy/MenuButton.tsx';
import { captureSelection } from '../../text/selected-text.ts';
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
    void action.run?.(turn, host);
    if (action.Dialog) setOpened(action);
  };
  return (
    <fieldset
      className={styles.actions}
      aria-label="Actions"
      data-last={turn.isLast}
      data-role={turn.message.role}
      onPointerDownCapture={(event) => captureSelection(turn.message.id, event)}
    >
      {shown.map((action) => {
        if (action.place === 'drawn') return <action.Control key={action.id} turn={turn} busy={busy} />;
        if (action.place === 'menu' || short) return null;
        const { id, label, tooltip, icon: Icon, readOnly } = action;
        return (
          <IconButton
            key={id}
            label={label}
            {...(tooltip && { title: tooltip })}
            icon={<Icon />}
            disabled={busy && !readOnly}
            onClick={() => act(action)}
          />
        );
      })}
      {menu.length > 0 ? (
        <MenuButton
          label="More"
          items={menu.map((action) => ({
            id: action.id,
            label: action.label,
            icon: <action.icon />,
            disabled: busy && !action.readOnly,
            onSelect: () => act(action),
          }))}
        />
      ) : null}
      {opened?.Dialog ? <opened.Dialog turn={turn} onClose={() => setOpened(null)} /> : null}
    </fieldset>
  );
}
