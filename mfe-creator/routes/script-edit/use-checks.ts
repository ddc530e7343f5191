import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { useEffect, useRef, useState } from 'react';
import { contentErrors } from '../../features/draft/content-errors.ts';
import { readField } from '../../features/draft/content-path.ts';
import { useDraft } from '../../features/draft/draft.context.ts';
import { placeNotes } from '../../features/draft/place-notes.ts';
import { inPageOrder } from './sections.ts';

/** Delay between a change and the next check of the content, in ms. */
const RECHECK_DELAY = 300;

/** An attempt to publish: the errors that it found, and the content that had them. */
interface Attempt {
  errors: Readonly<Record<string, string>>;
  content: StoryDraftContent;
}

const check = (content: StoryDraftContent) => inPageOrder(contentErrors(content), content.type);
const note = (content: StoryDraftContent) => inPageOrder(placeNotes(content), content.type);
const isInCover = (path: string) => path.split('.', 1).join() === 'cover';
const isSameList = (one: object, other: object) => Object.keys(one).join() === Object.keys(other).join();

/** Checks the content against the rules of a published story after each change. Fields show errors from the first Publish on. */
export function useChecks() {
  const draft = useDraft();
  const [attempts, setAttempts] = useState(0);
  const [missing, setMissing] = useState(() => check(draft.store.getState().content));
  const [notes, setNotes] = useState(() => note(draft.store.getState().content));
  const refused = useRef<Attempt | null>(null);
  const lastAttempt = useRef<Attempt>({ errors: {}, content: {} });

  const show = (errors: Record<string, string>) => {
    lastAttempt.current = { errors, content: draft.store.getState().content };
    draft.setErrors(errors);
    if (Object.keys(errors).length > 0) setAttempts((count) => count + 1);
    return errors;
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = draft.store.subscribe(({ content }, before) => {
      if (content === before.content) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = draft.store.getState();
        const broken = check(now.content);
        setMissing((last) => (isSameList(last, broken) ? last : broken));
        const noted = note(now.content);
        setNotes((last) => (JSON.stringify(last) === JSON.stringify(noted) ? last : noted));
        if (Object.keys(now.errors).length === 0) return;
        const unchanged = unchangedOf(refused.current, now.content);
        const known = knownOf(lastAttempt.current, broken, now.content);
        draft.setErrors(inPageOrder({ ...unchanged, ...known }, now.content.type));
      }, RECHECK_DELAY);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [draft]);

  return {
    /** Number of refused attempts. Each one moves the focus. */
    attempts,
    /** What a publication still needs: messages by path, in the order of the page. */
    missing,
    /** Warnings that do not prevent a publication, by path, in the order of the page. */
    notes,
    /** Shows and returns the errors. A story that lacks only a cover has none: the dialog that publishes it offers one. */
    checkAll() {
      refused.current = null;
      const { content } = draft.store.getState();
      const errors = check(content);
      const isOnlyCover = !content.cover?.imageId && Object.keys(errors).every((path) => isInCover(path));
      return show(isOnlyCover ? {} : errors);
    },
    /** Shows errors found by the server, each until its field is changed. */
    refuse(errors: Readonly<Record<string, string>>) {
      const { content } = draft.store.getState();
      refused.current = { errors, content };
      return show(inPageOrder(errors, content.type));
    },
  };
}

/** The server's errors for fields that have not changed since. */
function unchangedOf(refused: Attempt | null, now: StoryDraftContent): Record<string, string> {
  const isUnchanged = ([path]: [string, string]) =>
    readField(now, path) === readField(refused?.content ?? {}, path);
  return Object.fromEntries(Object.entries(refused?.errors ?? {}).filter(isUnchanged));
}

/** The errors without those of fields that the author has not written in since the attempt: a new relation is still empty. */
function knownOf(
  { errors, content }: Attempt,
  broken: Record<string, string>,
  now: StoryDraftContent,
): Record<string, string> {
  const isKnown = ([path]: [string, string]) =>
    path in errors || (readField(now, path) ?? '') !== (readField(content, path) ?? '');
  return Object.fromEntries(Object.entries(broken).filter(isKnown));
}
