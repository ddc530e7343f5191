import type { EventDefinition } from '@storyloom/contract/core/event';
import { referenceOf } from '@storyloom/contract/core/reference';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import type { DeclaredEvents } from '@storyloom/mfe/bus';

const references = (...events: EventDefinition[]) => events.map(referenceOf);

/** The events of the shell itself, declared as a micro-frontend declares its own. */
export const shellEvents: DeclaredEvents = {
  emits: references(memberChanged, sessionChanged, settingsChanged),
  listens: references(memberChanged, sessionChanged, settingsChanged),
};
