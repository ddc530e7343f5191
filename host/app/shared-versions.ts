declare const __SHARED_VERSIONS__: Record<string, string>;

/** The versions of the packages that the shell shares with remotes; the build writes them in. */
export const sharedVersions: Record<string, string> = __SHARED_VERSIONS__;
