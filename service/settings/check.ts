import { messageOf } from '../lib/messageOf.ts';
import { readConfig } from './config.ts';

/** Tells a wrong setting of the environment in one line, before anything is installed or built for it. */
try {
  readConfig(process.env);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
