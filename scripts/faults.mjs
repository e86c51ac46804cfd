// Runs the fault tests, after checking for the tools they need. A missing tool ends the run with the command that
// installs it; `--install` installs it, FAULTS_SKIP skips its tests. Other arguments go to vitest.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { faultTools, missingTools } from './faultTools.mjs';
import { canInstall, fail, install, run } from './run.mjs';

const packagesOf = (tools) => tools.flatMap((tool) => faultTools[tool].from ?? []);

/** The script that invoke-rc.d and others ask whether a server may be started. */
const policy = '/usr/sbin/policy-rc.d';

/** Installs tools. A server that comes with them is started neither now nor at boot. */
function installTools(tools) {
  console.log(`Installing ${packagesOf(tools).join(', ')} for the tests …`);
  const hasPolicy = existsSync(policy);
  if (!hasPolicy) {
    writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    process.once('exit', () => rmSync(policy));
  }
  install(packagesOf(tools));
  for (const tool of tools.filter((one) => faultTools[one].isServer)) {
    if (existsSync('/usr/bin/systemctl')) run('systemctl', ['disable', '--quiet', tool]);
    else if (existsSync(`/etc/init.d/${tool}`)) run('update-rc.d', [tool, 'disable']);
  }
}

function findTools(mayInstall) {
  const missing = missingTools();
  const packages = packagesOf(missing);
  if (mayInstall && canInstall && packages.length > 0) installTools(missing);
  const left = missingTools();
  if (left.length === 0) return;
  const ways = [
    ...(packages.length > 0 ? [`apt-get install --no-install-recommends ${packages.join(' ')}`] : []),
    ...(packages.length > 0 ? ['npm run test:faults -- --install, as root on a Debian'] : []),
    `FAULTS_SKIP=${left.join(',')} leaves out the tests that need them`,
  ];
  fail(`The fault tests need what does not work here: ${left.join(', ')}.\n  ${ways.join('\n  ')}`);
}

const words = process.argv.slice(2);
try {
  findTools(words.includes('--install'));
} catch (error) {
  fail(error.message);
}
const rest = words.filter((word) => word !== '--install');
run('node_modules/.bin/vitest', ['run', '--config', 'vitest.faults.config.ts', ...rest]);
