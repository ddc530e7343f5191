import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { webFigures, webPeriods } from '../entities/web-figures.ts';

export const webStatistics = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/web-statistics',
  summary: 'Returns visits, sources, the way to a purchase and web vitals of the visitors who consented',
  input: z.strictObject({ period: z._default(z.enum(webPeriods), '30') }),
  data: webFigures,
  errors: [],
  caller: 'admin',
});
