import { isTold } from '@storyloom/contract/chat/told';
import { writeClipboard } from '@storyloom/ui/actions/use-copied';
import {
  Copy,
  ImagePlus,
  Lightbulb,
  MessageSquareWarning,
  Pencil,
  Pin,
  Quote,
  RefreshCw,
  Share2,
  Split,
  Undo2,
  Volume2,
} from 'lucide-react';
import { isOpening } from '../../features/chat/store/transcript.ts';
import type { TurnContext } from '../../features/chat/turn-context.ts';
import { chooseOtherwise } from '../../features/endings/choose-otherwise.ts';
import { lazyDialog } from '../../features/lazy/lazy-dialog.tsx';
import { canPicture, pictureLabel } from '../../features/pictures/picture.model.ts';
import { Alternatives, hasAlternatives } from '../../features/play/turn-actions/Alternatives.tsx';
import type { TurnAction } from '../../features/play/turn-actions/turn-action.ts';
import { canReadAloud } from '../../features/speech/can-read-aloud.ts';
import { readAloud } from '../../features/speech/read-aloud.ts';
import { PinnedTurnMark } from './PinnedTurnMark.tsx';

/** True for generated replies that have not failed; the opening scene is written by the author. */
const isGenerated = ({ message }: TurnContext) =>
  message.role === 'assistant' && !isOpening(message) && message.state !== 'error';

/** False for withheld and failed replies, which have buttons of their own. */
const hasText = ({ message }: TurnContext) => message.text !== '';
const isReply = (turn: TurnContext) => turn.message.role === 'assistant' && hasText(turn);

const goBack = ({ chat, message, story }: TurnContext) => chooseOtherwise(chat, message, story.options);

/** Actions on a turn, in order. */
export const turnActions: readonly TurnAction[] = [
  { id: 'alternatives', place: 'drawn', Control: Alternatives, shows: hasAlternatives },
  {
    id: 'regenerate',
    place: 'row',
    label: 'Try again',
    tooltip: 'Write another version',
    icon: RefreshCw,
    shows: (turn) => isReply(turn) && !isTold(turn.message),
    run: ({ chat, message }) => chat.regenerate(message.id),
  },
  {
    id: 'choose-otherwise',
    place: 'row',
    label: 'Choose otherwise',
    tooltip: 'Go back to the options before',
    icon: Split,
    shows: ({ message }) => isTold(message),
    run: goBack,
  },
  {
    id: 'listen',
    place: 'row',
    label: 'Listen',
    icon: Volume2,
    readOnly: true,
    shows: ({ message }) => canReadAloud(message),
    run: ({ chat, message }) => readAloud.start(chat, message.id, message.text),
  },
  {
    id: 'picture',
    place: 'row',
    label: pictureLabel,
    icon: ImagePlus,
    readOnly: true,
    shows: ({ message }) => canPicture(message),
    run: ({ chat, message }) => chat.generateImage(message.id),
  },
  {
    id: 'copy',
    place: 'menu',
    label: 'Copy',
    icon: Copy,
    readOnly: true,
    shows: hasText,
    async run({ message }, { toast }) {
      if (await writeClipboard(message.text)) toast('success', 'Copied.');
      else toast('error', 'This couldn’t be copied. Select the text instead.');
    },
  },
  {
    id: 'edit',
    place: 'menu',
    label: 'Edit',
    icon: Pencil,
    shows: isReply,
    run: ({ chat, message }) => chat.startEdit(message.id),
  },
  {
    id: 'rewind',
    place: 'menu',
    label: 'Rewind to here',
    icon: Undo2,
    shows: ({ message, isLast }) => message.role === 'assistant' && !isLast,
    run: ({ chat, message }) => chat.rewind(message.id),
  },
  {
    id: 'undo',
    place: 'menu',
    label: 'Undo this turn',
    icon: Undo2,
    shows: (turn) => turn.isLast && isGenerated(turn) && !isTold(turn.message),
    run: goBack,
  },
  {
    id: 'rephrase',
    place: 'menu',
    label: 'Edit what you said',
    icon: Pencil,
    shows: ({ message }) => message.role === 'user',
    run: ({ chat, message }) => chat.rephrase(message.id),
  },
  { id: 'pinned', place: 'drawn', Control: PinnedTurnMark, shows: ({ message }) => message.pinned },
  {
    id: 'pin',
    place: 'menu',
    label: 'Pin as a fact',
    icon: Pin,
    readOnly: true,
    shows: hasText,
    Dialog: lazyDialog(() => import(/* webpackChunkName: "turn" */ './PinTurnDialog.tsx')),
  },
  {
    id: 'quote',
    place: 'menu',
    label: 'Quote',
    icon: Quote,
    readOnly: true,
    shows: isReply,
    Dialog: lazyDialog(() => import(/* webpackChunkName: "turn" */ './QuoteTurnDialog.tsx')),
  },
  {
    id: 'share',
    place: 'menu',
    label: 'Share from here',
    icon: Share2,
    shows: isGenerated,
    Dialog: lazyDialog(() => import(/* webpackChunkName: "turn" */ '../../features/share/ShareDialog.tsx')),
  },
  {
    id: 'explain',
    place: 'menu',
    label: 'Why did it say that?',
    icon: Lightbulb,
    readOnly: true,
    shows: isGenerated,
    Dialog: lazyDialog(
      () => import(/* webpackChunkName: "turn" */ '../../features/explain/ExplainDialog.tsx'),
    ),
  },
  {
    id: 'feedback',
    place: 'menu',
    label: 'Give feedback',
    icon: MessageSquareWarning,
    readOnly: true,
    shows: isGenerated,
    Dialog: lazyDialog(
      () => import(/* webpackChunkName: "turn" */ '../../features/feedback/FeedbackDialog.tsx'),
    ),
  },
];
