import { endpoint, nothing } from '../../endpoint.ts';
import { userSetting } from '../../entities/user-setting.ts';

export const userSettingInfo = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/user-setting/info',
  summary: "The caller's settings; without a token the defaults",
  input: nothing,
  data: userSetting,
  errors: [],
  caller: 'none',
});
