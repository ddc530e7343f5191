import type { ProofreadTask } from '../proofreader.ts';

/** Ends its process with the text “crash”, takes no end with “hang”, and otherwise returns its process id. */
export default function answer({ texts: [text] }: ProofreadTask): string[] {
  if (text === 'crash') process.exit(1);
  while (text === 'hang');
  return [String(process.pid)];
}
