import { ImagePlus } from 'lucide-react';
import type { TurnAction } from '../chat/turn-actions/turn-action.ts';
import { PictureButton } from './PictureButton.tsx';
import { canPicture, pictureLabel } from './picture.model.ts';

/** Under the last reply a button of its own; under the others a line of the menu. */
export const pictureActions: readonly TurnAction[] = [
  {
    id: 'picture',
    place: 'drawn',
    Control: PictureButton,
    shows: ({ message, isLast }) => isLast && canPicture(message),
  },
  {
    id: 'picture-earlier',
    place: 'menu',
    label: pictureLabel,
    icon: ImagePlus,
    harmless: true,
    shows: ({ message, isLast }) => !isLast && canPicture(message),
    run: ({ chat, message }) => chat.picture(message.id),
  },
];
