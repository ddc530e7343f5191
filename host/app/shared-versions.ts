declare const __SHARED_VERSIONS__: Record<string, string>;

/** Versions of the packages that the shell shares with remotes, set by the build. */
export const sharedVersions: Record<string, string> = __SHARED_VERSIONS__;
