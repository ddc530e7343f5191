import type { EventDefinition } from '@storyloom/contract/event';
import { memberChanged } from '@storyloom/contract/events/member-changed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { settingsChanged } from '@storyloom/contract/events/settings-changed';
import { referenceOf } from '@storyloom/contract/reference';
import type { DeclaredEvents } from '@storyloom/mfe/bus';

const references = (...events: EventDefinition[]) => events.map(referenceOf);

/** The events of the shell itself, declared as a micro-frontend declares its own. */
export const shellEvents: DeclaredEvents = {
  emits: references(memberChanged, sessionChanged, settingsChanged),
  listens: references(memberChanged, sessionChanged, settingsChanged),
};
