import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, readLine } from '../../tests/browsers/program.ts';

/** A screen with a bus of its own, on which Orca listens. */
export interface Desktop {
  /** Environment of programs that show themselves there. */
  env: NodeJS.ProcessEnv;
  /** File to which Orca writes what it says, a line an utterance. */
  log: string;
  stop: () => Promise<void>;
}

/** Turns the accessibility bus on, says the address of the session's bus, and becomes Orca. */
const session = `
set -e
status="gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.freedesktop.DBus.Properties.Set org.a11y.Status"
$status IsEnabled '<true>' >/dev/null
$status ScreenReaderEnabled '<true>' >/dev/null
openbox &
echo "bus $DBUS_SESSION_BUS_ADDRESS"
exec orca --user-prefs "$ORCA_FOLDER" $ORCA_ARGS
`;

/** Starts the screen, the buses, a window manager and Orca. */
export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  const log = join(folder, 'spoken.txt');
  writeFileSync(log, '');
  const [runtime, home, orca] = ['run', 'home', 'orca'].map((name) => join(folder, name));
  mkdirSync(runtime ?? '', { mode: 0o700 });
  mkdirSync(home ?? '');
  cpSync('checks/speech/orca', orca ?? '', { recursive: true });

  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: `:${await readLine(screen.stdout, /^(\d+)$/)}`,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    SPEECH_LOG: log,
    ORCA_FOLDER: orca,
  };
  const bus = spawn('dbus-run-session', ['--', 'bash', '-c', session], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  env['DBUS_SESSION_BUS_ADDRESS'] = await readLine(bus.stdout, /^bus (.+)$/);
  return {
    env,
    log,
    stop: async () => {
      await endProgram(bus);
      await endProgram(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
