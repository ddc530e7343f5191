import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { requestLimits } from '../../core/request-limits.ts';
import { scriptReport } from '../entities/script-report.ts';
import { storyScript } from '../story-fields.ts';

export const checkScript = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/script/check',
  summary: 'Compiles a script and plays it at random; nothing is stored',
  input: z.strictObject({ script: storyScript, withJson: z._default(z.boolean(), false) }),
  data: scriptReport,
  errors: [],
  caller: 'user',
  rate: 'scripts',
  maxBodyBytes: requestLimits.storyBodyBytes,
});
