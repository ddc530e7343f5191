import { works } from '@storyloom/contract/endpoints/stories/works';
import { useHost } from '@storyloom/mfe';
import { useEffect } from 'react';

const makesStale = ['story.published', 'story.changed', 'story.deleted'] as const;

/** Reads the works again whenever one of them changed. */
export function useStaleWorks(): void {
  const { bus, queryClient } = useHost();
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: [works.path] });
    const stops = makesStale.map((name) => bus.on(name, readAgain));
    return () => {
      for (const stop of stops) stop();
    };
  }, [bus, queryClient]);
}
