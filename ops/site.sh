# Sourced by the commands in this folder. The site's folder is the one above, with the settings in .env and what compose.yaml mounts.
set -euo pipefail
# Files for the containers must be readable in them, whatever root's umask is.
umask 022
ops=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
folder=${SITE_FOLDER:-$(dirname "$ops")}
name=$(basename "$0")

say() { printf '%s: %s\n' "$name" "$*"; }
fail() {
  printf '%s: %s\n' "$name" "$*" >&2
  exit 1
}

# Docker Compose, version 2 or 1.
docker_compose=(docker compose)
"${docker_compose[@]}" version >/dev/null 2>&1 || docker_compose=(docker-compose)
# compose.override.yaml holds the operator's own changes.
compose() {
  local files=(--file "$ops/compose.yaml")
  [[ ! -e $folder/compose.override.yaml ]] || files+=(--file "$folder/compose.override.yaml")
  "${docker_compose[@]}" --project-directory "$folder" --project-name site --env-file "$folder/.env" "${files[@]}" "$@"
}

# A setting in .env, where values stand in single quotes.
setting() { sed -n "s/^$1='\(.*\)'\$/\1/p" "$folder/.env" 2>/dev/null; }
change_setting() {
  [[ $(setting "$1") != "$2" ]] || return 0
  [[ $2 != *[\'$'\n']* ]] || fail "$1 must not contain a quote or a new line. In an address, write %27 for the quote."
  # For root only from the start, because it holds passwords.
  (
    umask 077
    { grep -sv "^$1=" "$folder/.env" || true; } >"$folder/.env.new"
    printf "%s='%s'\n" "$1" "$2" >>"$folder/.env.new"
  )
  mv "$folder/.env.new" "$folder/.env"
}

# Refuses to go on with settings or an engine that cannot work.
check_machine() {
  [[ $(id -u) == 0 ]] || fail 'run it as root.'
  docker version >/dev/null 2>&1 || fail 'Docker does not answer. Install it, or start it.'
  "${docker_compose[@]}" version >/dev/null 2>&1 || fail 'Docker Compose is not installed.'
  local odd
  odd=$(grep -nvE "^([A-Z_]+='[^']*')?\$|^#" "$folder/.env" 2>/dev/null | head -n 1 | cut -d= -f1 || true)
  [[ -z $odd ]] || fail "line ${odd%%:*} of .env is not understood. Write ${odd#*:}='value'."
}
is_host() { [[ $1 =~ ^[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$ ]]; }

one_at_a_time() {
  exec 9>"$folder/.lock"
  flock --nonblock 9 || fail 'another command of the site is running.'
}

wait_until_healthy() {
  local service id until=$((SECONDS + 180))
  for service; do
    id=$(compose ps --quiet "$service")
    until [[ $(docker inspect --format '{{.State.Health.Status}}' "$id" 2>/dev/null) == healthy ]]; do
      if ((SECONDS > until)); then
        compose logs --tail 20 "$service" >&2
        return 1
      fi
      sleep 1
    done
  done
}

# A release: the image of its processes, and that of its backups.
pull() {
  local image
  for image in "$1" "$1-backup"; do docker image inspect "$image" >/dev/null 2>&1 || docker pull "$image" || return 1; done
}

create_roles() { compose exec -T database psql --no-psqlrc --quiet --username postgres --file - <"$ops/database-roles.sql" >/dev/null; }

# Runs a command of the release that needs nothing but its input.
in_image() { docker run --rm --network none --read-only "${IMAGE:-$(setting IMAGE)}" "$@"; }

# As in compose.yaml.
processes=(web-a web-b worker desk)
declare -A web_address=([web-a]=172.30.13.11 [web-b]=172.30.13.12)

write_nginx_configuration() {
  local host options=()
  for host in $(setting HOSTS | tr ',' ' '); do [[ $host == "$(setting DESK_HOST)" ]] || options+=(--name "$host"); done
  [[ ! -e /proc/net/if_inet6 ]] || options+=(--ipv6)
  mkdir -p "$folder/nginx"
  in_image cat ops/nginx/nginx.conf >"$folder/nginx/nginx.conf"
  in_image node scripts/nginx-config.ts "${options[@]}" --desk "$(setting DESK_HOST)" >"$folder/nginx/site.conf"
}

# Makes nginx use only these web processes, and read its configuration again if it runs.
use_web() {
  local service addresses=()
  for service; do addresses+=(--web "${web_address[$service]}:3000"); done
  in_image node scripts/nginx-config.ts "${addresses[@]}" >"$folder/nginx/web-processes.conf"
  [[ -z $(compose ps --quiet nginx) ]] || compose exec -T nginx sh -c 'nginx -t -q -c "$0" && nginx -s reload -c "$0"' /etc/nginx/site/nginx.conf
}
