declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: typeof globalThis): void;
  export function register(type: unknown, id: string): void;
  export function performReactRefresh(): void;
}
