# Sourced by ops/backup and ops/restore. Takes the password out of DATABASE_URL and hands it on by the environment: an argument of
# a running command can be read by every user of the machine.
: "${DATABASE_URL:?Set DATABASE_URL to the database, entered as its owner.}"

database=$DATABASE_URL
if [[ $DATABASE_URL =~ ^(postgres(ql)?://[^:/@]+):([^@]*)@(.+)$ ]]; then
  database="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
  # In an address %40 stands for @, in a password nothing does.
  encoded=${BASH_REMATCH[3]//\\/\\\\}
  PGPASSWORD=$(printf '%b' "${encoded//%/\\x}")
  export PGPASSWORD
fi
export PGCONNECT_TIMEOUT=${PGCONNECT_TIMEOUT:-10}
# The URL with its password is for Node, at the end of a restore; PostgreSQL's own tools do with the one above.
readonly database

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

need() {
  command -v "$1" >/dev/null || fail "$1 is not installed here."
}
