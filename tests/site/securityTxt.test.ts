import { mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { writeSecurityText } from '../../site/integrations/buildOutput/deployFiles/securityText.ts';
import { htmlOf } from '../support/pages.ts';
import { builtSite } from '../support/site.ts';

const DAY = 86_400_000;
const path = '/.well-known/security.txt';

/** Field -> what its lines say, as RFC 9116 has it: names in any case, nothing but fields. */
function fieldsOf(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value]);
  }
  return fields;
}

test('the service answers with it as plain text', async () => {
  const answer = await fetch(`${inject('siteAddress')}${path}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('it says where to report a hole, in which language and by which rules', async () => {
  const fields = fieldsOf(await readFile(join(builtSite().dist, path), 'utf8'));
  const file: { mail: { to: string } } = JSON.parse(
    await readFile(join(builtSite().build, 'service.json'), 'utf8'),
  );
  const [mail, call] = fields.get('contact') ?? [];
  expect(mail).toBe(`mailto:${file.mail.to}`);
  expect(call).toMatch(/^tel:\+[\d-]+$/);
  const [canonical = ''] = fields.get('canonical') ?? [];
  expect(new URL(canonical).pathname).toBe(path);
  expect(fields.get('policy')).toEqual([new URL('/security/', canonical).href]);
  expect(htmlOf('/')).toContain(`<html lang="${fields.get('preferred-languages')?.join()}"`);
});

test('what RFC 9116 wants once stands once, and it lapses 360 days after the build', async () => {
  const file = join(builtSite().dist, path);
  const fields = fieldsOf(await readFile(file, 'utf8'));
  for (const name of ['expires', 'preferred-languages', 'canonical'])
    expect(fields.get(name)).toHaveLength(1);
  const [expires = ''] = fields.get('expires') ?? [];
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  // The day is cut off at midnight, so that builds of one day are alike.
  const builtOn = Math.floor((await stat(file)).mtimeMs / DAY);
  expect(Date.parse(expires) / DAY - builtOn).toBe(360);
});

test('a site with its own address names that, and no page that it lacks', async () => {
  const folder = await mkdtemp('.cache/security-txt-');
  const options = {
    siteUrl: 'https://agency.example',
    email: 'holes@agency.example',
    phone: '+1 604 555 0100',
    language: 'fr',
  };
  const written = async () => fieldsOf(await readFile(join(folder, path), 'utf8'));
  await writeSecurityText(folder, options);
  expect((await written()).get('policy')).toBeUndefined();
  await mkdir(join(folder, 'security'));
  await writeFile(join(folder, 'security', 'index.html'), '');
  await writeSecurityText(folder, options);
  const fields = await written();
  expect(fields.get('policy')).toEqual(['https://agency.example/security/']);
  expect(fields.get('canonical')).toEqual(['https://agency.example/.well-known/security.txt']);
  expect(fields.get('contact')).toEqual(['mailto:holes@agency.example', 'tel:+1-604-555-0100']);
  await rm(folder, { recursive: true });
});
