import { campaignInput } from '../../editorial-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { campaign } from '../../entities/campaign.ts';

export const campaignSave = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/operation/campaign/save',
  summary: 'Writes a campaign; without id a new one is made',
  input: campaignInput,
  data: campaign,
  errors: ['campaign.not_found'],
  caller: 'admin',
});
