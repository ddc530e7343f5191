import { endpoint, nothing } from '../../core/endpoint.ts';
import { offers as offersEntity } from '../entities/offers.ts';

export const offers = endpoint({
  method: 'GET',
  path: '/ai-lab/payments/offers',
  summary: "Lists point packs and plans at the caller's prices",
  input: nothing,
  data: offersEntity,
  errors: [],
  caller: 'anyone',
});
