#!/bin/sh
# Previews of branches, each under a host of its own with its own service and database; needs git, npm, Node and Caddy.
#   preview.sh REPOSITORY BRANCH     builds it and serves it, again after each push
#   preview.sh --remove BRANCH       ends it and deletes it, with what was sent to it
# Caddy's own file has one line for all of them, `import /srv/previews/*.caddy`; DNS leads *.DOMAIN to this machine.
set -eu
root=${PREVIEWS:-/srv/previews}
domain=${PREVIEW_DOMAIN:-preview.agency.example}
reload=${PREVIEW_RELOAD:-caddy reload --config /etc/caddy/Caddyfile}
branch=$2
# A name that a host may have; branches that differ in signs alone differ in the last letters.
slug=$(printf %s "$branch" | tr 'A-Z' 'a-z' | sed 's/[^a-z0-9]\{1,\}/-/g; s/^-//' | cut -c1-40)-$(printf %s "$branch" | md5sum | cut -c1-4)
home=$root/$slug
host=$slug.$domain

end() {
  [ -f "$home/pid" ] || return 0
  kill "$(cat "$home/pid")" 2>/dev/null || true
  rm "$home/pid"
}

mkdir -p "$root"
# One build at a time: they share a clone, and with it the installed packages.
exec 9>"$root/lock"
flock 9

if [ "$1" = --remove ]; then
  rm -f "$root/$slug.caddy"
  $reload
  end
  rm -rf "$home"
  exit
fi

[ -d "$root/source" ] || git clone --quiet "$1" "$root/source"
cd "$root/source"
git fetch --quiet --prune origin
git checkout --quiet --force --detach "origin/$branch"
built=.cache/previews/$slug
rm -rf "$built/dist"
PREVIEW=on SITE_URL="https://$host" OUT_DIR="$built" npm run --silent build >&2

# A copy of its own: the next branch changes the clone under it.
rm -rf "$home/new"
mkdir -p "$home/new/build" "$home/data"
cp -r service contract package.json "$built/dist" "$home/new/"
cp "$built/build/service.json" "$home/new/build/"
ln -s "$root/source/node_modules" "$home/new/node_modules"
end
rm -rf "$home/site"
mv "$home/new" "$home/site"

# Without a relay its mails are files in data/mail/: nothing that is tried out reaches the sales inbox.
cd "$home/site"
env -i PATH="$PATH" PORT=0 SITE_URL="https://$host" TRUSTED_PROXIES=127.0.0.1 DATABASE_URL="file:$home/data/inquiries.db" \
  node_modules/.bin/node service/main.ts >"$home/log" 2>&1 </dev/null 9>&- &
echo $! >"$home/pid"
until address=$(grep -m1 '^http://localhost:' "$home/log"); do
  kill -0 "$(cat "$home/pid")" 2>/dev/null || { cat "$home/log" >&2; exit 1; }
  sleep 0.2
done
printf '%s {\n\treverse_proxy 127.0.0.1:%s\n}\n' "${PREVIEW_SCHEME:-https}://$host" "${address##*:}" >"$root/$slug.caddy"
$reload
echo "https://$host"
