import { type ComponentType, createContext, useContext } from 'react';

export interface FieldHelpProps {
  path: string;
  label: string;
}

/** The help below each field of the form, which the page provides; none by default. */
export const FieldHelpContext = createContext<ComponentType<FieldHelpProps> | null>(null);

/** A place for help with one field. */
export function FieldHelp(props: FieldHelpProps) {
  const Help = useContext(FieldHelpContext);
  return Help ? <Help {...props} /> : null;
}
