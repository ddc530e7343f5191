import { readDefinitions } from '@storyloom/contract/definitions';
import type { ContractDefinitions } from '../releases/gates/contract-gate.ts';

/** Events and dialogs of the contract this registry was installed with. */
export async function readContractDefinitions(): Promise<ContractDefinitions> {
  const [events, dialogs] = [await readDefinitions('events'), await readDefinitions('dialogs')];
  return {
    events: events.map(({ definition }) => definition),
    dialogs: dialogs.map(({ definition }) => definition),
  };
}
