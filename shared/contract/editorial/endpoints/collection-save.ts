import { endpoint } from '../../core/endpoint.ts';
import { editableCollection } from '../entities/editorial-content.ts';
import { collectionInput } from '../rules.ts';

export const collectionSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/save',
  summary: 'Saves the title and description of a collection; appends a new one for a new name',
  input: collectionInput,
  data: editableCollection,
  errors: ['collection.full'],
  caller: 'admin',
});
