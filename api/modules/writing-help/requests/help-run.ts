/** A request that this process works on, with the text it has written so far. */
export interface HelpRun {
  id: string;
  text: string;
  listeners: Set<() => void>;
  /** Never rejects. */
  ended: Promise<void>;
}

/** Adds text and notifies the listeners. */
export function addText(run: HelpRun, text: string): void {
  run.text += text;
  for (const listener of run.listeners) listener();
}
