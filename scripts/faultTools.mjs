import { spawnSync } from 'node:child_process';

/** Root may mount, unless its container forbids it. */
const mounting =
  'at=$(mktemp -d) && mount -t tmpfs none "$at" && umount "$at"; got=$?; rmdir "$at"; exit $got';

/**
 * What the fault tests need of the machine: a command that succeeds where the tool works, and Debian's package of it,
 * where there is one. A package that brings a server would start it with the machine.
 */
export const faultTools = {
  caddy: { tries: ['caddy', 'version'], from: 'caddy', isServer: true },
  mount: { tries: ['sh', '-c', mounting], from: null, isServer: false },
  nginx: { tries: ['nginx', '-v'], from: 'nginx-light', isServer: true },
  pgbouncer: { tries: ['pgbouncer', '--version'], from: 'pgbouncer', isServer: true },
  // It may be there and not be allowed to look at other processes.
  strace: { tries: ['strace', '-o', '/dev/null', 'true'], from: 'strace', isServer: false },
};

/** @typedef {keyof typeof faultTools} FaultTool */

/** @type {(name: string) => name is FaultTool} */
const isTool = (name) => Object.hasOwn(faultTools, name);

/** Throws for a name that is no tool's. */
const skipped = () => {
  const names = (process.env['FAULTS_SKIP'] ?? '').split(',').map((name) => name.trim());
  const wrong = names.find((name) => name !== '' && !isTool(name));
  if (wrong === undefined) return names;
  throw new Error(`FAULTS_SKIP: got "${wrong}", takes names out of ${Object.keys(faultTools).join(', ')}`);
};

/**
 * Whether `FAULTS_SKIP`, a list with commas, says to do without a tool.
 * @type {(tool: FaultTool) => boolean}
 */
export const isSkipped = (tool) => skipped().includes(tool);

/**
 * Whether a tool is here and works.
 * @type {(tool: FaultTool) => boolean}
 */
export const works = (tool) => {
  const [command = '', ...words] = faultTools[tool].tries;
  return spawnSync(command, words).status === 0;
};

/** The tools that do not work here though nothing says to do without them. */
export const missingTools = () =>
  Object.keys(faultTools)
    .filter(isTool)
    .filter((tool) => !isSkipped(tool) && !works(tool));
