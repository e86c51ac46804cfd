import iconNodes from 'lucide-static/icon-nodes.json?raw';
import { readBuildSettings } from '../../contract/buildSettings.ts';
import { popupArt } from '../pictures/popupArt.ts';
import { publishedFile } from '../pictures/publishedFile.ts';
import { agency } from '../records/agency.ts';
import { clientMarks } from '../records/clients.ts';
import { promises } from '../records/promises.ts';
import { allReviews } from '../records/reviews.ts';
import { hrefTo } from '../collections/routes.ts';
import { single } from '../collections/single.ts';
import { islandFiles } from './islandFiles.ts';
import { areasByCountry } from './phone/areas.ts';
import { countryList, mainCountries } from './phone/countryList.ts';
import type { Places } from './phone/places.ts';
import type { IconShapes, PopupData } from './popupData.ts';

const icons: Record<string, IconShapes> = JSON.parse(iconNodes);

function shapesOf(icon: string): IconShapes {
  const shapes = icons[icon];
  if (!shapes) throw new Error(`There is no icon "${icon}"; https://lucide.dev/icons lists the names.`);
  return shapes;
}

/** The word-marks of the clients in the order of the strip. */
async function logos(): Promise<PopupData['logos']> {
  const { sprite, marks } = await clientMarks();
  return { sprite, marks: marks.map(({ id, alt, width }) => ({ id, name: alt, width: Math.round(width) })) };
}

/** The reviews that stand in the stack, in their order. Throws an Error when they make no stack. */
async function cards(): Promise<PopupData['cards']> {
  const chosen = (await allReviews()).filter(({ carousel }) => carousel);
  if (chosen.length < 3)
    throw new Error('Mark at least three files in records/reviews/ with "carousel: true".');
  return chosen.map(({ comment, name, position, company, place, picture: { src, alt } }) => ({
    comment,
    name,
    position: [position, company, place].join(', '),
    image: src,
    alt,
  }));
}

async function popupData(): Promise<PopupData> {
  const { contacts, privacyPage } = await agency();
  const { email, phone } = contacts.sales;
  const { form, countries, failures, note, panel: panelWords } = await single('popup');
  const { promises: promised, subtitle, ...panel } = panelWords;
  const settings = readBuildSettings(process.env);
  const { everyday, first: home, ...countryWords } = countries;
  // Two words that only the contact page has.
  const labels = { ...form.labels, country: undefined, link: undefined };
  const list = countryList(home);
  const places: Places = Object.fromEntries(
    list.flatMap(({ code }) => {
      const place = { names: everyday[code], areas: areasByCountry.get(code) };
      return place.names || place.areas ? [[code, place]] : [];
    }),
  );
  const [first] = list;
  if (!first) throw new Error('The country list is empty.');
  return {
    words: {
      form: { ...form, labels },
      countries: countryWords,
      failures,
      note,
      panel: { ...panel, subtitle: subtitle.replaceAll('{phone}', phone.replaceAll(' ', '\u00a0')) },
    },
    promises: (await promises(promised)).map(({ icon, label, page, note }) => ({
      label,
      note,
      icon: shapesOf(icon),
      href: hrefTo(page),
    })),
    cards: await cards(),
    logos: await logos(),
    art: await popupArt(),
    countries: {
      address: publishedFile('countries', 'json', JSON.stringify(list)),
      later: (await islandFiles('site/contact/phone/later.ts')).script,
      places: publishedFile('places', 'json', JSON.stringify(places)),
      first,
      main: mainCountries(home),
    },
    lookUps: { ip: settings.ipLookupUrl, geolocation: settings.geolocationUrl },
    email,
    privacy: hrefTo(privacyPage),
  };
}

async function publish(): Promise<string> {
  const { script, imports, styles } = await islandFiles('site/contact/open.island.tsx');
  const data = publishedFile('popup', 'json', JSON.stringify(await popupData()));
  return [script, data, ...imports, ...styles].join(' ');
}

/** Address of the module that checks the contact page's form. */
export const formScript = async (): Promise<string> =>
  (await islandFiles('site/contact/form/checkedForm.client.ts')).script;

let once: Promise<string> | undefined;

/**
 * Publishes what the pop-up shows as one JSON file ({@link PopupData}). Gives the addresses of everything that
 * `layout/lazyLoad.client.ts` fetches on intent, divided by spaces: module, data, then what the module needs.
 */
export function popupParts(): Promise<string> {
  // While developing the content changes under a running server.
  if (import.meta.env.DEV) return publish();
  return (once ??= publish());
}
