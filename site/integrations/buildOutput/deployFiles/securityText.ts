import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Shorter than a year, as RFC 9116 advises. */
const validDays = 360;
const policyPage = '/security/';

interface SecurityTextOptions {
  siteUrl: string;
  /** Who reads reports, and whom to call when no answer comes. */
  email: string;
  phone: string;
  language: string;
}

/** Writes `/.well-known/security.txt` (RFC 9116): where to report a hole. It lapses with a build that is too old. */
export async function writeSecurityText(
  dist: string,
  { siteUrl, email, phone, language }: SecurityTextOptions,
): Promise<void> {
  const lapses = new Date(Date.now() + validDays * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: tel:${phone.replaceAll(' ', '-')}`,
    `Expires: ${lapses}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(existsSync(join(dist, policyPage, 'index.html')) ? [`Policy: ${siteUrl}${policyPage}`] : []),
  ];
  const folder = join(dist, '.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'security.txt'), `${lines.join('\n')}\n`);
}
