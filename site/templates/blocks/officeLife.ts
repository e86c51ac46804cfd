import { coverFile } from '../../integrations/drawings/coverFile.ts';
import type { OfficeLife } from '../../sections/OfficeLife/OfficeLife.schema.ts';
import { siteSettings } from './siteSettings.ts';

/** In px: wide enough for half of a large window. */
const BOX = { width: 840, height: 320 };

/** The offices of a page with country and cover. Throws an Error that names a city without an office. */
export async function officeLife(life: OfficeLife['life']) {
  const { offices } = await siteSettings();
  return Promise.all(
    life.map(async ({ cover, ...words }) => {
      const office = offices.find(({ city }) => city === words.city);
      if (!office) throw new Error(`There is no office in ${words.city} in site/site.yaml.`);
      const seed = `office-${office.country.toLowerCase()}`;
      return { ...words, country: office.country, cover: await coverFile({ seed, ...cover, box: BOX }) };
    }),
  );
}
