import { acceptImport } from '@storyloom/contract/cards/endpoints/accept-import';
import { exportFile } from '@storyloom/contract/cards/endpoints/export-file';
import { importFile } from '@storyloom/contract/cards/endpoints/import-file';
import { readLorebook } from '@storyloom/contract/cards/endpoints/read-lorebook';
import { type Route, route } from '../../platform/http/route.ts';
import type { Cards } from './cards.service.ts';

export function cardsRoutes(cards: Cards): Route[] {
  return [
    route(importFile, ({ viewer, input, request }) =>
      cards.importFile(viewer.userId, input.file, request.signal),
    ),
    route(readLorebook, ({ input, request }) => cards.readLorebook(input.file, request.signal)),
    route(acceptImport, ({ viewer, input }) => cards.acceptImport(viewer.userId, input.id)),
    route(exportFile, ({ viewer, input }) => cards.exportFile(viewer.userId, input)),
  ];
}
