import { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { defineMfe, offerDialog } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'points',
  slots: { 'header-balance': () => import('./slots/header-balance.tsx') },
  dialogs: [offerDialog(pointsDetails, () => import('./dialogs/points-details.tsx'))],
  events: { listens: [pointsChanged, sessionChanged] },
});
