import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { parseReference, referenceOf, type Versioned } from '@storyloom/contract/core/reference';
import { refuse } from '../../platform/errors.ts';
import type { Candidate } from '../candidate.ts';

/** Definitions in the registry's own copy of the contract. */
export interface ContractDefinitions {
  /** Names of the shell's slots. */
  slots: readonly string[];
  events: readonly EventDefinition[];
  dialogs: readonly DialogDefinition[];
}

/** The definition a manifest refers to. Throws when the contract has no such name or no such version. */
function find<Definition extends Versioned>(
  reference: string,
  kind: 'event' | 'dialog',
  definitions: readonly Definition[],
): Definition {
  const found = definitions.find((each) => referenceOf(each) === reference);
  if (found) return found;
  const { name } = parseReference(reference);
  const versions = definitions.filter((each) => each.name === name).map(({ version }) => version);
  return refuse(
    versions.length > 0
      ? `The contract has the ${kind} ${name} at version ${versions.join(', ')}, not ${reference}.`
      : `The contract has no ${kind} ${reference}. Add it to shared/contract/<area>/${kind}s and update the registry first.`,
  );
}

/** Throws when the release offers, emits or listens to something that the contract does not allow. */
export function checkContract({ mfe, manifest }: Candidate, definitions: ContractDefinitions): void {
  const { slots, events, dialogs } = definitions;
  for (const reference of manifest.events.listens) find(reference, 'event', events);
  for (const reference of manifest.events.emits) {
    const { owner, emitters } = find(reference, 'event', events);
    if (owner === mfe || emitters.includes(mfe)) continue;
    refuse(`${reference} belongs to ${owner}. ${mfe} may emit it once ${owner} lists it among its emitters.`);
  }
  for (const reference of manifest.dialogs) {
    const { owner } = find(reference, 'dialog', dialogs);
    if (owner !== mfe) refuse(`The dialog ${reference} belongs to ${owner}. Offer one of your own.`);
  }
  const unknown = manifest.slots.find((name) => !slots.includes(name));
  if (unknown !== undefined) refuse(`The shell has no slot ${unknown}. It has: ${slots.join(', ')}.`);
}
