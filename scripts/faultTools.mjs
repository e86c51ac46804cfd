import { spawnSync } from 'node:child_process';

/** Root may mount, unless its container forbids it. */
const mounting =
  'at=$(mktemp -d) && mount -t tmpfs none "$at" && umount "$at"; got=$?; rmdir "$at"; exit $got';

/**
 * What the fault tests need from the machine: a command that succeeds if the tool works, and its Debian package, if
 * there is one. A package that contains a server would also start it at boot.
 */
export const faultTools = {
  caddy: { tries: ['caddy', 'version'], from: 'caddy', isServer: true },
  mount: { tries: ['sh', '-c', mounting], from: null, isServer: false },
  nginx: { tries: ['nginx', '-v'], from: 'nginx-light', isServer: true },
  pgbouncer: { tries: ['pgbouncer', '--version'], from: 'pgbouncer', isServer: true },
  // It may be installed but not allowed to trace other processes.
  strace: { tries: ['strace', '-o', '/dev/null', 'true'], from: 'strace', isServer: false },
};

/** @typedef {keyof typeof faultTools} FaultTool */

/** @type {(name: string) => name is FaultTool} */
const isTool = (name) => Object.hasOwn(faultTools, name);

/** Throws for an unknown tool. */
const skipped = () => {
  const names = (process.env['FAULTS_SKIP'] ?? '').split(',').map((name) => name.trim());
  const wrong = names.find((name) => name !== '' && !isTool(name));
  if (wrong === undefined) return names;
  throw new Error(`FAULTS_SKIP: got "${wrong}", takes names out of ${Object.keys(faultTools).join(', ')}`);
};

/**
 * Whether `FAULTS_SKIP`, a comma-separated list, skips a tool.
 * @type {(tool: FaultTool) => boolean}
 */
export const isSkipped = (tool) => skipped().includes(tool);

/**
 * Whether a tool is installed and works.
 * @type {(tool: FaultTool) => boolean}
 */
export const works = (tool) => {
  const [command = '', ...words] = faultTools[tool].tries;
  return spawnSync(command, words).status === 0;
};

/** Tools that are neither working nor skipped. */
export const missingTools = () =>
  Object.keys(faultTools)
    .filter(isTool)
    .filter((tool) => !isSkipped(tool) && !works(tool));
