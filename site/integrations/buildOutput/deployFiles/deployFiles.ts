import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { BuildSettings } from '../../../../contract/buildSettings.ts';
import type { FormSlot, PageSlot, ServiceFile } from '../../../../contract/serviceFile.ts';
import { agencySchema, type Agency } from '../../../records/agency.schema.ts';
import { countryList } from '../../../contact/phone/countryList.ts';
import { CONTACT_PAGE, INQUIRY_PAGE, LINK_PAGE, THANKS_PAGE } from '../../../../contract/addresses.ts';
import { buildDir, contentDir } from '../../../lib/paths.ts';
import type { FinishedPage } from '../html/BuiltPage.ts';
import { headers } from './headers.ts';
import { writeHostFiles } from './hosts/writeHostFiles.ts';
import { precompress } from './precompress.ts';
import { readRedirects } from './redirects.ts';
import { writeSecurityText } from './securityText.ts';

/** The places in pages of which the service knows. */
interface PagesOfService {
  slots: FormSlot[];
  visitor: PageSlot[];
  link: PageSlot[];
}

/** What the service needs of the content and of the pages that it fills. */
export function serviceFile(
  site: Agency,
  parts: Pick<ServiceFile, 'headers' | 'pageHeaders' | 'fileHeaders' | 'redirects'> & PagesOfService,
): ServiceFile {
  const { slots, visitor, link, ...rest } = parts;
  const withAddress = (text: string) => text.replaceAll('{email}', site.contacts.sales.email);
  const { invalid, malformed, origin, tooMany, unavailable } = site.formAlerts;
  return {
    brand: site.brand,
    language: site.language,
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
    visitorPage: { page: INQUIRY_PAGE, slots: visitor },
    linkPage: { page: LINK_PAGE, slots: link },
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
  const pageAt = (address: string): FinishedPage => {
    const page = pages.find(({ path }) => path === address);
    if (!page) throw new Error(`The build holds no ${address}.`);
    return page;
  };
  const file = serviceFile(site, {
    ...headers(settings),
    redirects: await readRedirects(dist),
    slots: [...pageAt(CONTACT_PAGE).slots],
    visitor: [...pageAt(INQUIRY_PAGE).filled],
    link: [...pageAt(LINK_PAGE).filled],
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
