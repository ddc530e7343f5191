import { type ComponentType, createContext, useContext } from 'react';
import { PlaceNote } from './PlaceNote.tsx';

/** A part of a text, and its start index. */
export interface SelectedText {
  text: string;
  start: number;
}

export interface FieldHelpProps {
  path: string;
  label: string;
  /** Reads the selected part, for texts that are too long to improve at once; null without a selection. */
  readSelection?: () => SelectedText | null;
}

/** The component shown below each field of the form. The page provides it; none by default. */
export const FieldHelpContext = createContext<ComponentType<FieldHelpProps> | null>(null);

/** Renders the note and the help for one field. */
export function FieldHelp(props: FieldHelpProps) {
  const Help = useContext(FieldHelpContext);
  return (
    <>
      <PlaceNote path={props.path} />
      {Help ? <Help {...props} /> : null}
    </>
  );
}
