import { endpoint, nothing } from '../../core/endpoint.ts';
import { userSetting } from '../entities/user-setting.ts';

export const userSettingInfo = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/user-setting/info',
  summary: "Returns the caller's settings, or the defaults without a token",
  input: nothing,
  data: userSetting,
  errors: [],
  caller: 'anyone',
});
