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
  /** Tokens that a prompt and its reply may use together. */
  contextTokens: number;
}

/** True if a premium model other than the standard model is connected. */
export const hasPremium = ({ standard, premium }: Pick<Models, 'standard' | 'premium'>) =>
  premium !== standard;

/** The configured provider, or `offline` if none is set. Throws for a setting that needs another one. */
export function pickProvider(
  settings: ProvidersSettings,
  offline: Provider,
  onAdapt?: OpenAiSettings['onAdapt'],
): Models {
  const { LLM_PROVIDER: api, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_PREMIUM_MODEL: premium } = settings;
  const contextTokens = settings.LLM_CONTEXT_TOKENS;
  if (baseUrl === undefined && api === undefined) {
    const { name } = offline;
    return { provider: offline, standard: name, premium: name, isOffline: true, contextTokens };
  }
  const given = baseUrl === undefined ? 'LLM_PROVIDER' : 'LLM_BASE_URL';
  if (model === undefined) {
    throw new Error(
      `LLM_MODEL is missing: ${given} is set, so a model is required. Example: LLM_MODEL=llama3.1`,
    );
  }
  const provider = connect(settings, onAdapt);
  return { provider, standard: model, premium: premium ?? model, isOffline: false, contextTokens };
}

function connect(
  { LLM_PROVIDER: api, LLM_BASE_URL: baseUrl, ...settings }: ProvidersSettings,
  onAdapt: OpenAiSettings['onAdapt'],
): Provider {
  const [apiKey, silenceMs] = [settings.LLM_API_KEY, settings.LLM_SILENCE_SECONDS * 1000];
  if (api !== undefined && api !== 'openai') {
    if (apiKey === undefined) throw new Error(`LLM_API_KEY is missing: LLM_PROVIDER=${api} needs a key.`);
    return nativeProvider({ api, apiKey, baseUrl, silenceMs });
  }
  if (baseUrl === undefined) {
    throw new Error(
      'LLM_BASE_URL is missing: LLM_PROVIDER=openai needs the address of a server. Example: LLM_BASE_URL=https://api.openai.com/v1',
    );
  }
  return openAiProvider({ baseUrl, apiKey, silenceMs, onAdapt });
}
