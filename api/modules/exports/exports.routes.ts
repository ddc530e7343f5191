import { downloadExport } from '@storyloom/contract/users/endpoints/download-export';
import { exportStatus } from '@storyloom/contract/users/endpoints/export-status';
import { requestExport } from '@storyloom/contract/users/endpoints/request-export';
import { type Route, route } from '../../platform/http/route.ts';
import type { Exports } from './exports.service.ts';

export function exportsRoutes(exports: Exports): Route[] {
  return [
    route(requestExport, ({ viewer, input }) => exports.request(viewer.userId, input.kind)),
    route(exportStatus, ({ viewer, input }) => exports.status(viewer.userId, input.kind)),
    route(downloadExport, ({ viewer, input }) => exports.download(viewer.userId, input.kind)),
  ];
}
