import { openAiProvider } from './openai-provider.ts';
import type { Provider } from './provider.ts';
import type { ProvidersSettings } from './providers.config.ts';
import { storyteller } from './storyteller/storyteller.ts';

export interface Models {
  provider: Provider;
  /** The provider's names of the two models a reader may choose. */
  standard: string;
  premium: string;
  /** No model is set up: the built-in storyteller writes. */
  isOffline: boolean;
  /** What a prompt and its reply may take together. */
  contextTokens: number;
}

/** The provider that the settings ask for. Throws when a server is named without a model. */
export function pickProvider(settings: ProvidersSettings): Models {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_PREMIUM_MODEL: premium } = settings;
  const contextTokens = settings.LLM_CONTEXT_TOKENS;
  if (baseUrl === undefined) {
    const provider = storyteller({ charsPerSecond: settings.STORYTELLER_CHARS_PER_SECOND });
    return { provider, standard: provider.name, premium: provider.name, isOffline: true, contextTokens };
  }
  if (model === undefined) {
    throw new Error(
      'LLM_MODEL: is missing. LLM_BASE_URL is set, so name a model. Example: LLM_MODEL=llama3.1',
    );
  }
  const silenceMs = settings.LLM_SILENCE_SECONDS * 1000;
  const provider = openAiProvider({ baseUrl, apiKey: settings.LLM_API_KEY, silenceMs });
  return { provider, standard: model, premium: premium ?? model, isOffline: false, contextTokens };
}
