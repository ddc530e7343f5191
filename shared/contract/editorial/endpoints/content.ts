import { endpoint, nothing } from '../../core/endpoint.ts';
import { editorialContent } from '../entities/editorial-content.ts';

export const content = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/content',
  summary: 'All editorial content for editing',
  input: nothing,
  data: editorialContent,
  errors: [],
  caller: 'admin',
});
