import { endpoint } from '../../core/endpoint.ts';
import { campaign } from '../entities/campaign.ts';
import { campaignInput } from '../rules.ts';

export const campaignSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/campaign/save',
  summary: 'Saves a campaign, or creates one if `id` is missing',
  input: campaignInput,
  data: campaign,
  errors: ['campaign.not_found'],
  caller: 'admin',
});
