import { endpoint, nothing } from '../../endpoint.ts';
import { editorialContent } from '../../entities/editorial-content.ts';

export const content = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/operation/content',
  summary: 'All editorial content for editing, and the latest changes',
  input: nothing,
  data: editorialContent,
  errors: [],
  caller: 'admin',
});
