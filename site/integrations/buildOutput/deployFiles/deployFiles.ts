import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BuildSettings } from '../../../../contract/buildSettings.ts';
import type { ServiceFile } from '../../../../contract/serviceFile.ts';
import { agencySchema, type Agency } from '../../../records/agency.schema.ts';
import { countryList } from '../../../contact/phone/countryList.ts';
import { CONTACT_PAGE, THANKS_PAGE } from '../../../../contract/addresses.ts';
import { buildDir, contentDir } from '../../../lib/paths.ts';
import type { FinishedPage } from '../html/BuiltPage.ts';
import { headers } from './headers.ts';
import { writeHostFiles } from './hosts/writeHostFiles.ts';
import { precompress } from './precompress.ts';
import { readRedirects } from './redirects.ts';
import { writeSecurityText } from './securityText.ts';

/** What the service needs of the content and of the contact page. */
export function serviceFile(
  site: Agency,
  parts: Pick<ServiceFile, 'headers' | 'pageHeaders' | 'fileHeaders' | 'redirects'> &
    Pick<ServiceFile['form'], 'slots'>,
): ServiceFile {
  const { slots, ...rest } = parts;
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
      slots,
    },
  };
}

/**
 * Writes what serves the finished site: what the service needs (`build/service.json`), headers and redirects in the
 * forms that static hosts read, and the precompressed files.
 */
export async function deployFiles(
  dist: string,
  pages: readonly FinishedPage[],
  settings: BuildSettings,
): Promise<void> {
  const site = agencySchema.parse(parse(await readFile(join(contentDir, 'agency.yaml'), 'utf8')));
  const contactPage = pages.find(({ path }) => path === CONTACT_PAGE);
  if (!contactPage) throw new Error(`The build holds no ${CONTACT_PAGE}.`);
  const file = serviceFile(site, {
    ...headers(settings),
    redirects: await readRedirects(dist),
    slots: [...contactPage.slots],
  });
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
}
