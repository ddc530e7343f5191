import { openAiProvider } from './openai-provider.ts';
import type { Provider } from './port/provider.ts';
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

/** The configured server, or `offline` if none is set. Throws if a server is set without a model. */
export function pickProvider(settings: ProvidersSettings, offline: Provider): Models {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_PREMIUM_MODEL: premium } = settings;
  const contextTokens = settings.LLM_CONTEXT_TOKENS;
  if (baseUrl === undefined) {
    const { name } = offline;
    return { provider: offline, standard: name, premium: name, isOffline: true, contextTokens };
  }
  if (model === undefined) {
    throw new Error(
      'LLM_MODEL is missing: LLM_BASE_URL is set, so a model is required. Example: LLM_MODEL=llama3.1',
    );
  }
  const silenceMs = settings.LLM_SILENCE_SECONDS * 1000;
  const provider = openAiProvider({ baseUrl, apiKey: settings.LLM_API_KEY, silenceMs });
  return { provider, standard: model, premium: premium ?? model, isOffline: false, contextTokens };
}
