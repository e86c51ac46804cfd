import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { serviceFile } from '../../contract/serviceFile.ts';
import type { ServiceFile } from '../../contract/serviceFile.ts';

/**
 * Reads what the build wrote for the service.
 * @throws {Error} one line that says what to do, if it is missing or wrong
 */
export function readServiceFile(path: string): ServiceFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} is missing: build the site first, with npm run build`);
  }
  const result = v.safeParse(serviceFile, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `${path} is not of this version (${v.getDotPath(issue) ?? 'whole'}): build the site again, with npm run build`,
  );
}
