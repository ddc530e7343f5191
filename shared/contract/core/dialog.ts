import type * as z from '@storyloom/schema';
import type { Owner, Versioned } from './reference.ts';

/**
 * A dialog that any micro-frontend may open and its owner draws. A published version never changes: a new version is a
 * new file beside it, and the owner offers both until nothing opens the old.
 */
export interface DialogDefinition<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> extends Versioned {
  owner: Owner;
  input: Input;
  /** The value `dialogs.open` resolves with; undefined when the dialog is dismissed. */
  result: Result;
}

export type DialogInput<D extends DialogDefinition> = z.output<D['input']>;
export type DialogResult<D extends DialogDefinition> = z.output<D['result']>;

export function defineDialog<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  definition: DialogDefinition<Input, Result>,
): DialogDefinition<Input, Result> {
  return definition;
}
