import type { createAnthropic } from '@ai-sdk/anthropic';

export const nativeApis = ['anthropic', 'google', 'mistral'] as const;
export type NativeApi = (typeof nativeApis)[number];

type Model = ReturnType<ReturnType<typeof createAnthropic>>;
type Streamed = Awaited<ReturnType<Model['doStream']>>['stream'];
export type StreamPart = Streamed extends ReadableStream<infer Part> ? Part : never;

interface Access {
  apiKey: string | undefined;
  baseUrl: string | undefined;
}
export type LoadModel = (access: Access) => Promise<(model: string) => Pick<Model, 'doStream'>>;

const settings = ({ apiKey, baseUrl }: Access) => ({
  ...(apiKey === undefined ? {} : { apiKey }),
  ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
});

/** Each package is loaded only if it is chosen. */
export const loaders: Record<NativeApi, LoadModel> = {
  anthropic: async (access) => (await import('@ai-sdk/anthropic')).createAnthropic(settings(access)),
  google: async (access) => (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings(access)),
  mistral: async (access) => (await import('@ai-sdk/mistral')).createMistral(settings(access)),
};
