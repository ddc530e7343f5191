import { TurnPicture } from '../../features/pictures/TurnPicture.tsx';
import type { PlayParts } from '../../features/play/play-parts.ts';
import { turnActions } from './turn-actions.ts';

export const playParts: PlayParts = { actions: turnActions, Illustration: TurnPicture };
