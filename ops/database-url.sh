# Sourced by ops/backup and ops/restore. Moves the password from DATABASE_URL to PGPASSWORD: every user of the machine can read
# the arguments of a running command.
: "${DATABASE_URL:?Set DATABASE_URL to the database, with its owner as the user.}"

database=$DATABASE_URL
if [[ $DATABASE_URL =~ ^(postgres(ql)?://[^:/@]+):([^@]*)@(.+)$ ]]; then
  database="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
  # The URL is percent-encoded; PGPASSWORD is not.
  encoded=${BASH_REMATCH[3]//\\/\\\\}
  PGPASSWORD=$(printf '%b' "${encoded//%/\\x}")
  export PGPASSWORD
fi
export PGCONNECT_TIMEOUT=${PGCONNECT_TIMEOUT:-10}
# PostgreSQL's tools use this one. DATABASE_URL keeps the password for the Node scripts at the end of a restore.
readonly database

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

need() {
  command -v "$1" >/dev/null || fail "$1 is not installed."
}
