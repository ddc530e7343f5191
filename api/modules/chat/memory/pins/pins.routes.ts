import { editFact } from '@storyloom/contract/chat/endpoints/edit-fact';
import { pinFact } from '@storyloom/contract/chat/endpoints/pin-fact';
import { pinnedFacts } from '@storyloom/contract/chat/endpoints/pinned-facts';
import { unpinFact } from '@storyloom/contract/chat/endpoints/unpin-fact';
import { type Route, route } from '../../../../platform/http/route.ts';
import { fromWire, toWire } from '../../../saves/saves.service.ts';
import type { Pins } from './pins.service.ts';

export function pinsRoutes(pins: Pins): Route[] {
  return [
    route(pinnedFacts, async ({ viewer, input }) =>
      (await pins.list(viewer.userId, input.archiveId)).map(toWire),
    ),
    route(pinFact, async ({ viewer, input }) => toWire(await pins.pin(viewer.userId, fromWire(input)))),
    route(editFact, async ({ viewer, input }) => toWire(await pins.edit(viewer.userId, input))),
    route(unpinFact, ({ viewer, input }) => pins.unpin(viewer.userId, input.id)),
  ];
}
