import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { ownCase } from '../entities/moderation-case.ts';

export const ownCases = endpoint({
  method: 'GET',
  path: '/ai-lab/moderation/own-cases',
  summary: "Lists decisions about the caller's content and what is held of it, the latest first",
  input: nothing,
  data: z.array(ownCase),
  errors: [],
  caller: 'guest',
});
