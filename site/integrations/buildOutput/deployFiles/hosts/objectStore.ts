import { HASHED_FOLDER, caching } from '../../../../../contract/caching.ts';
import { mediaTypes } from '../../../../../contract/mediaTypes.ts';
import type { HostFile } from './hostedSite.ts';

/** `upload.sh`: the loop that brings `dist/` to an object store, with types and lifetimes as the service says them. */
export function objectStore(): HostFile {
  const hashed = HASHED_FOLDER.slice(1);
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${extension}=${type}`);
  return [
    'upload.sh',
    `#!/bin/sh
# Made by the build. Brings a built site to an object store by rclone: sh upload.sh DIST REMOTE:BUCKET
# Hashed files come first, pages after them, so that no page asks for what is not there yet. What only the build
# before had goes last: its pages at once, its hashed files 30 days later, as open pages still ask for them.
set -eu
dist=$1 store=$2
keep=\${KEEP:-30d}

types() { cat <<'END'
${types.join('\n')}
END
}

# Copies a folder, one type of file after the other; what is the same there is left alone.
put() {
  from=$1 to=$2 cache=$3
  shift 3
  find "$from" -type f -name '*.*' | sed 's/.*[.]//' | sort -u | while read -r extension; do
    case $extension in br | gz) continue ;; esac
    type=$(types | sed -n "s/^$extension=//p")
    rclone copy "$from" "$to" --checksum "$@" --filter "+ *.$extension" --filter '- *' \\
      --header-upload "Content-Type: \${type:-application/octet-stream}" --header-upload "Cache-Control: $cache" </dev/null
  done
}

put "$dist/${hashed}" "$store/${hashed}" '${caching.hashed}'
put "$dist" "$store" '${caching.others}' --filter '- /${hashed}**'

# Deletes what the build does not have.
gone() {
  rclone sync "$dist" "$store" --ignore-existing --filter '- *.br' --filter '- *.gz' \\
    --filter '- /_headers' --filter '- /_redirects' "$@"
}
gone --filter '- /${hashed}**'
kept=$(mktemp)
trap 'rm -f "$kept"' EXIT
(cd "$dist" && find . -path './${hashed}*' -type f) | sed 's|^[.]|- |' >"$kept"
printf '%s\\n' '+ /${hashed}**' '- *' >>"$kept"
rclone delete "$store" --min-age "$keep" --filter-from "$kept"
`,
  ];
}
