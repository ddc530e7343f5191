import { useNavigate, useSession } from '@storyloom/mfe';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { useEffect, useRef } from 'react';
import { useDraftId } from '../../features/draft/use-draft.ts';
import { usePageParams } from '../use-page-params.ts';
import type { StudioStep } from './sections.ts';

/** Name of the visitor's list of drafts that were left at their second step, the latest first, and its length. */
const leftName = 'drafts-left-at-world';
const leftCount = 50;

/** The step in the address, `?step=2` for the second. A draft opens at the step at which this device has left it. */
export function useStep() {
  const navigate = useNavigate();
  const params = usePageParams('/script/edit');
  const { userId } = useSession();
  const id = useDraftId();
  const step: StudioStep = params.get('step') === '2' ? 'world' : 'basics';
  const hrefOf = (to: StudioStep) => {
    const next = new URLSearchParams(params);
    if (to === 'world') next.set('step', '2');
    else next.delete('step');
    return `/script/edit?${next}`;
  };
  const go = (to: StudioStep, { replace = false } = {}) => {
    if (to !== step) navigate(hrefOf(to), { replace, preventScrollReset: true });
  };
  const open = useRef(() => {
    if (id !== null && readLeft(userId).includes(id)) go('world', { replace: true });
  });
  useEffect(() => open.current(), []);
  useEffect(() => {
    if (id === null) return;
    const others = readLeft(userId).filter((one) => one !== id);
    const left = step === 'world' ? [id, ...others].slice(0, leftCount) : others;
    writeVisitorItem(userId, leftName, left.join());
  }, [userId, id, step]);
  return { step, hrefOf, go };
}

const readLeft = (userId: string | null) => (readVisitorItem(userId, leftName) ?? '').split(',');
