# Sourced by the commands for backups, of which one runs at a time. Backups are in a restic repository in the backup folder, and in a
# second one elsewhere, if there is one. Both also have the list of erasures, which a restore repeats.
#
#   PGHOST, PGUSER, PGPASSWORD, PGDATABASE   the database, with its owner as the user
#   BACKUP_FOLDER         has the repository and the file `erased`: a line for each erasure, with its time and the id of the request
#   BACKUP_PASSPHRASE     encrypts both repositories
#   BACKUP_REPOSITORY     the second one, as restic names it, such as sftp:site@backup.example.org:site
#   BACKUP_METRICS_FILE   for node_exporter's textfile collector: a file that ends in .prom
set -euo pipefail
umask 077
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}
: "${BACKUP_FOLDER:?}" "${BACKUP_PASSPHRASE:?}" "${PGDATABASE:?}"
mkdir -p "$BACKUP_FOLDER"
cd "$BACKUP_FOLDER"
exec 9>.lock
flock 9

export RESTIC_PASSWORD=$BACKUP_PASSPHRASE RESTIC_FROM_PASSWORD=$BACKUP_PASSPHRASE RESTIC_CACHE_DIR=$PWD/.cache
# A second place that accepts connections and never answers must not keep the first one from new backups and erasures.
limit=10m
restic() { timeout --kill-after=10 "$limit" restic --quiet --cleanup-cache "$@"; }
# Without a password in its address.
name_of() { sed 's#//[^/]*@#//#' <<<"$1"; }
here=$PWD/repository
repositories=("$here" ${BACKUP_REPOSITORY:+"$BACKUP_REPOSITORY"})

# Adds the erasures in the database to the file, and those stored in the given repositories. Leaves out those before $oldest, if set.
copy_erasures() {
  local repository
  {
    [[ ! -e erased ]] || cat erased
    for repository; do
      [[ $(restic --repo "$repository" snapshots --tag erased --latest 1 --json) == '[]' ]] ||
        restic --repo "$repository" dump --tag erased latest erased
    done
    logged_erasures
    [[ -z ${backup_listed:-} ]] || echo "$backup_listed backup"
  } | awk -v oldest="${oldest:-}" '$1 >= oldest' | sort -u >erased.new
  sync erased.new
  mv erased.new erased
}
logged_erasures() {
  PGCONNECT_TIMEOUT=10 psql --no-psqlrc --no-password --quiet --tuples-only --no-align --field-separator=' ' --set=ON_ERROR_STOP=1 \
    -c "delete from erasures where erased_at < now() - interval '31 days'" \
    -c "select to_char(erased_at at time zone 'UTC', 'YYYYMMDD\"T\"HH24MISS\"Z\"'), request_id from erasures"
}
# Where the stored list differs. restic refuses an empty one.
store_erasures() {
  local repository stored
  for repository; do
    stored=.erased-in-${repository//[^a-zA-Z0-9]/-}
    [[ ! -s erased ]] || cmp -s erased "$stored" || {
      restic --repo "$repository" backup --host site --stdin --stdin-filename erased --tag erased <erased
      cp erased "$stored"
    }
  done
}

# By rename, so that the exporter never reads half a file, and readable by its user.
write_metric() {
  local file=$3
  printf '# HELP %s %s\n# TYPE %s gauge\n%s %s\n' "$1" "$2" "$1" "$1" "$4" >"$file.new"
  chmod 0644 "$file.new"
  mv "$file.new" "$file"
}
