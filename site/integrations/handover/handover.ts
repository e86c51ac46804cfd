import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { BuildSettings } from '../../../contract/buildSettings.ts';
import type { ServiceFile } from '../../../contract/serviceFile.ts';
import { agencySchema, type Agency } from '../../records/agency.schema.ts';
import { countryList } from '../../contact/phone/countryList.ts';
import { CONTACT_PAGE, THANKS_PAGE } from '../../../contract/addresses.ts';
import { buildDir, contentDir } from '../../lib/paths.ts';
import { findSlots } from './formSlots.ts';
import { headers } from './headers.ts';
import { writeHostFiles } from './hosts/writeHostFiles.ts';
import { precompress } from './precompress.ts';
import { readRedirects } from './redirects.ts';
import { writeSecurityText } from './securityText.ts';
import { removeUnrequestedScripts } from './unrequested.ts';

function serviceFile(
  site: Agency,
  parts: Pick<ServiceFile, 'headers' | 'pageHeaders' | 'fileHeaders' | 'redirects'> & { contactHtml: string },
): ServiceFile {
  const { contactHtml, ...rest } = parts;
  const withAddress = (text: string) => text.replaceAll('{email}', site.contacts.sales.email);
  const { invalid, malformed, origin, tooMany, unavailable } = site.formAlerts;
  return {
    brand: site.brand,
    mail: { from: site.mail.from, to: site.contacts.sales.email },
    autoReply: site.mail.autoReply,
    dialCodes: [...new Set(countryList().map((country) => country.dial_code))],
    ...rest,
    form: {
      page: CONTACT_PAGE,
      thanks: THANKS_PAGE,
      alerts: {
        invalid: withAddress(invalid),
        malformed: withAddress(malformed),
        origin: withAddress(origin),
        tooMany: withAddress(tooMany),
        unavailable: withAddress(unavailable),
      },
      slots: findSlots(contactHtml),
    },
  };
}

/**
 * Hands the finished site over: to the service (`build/service.json`, precompressed files) and to static hosts
 * (headers and redirects in the forms they read).
 */
export function handover(settings: BuildSettings): AstroIntegration {
  return {
    name: 'handover',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const site = agencySchema.parse(parse(await readFile(join(contentDir, 'agency.yaml'), 'utf8')));
        const file = serviceFile(site, {
          ...headers(settings),
          redirects: await readRedirects(dist),
          contactHtml: await readFile(join(dist, CONTACT_PAGE, 'index.html'), 'utf8'),
        });
        await removeUnrequestedScripts(dist);
        await mkdir(buildDir, { recursive: true });
        await writeFile(join(buildDir, 'service.json'), `${JSON.stringify(file, null, 1)}\n`);
        await writeHostFiles(dist, join(buildDir, 'hosts'), { ...file, serviceUrl: settings.serviceUrl });
        await writeSecurityText(dist, {
          siteUrl: settings.siteUrl,
          email: site.contacts.sales.email,
          phone: site.contacts.sales.phone,
          language: site.language,
        });
        await precompress(dist);
      },
    },
  };
}
