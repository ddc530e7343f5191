import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import type { FlagValues } from '@storyloom/contract/platform/flags';
import { createStore } from 'zustand/vanilla';
import { createBus } from './bus.ts';
import type { Call, ConsentState, Host, SessionState } from './host.ts';
import { createQueryClient } from './query.ts';

type Answer = (input: never) => unknown;

export interface Calls {
  /** Sets an endpoint's response; throwing makes the call fail. */
  respond<E extends Endpoint>(
    endpoint: E,
    reply: (input: InputOf<E>) => DataOf<E> | Promise<DataOf<E>>,
  ): void;
  /** The inputs sent to an endpoint so far. */
  sentTo<E extends Endpoint>(endpoint: E): InputOf<E>[];
}

export const fakeGuest: SessionState = { status: 'guest', tokenId: 'token1', userId: 'guest1' };

/** A host for tests of a micro-frontend. Calls get the answers that the test has set; a call without one fails. */
export function createFakeHost(
  overrides: Partial<Host> = {},
  session = fakeGuest,
): { host: Host; calls: Calls } {
  const responses = new Map<string, Answer>();
  const sent: { key: string; input: unknown }[] = [];
  const keyOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
  const calls: Calls = {
    respond: (endpoint, reply) => void responses.set(keyOf(endpoint), reply as Answer),
    sentTo: (endpoint) =>
      sent.filter(({ key }) => key === keyOf(endpoint)).map(({ input }) => input as InputOf<typeof endpoint>),
  };
  const call: Host['call'] = async (endpoint, input) => {
    sent.push({ key: keyOf(endpoint), input });
    const response = responses.get(keyOf(endpoint));
    if (!response) throw new Error(`No answer was given for ${keyOf(endpoint)}`);
    return response(input as never) as DataOf<typeof endpoint>;
  };
  const consent = createStore<ConsentState>(() => 'off');
  const host: Host = {
    call,
    transport: { baseUrl: '/api', headers: () => ({}) },
    queryClient: createQueryClient(),
    bus: createBus((_, error) => {
      throw error;
    }),
    session: Object.assign(
      createStore<SessionState>(() => session),
      {
        login: <Result>(request: (call: Call) => Promise<Result>) => request(call),
        logout: async () => {},
        ready: async () => {},
      },
    ),
    dialogs: { open: async () => undefined },
    toast: () => {},
    confirm: async () => true,
    requireLogin: async () => true,
    navigate: () => {},
    holdReload: () => () => {},
    webview: { active: false },
    track: () => {},
    flags: createStore<FlagValues>(() => ({})),
    consent: Object.assign(consent, { answer: (state: ConsentState) => consent.setState(state, true) }),
    ...overrides,
  };
  return { host, calls };
}
