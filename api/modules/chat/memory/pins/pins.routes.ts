import { pinFact } from '@storyloom/contract/endpoints/chat/pin-fact';
import { pinnedFacts } from '@storyloom/contract/endpoints/chat/pinned-facts';
import { unpinFact } from '@storyloom/contract/endpoints/chat/unpin-fact';
import { type Route, route } from '../../../../platform/http/route.ts';
import type { Pins } from './pins.service.ts';

export function pinsRoutes(pins: Pins): Route[] {
  return [
    route(pinnedFacts, ({ viewer, input }) => pins.list(viewer.userId, input.archiveId)),
    route(pinFact, ({ viewer, input }) => pins.pin(viewer.userId, input)),
    route(unpinFact, ({ viewer, input }) => pins.unpin(viewer.userId, input.id)),
  ];
}
