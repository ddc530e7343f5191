#!/bin/sh
# Base backups of PostgreSQL and its log (WAL) in a folder, and a restore to any moment after a base backup.
#
#   postgres.sh archive <file> <name>        archive_command = '/srv/storyloom/deploy/backup/postgres.sh archive %p %f'
#   postgres.sh base                         each night; the programs must be of the server's version
#   postgres.sh restore <data> [<time>]      into a new folder, as the account of the server; time: '2026-11-28 05:10:00+00'
#
# BACKUP_DIR is the folder, on another machine or another disk than the database. KEEP (7) base backups are kept, with the log
# that they need. The connection is that of libpq: PGHOST, PGUSER, PGPASSFILE; the role needs REPLICATION.
set -eu
: "${BACKUP_DIR:=/var/backups/storyloom}" "${KEEP:=7}"
log=$BACKUP_DIR/wal
bases=$BACKUP_DIR/base

# A file exists in the archive either as a whole or not at all, and is never replaced by another one.
archive() {
  mkdir -p "$log"
  if [ -f "$log/$2" ]; then cmp -s "$1" "$log/$2"; return; fi
  cp "$1" "$log/.$2.part"
  sync "$log/.$2.part"
  mv "$log/.$2.part" "$log/$2"
}

base() {
  mkdir -p "$bases"
  part=$(mktemp -d "$bases/.part.XXXXXX")
  trap 'rm -rf "$part"' EXIT
  trap 'exit 1' HUP INT TERM
  pg_basebackup --pgdata "$part" --checkpoint fast --wal-method stream --manifest-checksums SHA256
  pg_verifybackup --quiet "$part"
  # A restore to a moment needs a base backup that was finished by then.
  name=$(date -u +%Y%m%dT%H%M%SZ)
  mv "$part" "$bases/$name"
  find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort -r | tail -n "+$((KEEP + 1))" | xargs -r -d '\n' rm -r
  oldest=$(find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort | head -n 1)
  start=$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$oldest/backup_label")
  pg_archivecleanup "$log" "$start"
  echo "$bases/$name"
}

# The newest base backup that was finished before the moment, and the log from there.
restore() {
  data=$1 moment=${2:-}
  [ -z "$moment" ] || echo "$moment" | grep -Eq '^[0-9]{4}-[0-9]{2}-[0-9]{2}[ T][0-9:.]+[+-][0-9]{2}(:?[0-9]{2})?$' ||
    { echo "'$moment' is not a moment with a zone: write it as '2026-11-28 05:10:00+00'." >&2; exit 1; }
  wanted=$(date -u -d "${moment:-now}" +%Y%m%dT%H%M%SZ)
  from=$(find "$bases" -mindepth 1 -maxdepth 1 -type d -name '2*' | sort |
    while read -r each; do [ "$(basename "$each")" \< "$wanted" ] && echo "$each"; done | tail -n 1)
  [ -n "$from" ] || { echo "There is no base backup before ${moment:-now} in $bases." >&2; exit 1; }
  [ ! -e "$data" ] || { echo "$data exists: name a new folder, and keep the damaged one." >&2; exit 1; }
  cp -a "$from" "$data"
  chmod 700 "$data"
  {
    echo "restore_command = 'cp \"$log/%f\" \"%p\"'"
    [ -z "$moment" ] || echo "recovery_target_time = '$moment'"
    echo "recovery_target_action = promote"
  } >>"$data/postgresql.auto.conf"
  touch "$data/recovery.signal"
  echo "$data restored from $from. Start the server with it. Once pg_is_in_recovery() is false, forget the recovery, which a standby"
  echo "would repeat: for each in restore_command recovery_target_time recovery_target_action: alter system reset <each>"
}

command=${1:-}
[ $# -eq 0 ] || shift
case "$command" in
  archive | base | restore) "$command" "$@" ;;
  *) sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
