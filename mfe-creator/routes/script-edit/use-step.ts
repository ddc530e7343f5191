import { useLocation, useNavigate, useSession } from '@storyloom/mfe';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { useEffect, useRef } from 'react';
import { useDraftId } from '../../features/draft/use-draft.ts';
import { usePageParams } from '../use-page-params.ts';
import type { StudioStep } from './sections.ts';

/** Name of the visitor's list of drafts that were left at their second step, the latest first, and its length. */
const leftName = 'drafts-left-at-world';
const leftCount = 50;

/** The step in the address, `?step=2` for the second. Without it, a draft opens at the step at which this device has left it. */
export function useStep() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const params = usePageParams('/script/edit');
  const { userId } = useSession();
  const id = useDraftId();
  const named = params.get('step');
  const isUnnamed = named === null && params.get('id') !== null;
  const step: StudioStep =
    named === '2' || (isUnnamed && id !== null && readLeft(userId).includes(id)) ? 'world' : 'basics';
  const hrefOf = (to: StudioStep) => {
    const next = new URLSearchParams(params);
    next.set('step', to === 'world' ? '2' : '1');
    return `/script/edit?${next}`;
  };
  const go = (to: StudioStep) => {
    if (to !== step) navigate(hrefOf(to), { preventScrollReset: true });
  };
  const name = useRef(() => {});
  name.current = () => navigate(`${hrefOf(step)}${hash}`, { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (isUnnamed) name.current();
  }, [isUnnamed]);
  useEffect(() => {
    if (id === null) return;
    const others = readLeft(userId).filter((one) => one !== id);
    const left = step === 'world' ? [id, ...others].slice(0, leftCount) : others;
    writeVisitorItem(userId, leftName, left.join());
  }, [userId, id, step]);
  return { step, hrefOf, go };
}

const readLeft = (userId: string | null) => (readVisitorItem(userId, leftName) ?? '').split(',');
