import type { MfeManifest } from '@storyloom/contract/platform/manifest';
import { refuse } from '../../platform/errors.ts';
import { type Candidate, titleOf } from '../candidate.ts';
import { findMismatch } from './schema-mismatch.ts';

type References = (manifest: MfeManifest) => readonly string[];
const emits: References = ({ events }) => events.emits;
const listens: References = ({ events }) => events.listens;
const offers: References = ({ dialogs }) => dialogs;
const opens: References = (manifest) => manifest.opens ?? [];

/** What one release sends and another receives. */
const flows = [
  ['event', 'payload', emits, listens],
  ['dialog', 'input', opens, offers],
  ['dialog', 'result', offers, opens],
] as const;

function checkFlows(sender: Candidate, receiver: Candidate): void {
  for (const [kind, what, sends, receives] of flows) {
    for (const { reference, schemas } of sender.definitions ?? []) {
      const known = receiver.definitions?.find((each) => each.kind === kind && each.reference === reference);
      if (!known || !sends(sender.manifest).includes(reference)) continue;
      if (!receives(receiver.manifest).includes(reference)) continue;
      const mismatch = findMismatch(schemas[what], known.schemas[what], what);
      if (mismatch === null) continue;
      refuse(
        `${titleOf(sender)} sends what ${titleOf(receiver)} does not expect of the ${kind} ${reference}: ${mismatch}. ` +
          'Keep this version as it was, and define the next one beside it.',
      );
    }
  }
}

/** Throws when the candidate and a live release would not understand each other, or one opens a dialog that the other lacks. */
export function checkExchange(candidate: Candidate, other: Candidate): void {
  checkFlows(candidate, other);
  checkFlows(other, candidate);
  const lost = other.definitions
    ?.filter(({ owner, reference }) => owner === candidate.mfe && opens(other.manifest).includes(reference))
    .find(({ reference }) => !offers(candidate.manifest).includes(reference));
  if (lost)
    refuse(`${titleOf(other)} opens the dialog ${lost.reference}. Offer it until no live release opens it.`);
}
