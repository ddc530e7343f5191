import { prices } from '@storyloom/contract/points/limits';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import { Button } from '@storyloom/ui/actions/Button';
import { TextField } from '@storyloom/ui/forms/TextField';
import { PriceNote } from '@storyloom/ui/text/PriceNote';
import { useRef } from 'react';
import panel from '../paid-help/Panel.module.css';
import { useBalanceAfter } from '../paid-help/use-balance-after.ts';
import { BuiltInNote } from './BuiltInNote.tsx';
import { useIsBuiltIn } from './use-is-built-in.ts';

interface AskToImproveProps {
  /** Label of the field. */
  label: string;
  /** The selected part to improve; null for the whole text. */
  selected: string | null;
  /** True to write a text, without one to improve. */
  isEmpty: boolean;
  onStart: (instruction: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the author's instruction and shows the price. */
export function AskToImprove({ label, selected, isEmpty, onStart, onClose }: AskToImproveProps) {
  const left = useBalanceAfter(prices.optimize);
  const instruction = useRef<HTMLInputElement>(null);
  const isBuiltIn = useIsBuiltIn();
  const verb = isEmpty ? 'Write' : 'Improve';
  if (isEmpty && isBuiltIn)
    return (
      <fieldset className={panel.panel} tabIndex={-1} aria-label={`Improve ${label.toLowerCase()}`}>
        <BuiltInNote text="The built-in editor improves texts, but can’t write them. Write something first." />
        <Button size="small" kind="ghost" onClick={onClose}>
          Close
        </Button>
      </fieldset>
    );
  return (
    <fieldset className={panel.panel} tabIndex={-1} aria-label={`${verb} ${label.toLowerCase()}`}>
      {selected === null ? null : (
        <p className={panel.quiet}>{`Only the selected text: ${shorten(selected)}`}</p>
      )}
      <BuiltInNote text="The built-in editor corrects spelling, grammar, punctuation and wordy phrases, but may miss some errors. Ask for “shorter” and it leaves out sentences. It can’t follow other wishes, and is free if it changes nothing." />
      <TextField
        ref={instruction}
        label={isEmpty ? 'What should it say?' : 'How should it change?'}
        optional
        hint={isEmpty ? 'Without a wish, it is written from what your draft has.' : 'Such as “shorter”.'}
        maxLength={writingHelpLimits.instruction}
        autoComplete="off"
      />
      <PriceNote
        price={`${prices.optimize} points`}
        left={left}
        failure="You’re never charged if it fails."
      />
      <div className={panel.row}>
        <Button size="small" onClick={() => void onStart(instruction.current?.value ?? '')}>
          {verb} · {prices.optimize} points
        </Button>
        <Button size="small" kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}

/** “The bell … at dawn.” */
function shorten(text: string): string {
  const words = text.split(/\s+/);
  return `“${words.length <= 12 ? words.join(' ') : `${words.slice(0, 6).join(' ')} … ${words.slice(-4).join(' ')}`}”`;
}
