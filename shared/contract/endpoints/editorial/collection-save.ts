import { collectionInput } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { editableCollection } from '../../entities/editorial-content.ts';

export const collectionSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/save',
  summary: 'Writes the words of a collection; a new name makes a new one, after the others',
  input: collectionInput,
  data: editableCollection,
  errors: ['collection.full'],
  caller: 'admin',
});
