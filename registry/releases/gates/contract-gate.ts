import { readDefinitions } from '@storyloom/contract/core/definitions';
import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { parseReference, referenceOf, type Versioned } from '@storyloom/contract/core/reference';
import type { Release, ReleaseDefinition } from '@storyloom/contract/platform/composition';
import { slotNames } from '@storyloom/contract/platform/slots';
import { refuse } from '../../platform/errors.ts';
import type { Candidate } from '../candidate.ts';

/** Definitions in the registry's own copy of the contract. */
export interface ContractDefinitions {
  /** Names of the shell's slots. */
  slots: readonly string[];
  events: readonly Pick<EventDefinition, 'name' | 'version' | 'owner' | 'emitters'>[];
  dialogs: readonly Pick<DialogDefinition, 'name' | 'version' | 'owner'>[];
}

/** Events, dialogs and slots of the contract this registry was installed with. */
export async function readContractDefinitions(): Promise<ContractDefinitions> {
  const [events, dialogs] = [await readDefinitions('events'), await readDefinitions('dialogs')];
  return {
    slots: slotNames,
    events: events.map(({ definition }) => definition),
    dialogs: dialogs.map(({ definition }) => definition),
  };
}

/**
 * The contract, with what the stable releases of others define and the slots that the candidate declares. What belongs to
 * nobody on the site is known by the candidate's word: a team that withdraws must not stop others from going back.
 */
export function withReleased(
  { slots, events, dialogs }: ContractDefinitions,
  candidate: Candidate,
  releases: readonly Release[],
): ContractDefinitions {
  const others = releases.filter(({ mfe }) => mfe !== candidate.mfe);
  const isAway = (owner = '') => ![candidate, ...others].some(({ mfe }) => mfe === owner);
  const known = [
    ...others.flatMap(({ mfe, definitions = [] }) => definitions.filter(({ owner }) => owner === mfe)),
    ...(candidate.definitions ?? []).filter(({ owner }) => isAway(owner)),
  ];
  const defined = (wanted: ReleaseDefinition['kind']) =>
    known
      .filter(({ kind }) => kind === wanted)
      .map(({ reference, owner, emitters = [] }) => ({ ...parseReference(reference), owner, emitters }));
  const ofOthers = candidate.manifest.slots.filter(
    (name) => name.includes('.') && isAway(name.split('.')[0]),
  );
  return {
    slots: [
      ...slots,
      ...[candidate, ...others].flatMap(({ manifest }) => manifest.ownSlots ?? []),
      ...ofOthers,
    ],
    events: [...events, ...defined('event')],
    dialogs: [...dialogs, ...defined('dialog')],
  };
}

/**
 * The definition a manifest refers to; null if the contract does not have it and need not: its name starts with that of
 * the micro-frontend. Throws when the contract has no such name or no such version.
 */
function find<Definition extends Versioned>(
  mfe: string,
  reference: string,
  kind: 'event' | 'dialog',
  definitions: readonly Definition[],
): Definition | null {
  const found = definitions.find((each) => referenceOf(each) === reference);
  if (found) return found;
  const { name } = parseReference(reference);
  const versions = definitions.filter((each) => each.name === name).map(({ version }) => version);
  if (versions.length === 0 && name.split(/[.-]/, 1)[0] === mfe) return null;
  return refuse(
    versions.length > 0
      ? `The contract has the ${kind} ${name} at version ${versions.join(', ')}, not ${reference}.`
      : `The contract has no ${kind} ${reference}, and no live release of another team defines it. Add it to shared/contract/<area>/${kind}s and update the registry first, or begin its name with ${mfe}.`,
  );
}

/** Throws when the release offers, emits or listens to something that the contract does not allow. */
export function checkContract({ mfe, manifest }: Candidate, definitions: ContractDefinitions): void {
  const { slots, events, dialogs } = definitions;
  for (const reference of manifest.events.listens) find(mfe, reference, 'event', events);
  for (const reference of manifest.events.emits) {
    const found = find(mfe, reference, 'event', events);
    if (!found || found.owner === mfe || found.emitters.includes(mfe)) continue;
    refuse(
      `${reference} belongs to ${found.owner}. ${mfe} may emit it once ${found.owner} lists it among its emitters.`,
    );
  }
  for (const reference of manifest.dialogs) {
    const found = find(mfe, reference, 'dialog', dialogs);
    if (found && found.owner !== mfe)
      refuse(`The dialog ${reference} belongs to ${found.owner}. Offer one of your own.`);
  }
  for (const reference of manifest.opens ?? []) find(mfe, reference, 'dialog', dialogs);
  const foreign = manifest.ownSlots?.find(
    (name) => !/^[a-z0-9]+\.[a-z-]+$/.test(name) || !name.startsWith(`${mfe}.`),
  );
  if (foreign !== undefined)
    refuse(`The slot ${foreign} is not named after ${mfe}. Call it ${mfe}.${foreign.split('.').at(-1)}.`);
  const named = [...manifest.slots, ...manifest.routes.flatMap((route) => route.slots ?? [])];
  const unknown = named.find((name) => !slots.includes(name));
  if (unknown !== undefined) refuse(`There is no slot ${unknown}. There are: ${slots.join(', ')}.`);
}
