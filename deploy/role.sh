#!/bin/sh
# Runs one role of Storyloom. Renderers are processes of the host.
set -eu
cd "$(dirname "$0")/.."
role=${1:-}
[ $# -eq 0 ] || shift
case "$role" in
  host) exec node host/server/main.ts ;;
  # Less memory for many replies at once: docs/guides/operation.md. Threads of Node share two heaps of the C library.
  api) MALLOC_ARENA_MAX=2 exec node --max-semi-space-size=16 --heap-growing-percent=20 api/main.ts ;;
  registry) exec node registry/main.ts ;;
  migrate) exec node api/migrate.ts ;;
  # The stories, covers and editorial content that a new site begins with.
  seed) exec node api/seed.ts "$@" ;;
  # Tells the registry what is deployed, and publishes the micro-frontends that no team has released.
  publish)
    node registry/cli/release.ts deployed shell api
    for folder in mfe-*; do node registry/cli/release.ts start "${folder#mfe-}"; done
    ;;
  admin) exec node api/admin.ts "$@" ;;
  release) exec node registry/cli/release.ts "$@" ;;
  *)
    echo "Usage: role.sh host | api | registry | migrate | seed | publish | admin … | release …" >&2
    exit 2
    ;;
esac
