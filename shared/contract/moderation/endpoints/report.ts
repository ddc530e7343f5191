import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { reportInput } from '../rules.ts';

export const report = endpoint({
  method: 'POST',
  path: '/ai-lab/moderation/report',
  summary: 'Reports a story, a share or a profile; a second report by the same person replaces the first',
  input: reportInput,
  data: z.object({ reported: z.literal(true) }),
  errors: ['report.not_found', 'report.own_content'],
  caller: 'guest',
  rate: 'reports',
});
