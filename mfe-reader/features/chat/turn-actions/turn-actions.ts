import {
  History,
  Lightbulb,
  MessageSquareQuote,
  MessageSquareWarning,
  Pencil,
  RefreshCw,
  Share2,
} from 'lucide-react';
import { pictureActions } from '../../pictures/picture.actions.ts';
import { pinActions } from '../../pins/pin.actions.ts';
import { lazyDialog } from '../../shell/lazy-part.tsx';
import { listenAction } from '../../speech/listen.action.ts';
import { isOpening, isWithheld } from '../transcript.ts';
import { Alternatives, hasAlternatives } from './Alternatives.tsx';
import { CopyTurn } from './CopyTurn.tsx';
import type { ActedTurn, TurnAction } from './turn-action.ts';

/** A reply of the storyteller; the opening scene is its author's. */
const isWritten = ({ message }: ActedTurn) => message.role === 'assistant' && !isOpening(message);

/** There are words to do something with. A reply that was held back offers its own way on. */
const hasWords = ({ message }: ActedTurn) => message.text !== '';

/** What can be done with a turn, in order: an action is one entry here. */
export const turnActions: readonly TurnAction[] = [
  { id: 'alternatives', place: 'drawn', Control: Alternatives, shows: hasAlternatives },
  { id: 'copy', place: 'drawn', Control: CopyTurn, shows: hasWords },
  {
    id: 'regenerate',
    place: 'row',
    label: 'Write it anew',
    icon: RefreshCw,
    shows: ({ message }) => message.role === 'assistant' && !isWithheld(message),
    run: ({ chat, message }) => chat.regenerate(message.id),
  },
  {
    id: 'edit',
    place: 'row',
    label: 'Edit',
    icon: Pencil,
    run: ({ chat, message }) => chat.edit(message.id),
  },
  {
    id: 'rewind',
    place: 'menu',
    label: 'Rewind to here',
    icon: History,
    shows: ({ message, isLast }) => message.role === 'assistant' && !isLast,
    run: ({ chat, message }) => chat.rewind(message.id),
  },
  {
    id: 'rephrase',
    place: 'menu',
    label: 'Say it differently',
    icon: MessageSquareQuote,
    shows: ({ message }) => message.role === 'user',
    run: ({ chat, message }) => chat.rephrase(message.id),
  },
  ...pinActions,
  {
    id: 'share',
    place: 'menu',
    label: 'Share from here',
    icon: Share2,
    shows: isWritten,
    Dialog: lazyDialog(() => import('../../share/ShareDialog.tsx')),
  },
  {
    id: 'why',
    place: 'menu',
    label: 'Why did it say that?',
    icon: Lightbulb,
    harmless: true,
    shows: isWritten,
    Dialog: lazyDialog(() => import('../../why/WhyDialog.tsx')),
  },
  {
    id: 'feedback',
    place: 'menu',
    label: 'Give feedback',
    icon: MessageSquareWarning,
    harmless: true,
    shows: isWritten,
    Dialog: lazyDialog(() => import('../../feedback/FeedbackDialog.tsx')),
  },
  listenAction,
  ...pictureActions,
];
