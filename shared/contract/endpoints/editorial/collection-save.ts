import { collectionInput } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { editableCollection } from '../../entities/editorial-content.ts';

export const collectionSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/save',
  summary: 'Saves the title and description of a collection; appends a new one for a new name',
  input: collectionInput,
  data: editableCollection,
  errors: ['collection.full'],
  caller: 'admin',
});
