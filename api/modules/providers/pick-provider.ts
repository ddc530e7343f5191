import type { Provider } from '@storyloom/ports/provider';
import { nativeProvider } from './native/native-provider.ts';
import { type OpenAiSettings, openAiProvider } from './openai/openai-provider.ts';
import type { ProvidersSettings } from './providers.config.ts';

export interface Models {
  provider: Provider;
  /** The provider's names of the two models a reader may choose. */
  standard: string;
  premium: string;
  /** True if no server is configured and the offline storyteller writes. */
  isOffline: boolean;
  /** The built-in storyteller, also beside a server. */
  storyteller: Provider;
  /** Tokens that a prompt and its reply may use together. */
  contextTokens: number;
}

/** What writes a reply, as a reader chose it. */
export type ModelTier = 'standard' | 'premium' | 'storyteller';

export interface ChosenModel {
  provider: Provider;
  /** The provider's name of the model. */
  name: string;
  isBuiltIn: boolean;
}

export const modelOf = (models: Models, tier: ModelTier): ChosenModel =>
  tier === 'storyteller'
    ? { provider: models.storyteller, name: models.storyteller.name, isBuiltIn: true }
    : { provider: models.provider, name: models[tier], isBuiltIn: models.isOffline };

/** True if a premium model other than the standard model is connected. */
export const hasPremium = ({ standard, premium }: Pick<Models, 'standard' | 'premium'>) =>
  premium !== standard;

/** The configured provider, or `offline` if none is set. Throws for a setting that needs another one. */
export function pickProvider(
  settings: ProvidersSettings,
  offline: Provider,
  onAdapt?: OpenAiSettings['onAdapt'],
): Models {
  const { LLM_PROVIDER: api, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: standard } = settings;
  const contextTokens = settings.LLM_CONTEXT_TOKENS;
  if (baseUrl === undefined && api === undefined) {
    const { name } = offline;
    const models = { standard: name, premium: name, isOffline: true };
    return { ...models, provider: offline, storyteller: offline, contextTokens };
  }
  if (standard === undefined) {
    const given = baseUrl === undefined ? 'LLM_PROVIDER' : 'LLM_BASE_URL';
    throw missing('LLM_MODEL', `${given} is set, so a model is required. Example: LLM_MODEL=llama3.1`);
  }
  const silenceMs = settings.LLM_SILENCE_SECONDS * 1000;
  const connect = () => {
    if (api !== undefined && api !== 'openai') {
      if (apiKey === undefined) throw missing('LLM_API_KEY', `LLM_PROVIDER=${api} needs a key.`);
      return nativeProvider({ api, apiKey, baseUrl, silenceMs });
    }
    if (baseUrl !== undefined) return openAiProvider({ baseUrl, apiKey, silenceMs, onAdapt });
    const example = 'Example: LLM_BASE_URL=https://api.openai.com/v1';
    throw missing('LLM_BASE_URL', `LLM_PROVIDER=openai needs the address of a server. ${example}`);
  };
  const premium = settings.LLM_PREMIUM_MODEL ?? standard;
  const provider = connect();
  return { provider, standard, premium, isOffline: false, storyteller: offline, contextTokens };
}

const missing = (name: string, reason: string) => new Error(`${name} is missing: ${reason}`);
