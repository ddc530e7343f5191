import { readDefinitions } from '@storyloom/contract/core/definitions';
import { slotNames } from '@storyloom/contract/platform/slots';
import type { ContractDefinitions } from './contract-gate.ts';

/** Events, dialogs and slots of the contract this registry was installed with. */
export async function readContractDefinitions(): Promise<ContractDefinitions> {
  const [events, dialogs] = [await readDefinitions('events'), await readDefinitions('dialogs')];
  return {
    slots: slotNames,
    events: events.map(({ definition }) => definition),
    dialogs: dialogs.map(({ definition }) => definition),
  };
}
