import { messageOf } from '../lib/messageOf.ts';
import { readConfig } from './config.ts';

/** Reports a wrong environment setting in one line, before anything is installed or built with it. */
try {
  readConfig(process.env);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
