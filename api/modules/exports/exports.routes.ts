import { downloadExport } from '@storyloom/contract/endpoints/users/download-export';
import { exportStatus } from '@storyloom/contract/endpoints/users/export-status';
import { requestExport } from '@storyloom/contract/endpoints/users/request-export';
import { type Route, route } from '../../platform/http/route.ts';
import type { Exports } from './exports.service.ts';

export function exportsRoutes(exports: Exports): Route[] {
  return [
    route(requestExport, ({ viewer }) => exports.request(viewer.userId)),
    route(exportStatus, ({ viewer }) => exports.status(viewer.userId)),
    route(downloadExport, ({ viewer }) => exports.download(viewer.userId)),
  ];
}
