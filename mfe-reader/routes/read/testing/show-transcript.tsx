import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Transcript } from '../../../features/play/transcript/Transcript.tsx';
import { playChat } from '../../../testing/play-chat.ts';
import { storyDetail } from '../../../testing/stories.ts';
import { playParts } from '../play-parts.ts';

type Played = Awaited<ReturnType<typeof playChat>>;

interface Options {
  host?: Host;
  /** Drawn below the transcript. */
  below?(played: Played): ReactNode;
}

/** Renders the transcript of a fake chat as the page does, again with each change. */
export async function showTranscript(
  chat: Parameters<typeof playChat>[0],
  { host = createFakeHost().host, below }: Options = {},
): Promise<Played> {
  const played = await playChat(chat);
  const draw = () =>
    inShell(
      host,
      <>
        <Transcript
          chat={played.chat}
          state={played.state()}
          story={storyDetail()}
          speaker={null}
          parts={playParts}
        />
        {below?.(played)}
      </>,
    );
  const { rerender } = render(draw());
  played.chat.store.subscribe(() => rerender(draw()));
  return played;
}
