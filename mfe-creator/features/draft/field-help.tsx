import { type ComponentType, createContext, useContext } from 'react';

/** A part of a text, and the index at which it begins. */
export interface SelectedText {
  text: string;
  start: number;
}

export interface FieldHelpProps {
  path: string;
  label: string;
  /** The selected part of the text, for texts that are too long to be improved at once; null without a selection. */
  readSelection?: () => SelectedText | null;
}

/** The help below each field of the form, which the page provides; none by default. */
export const FieldHelpContext = createContext<ComponentType<FieldHelpProps> | null>(null);

/** A place for help with one field. */
export function FieldHelp(props: FieldHelpProps) {
  const Help = useContext(FieldHelpContext);
  return Help ? <Help {...props} /> : null;
}
