import { coverPrompt } from '@storyloom/contract/images/endpoints/cover-prompt';
import { generate } from '@storyloom/contract/images/endpoints/generate';
import { generatedCovers } from '@storyloom/contract/images/endpoints/generated-covers';
import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { useHost } from '@storyloom/mfe';
import { useState } from 'react';
import { useStore } from 'zustand';
import { readText, writeField } from '../draft/content-path.ts';
import { useDraft } from '../draft/draft.context.ts';
import { draftContext } from '../paid-help/draft-context.ts';
import { createRequestIds } from '../paid-help/request-ids.ts';

export type CoverGeneration =
  | { state: 'idle' }
  | { state: 'generating'; count: number }
  | { state: 'failed'; error: unknown; price: number };

interface NewCovers {
  covers: readonly GeneratedCover[];
  /** Number of covers that failed. */
  missing: number;
}

const description = 'cover.description';

/** Generates covers from the draft's cover description. An empty one is written from the story first. */
export function useCoverGeneration(price: number) {
  const host = useHost();
  const draft = useDraft();
  const [generation, setGeneration] = useState<CoverGeneration>({ state: 'idle' });
  /** The covers of the last request that succeeded. */
  const [made, setMade] = useState<NewCovers | null>(null);
  const [ids] = useState(createRequestIds);
  const read = () => readText(draft.store.getState().content, description);
  /** The author’s description, and the one that took its place. */
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);
  const current = useStore(draft.store, ({ content }) => readText(content, description));
  const write = (text: string) => draft.change((content) => writeField(content, description, text));

  async function describe(): Promise<string> {
    const context = draftContext(draft.store.getState().content);
    const { prompt } = await host.call(coverPrompt, { context });
    const before = read();
    setReplaced(before.trim() === '' ? null : { before, after: prompt });
    write(prompt);
    return prompt;
  }

  return {
    generation,
    made,
    describe,
    /** Takes the author’s description back; null if none was replaced or it was edited since. */
    undoDescribe: replaced?.after === current ? () => write(replaced.before) : null,
    reset: () => setGeneration({ state: 'idle' }),
    /** Returns the covers; none if it failed. */
    async generate(style: string, count: number): Promise<readonly GeneratedCover[]> {
      let drawn: readonly GeneratedCover[] = [];
      if (!(await host.requireLogin())) return drawn;
      setGeneration({ state: 'generating', count });
      try {
        const prompt = read().trim() || (await describe());
        const input = { prompt, style, count };
        const { covers } = await host.call(generate, { clientRequestId: ids.idFor(input), ...input });
        drawn = covers;
        setMade({ covers, missing: count - covers.length });
        setGeneration({ state: 'idle' });
        ids.end();
      } catch (error) {
        ids.end(error);
        setGeneration({ state: 'failed', error, price: price * count });
      }
      host.bus.emit(pointsChanged, {});
      void host.queryClient.invalidateQueries({ queryKey: [generatedCovers.path] });
      return drawn;
    },
    /** Sets a generated cover as the story's cover. */
    use({ id: imageId, prompt, style: _style, createdAt: _createdAt, ...picture }: GeneratedCover): void {
      draft.addImage(imageId, picture);
      draft.change((content) => ({
        ...content,
        cover: { ...content.cover, imageId, description: read().trim() || prompt },
      }));
    },
  };
}
