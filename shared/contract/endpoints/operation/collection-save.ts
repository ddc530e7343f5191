import { endpoint } from '../../endpoint.ts';
import { deskCollection } from '../../entities/operation-desk.ts';
import { collectionInput } from '../../operation-rules.ts';

export const collectionSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/collection/save',
  summary: 'Writes the words of a collection; a new name makes a new one, after the others',
  input: collectionInput,
  data: deskCollection,
  errors: ['collection.full'],
  caller: 'admin',
});
