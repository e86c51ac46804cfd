import { readdirSync } from 'node:fs';
import { packageFile } from './packageFile.ts';

let lucide: readonly string[] | undefined;

/** The names of all icons of Lucide, such as `file-lock`. */
export const lucideNames = (): readonly string[] =>
  (lucide ??= readdirSync(packageFile('lucide-static', 'icons')).map((file) => file.replace(/\.svg$/, '')));
