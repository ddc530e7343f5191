import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { defineMfe, offerDialog } from '@storyloom/mfe/define';

export default defineMfe({
  name: 'points',
  slots: { 'header-balance': () => import('./slots/header-balance.tsx') },
  dialogs: [
    offerDialog(getMorePoints, () => import('./dialogs/get-more-points.tsx')),
    offerDialog(pointsDetails, () => import('./dialogs/points-details.tsx')),
  ],
  events: { emits: [pointsChanged, memberChanged], listens: [pointsChanged, memberChanged, sessionChanged] },
});
