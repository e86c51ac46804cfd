// Writes what ships as CycloneDX 1.6 to build/sbom.json: `npm run sbom`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFile } from '../../site/lib/bundledFile.ts';
import { buildDir } from '../../site/lib/paths.ts';
import { parts } from '../../site/records/parts.ts';
import { sbom, type NpmList } from './sbom.ts';

if (!existsSync(bundledFile)) {
  console.error(`There is no ${bundledFile}; run npm run build first.`);
  process.exit(1);
}
const list: NpmList = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
);
const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
const shipped = parts();
const file = join(buildDir, 'sbom.json');
writeFileSync(file, `${JSON.stringify(sbom(list, { name, shipped }), null, 2)}\n`);
console.log(`${file}: ${shipped.length} packages ship.`);
