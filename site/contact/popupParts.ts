import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection, getEntry } from 'astro:content';
import iconNodes from 'lucide-static/icon-nodes.json?raw';
import { readBuildSettings } from '../../contract/buildSettings.ts';
import { countryList, mainCountries } from '../integrations/countries/countryList.ts';
import { drawingFile, publishedFile } from '../integrations/drawings/drawingFile.ts';
import { islandFiles } from '../integrations/islands/islandFiles.ts';
import { contentDir } from '../integrations/paths.ts';
import { hrefTo } from '../lib/builtPages.ts';
import { markSize, sprite } from '../lib/sprite.ts';
import { personTile, popupArt } from './popupArt.ts';
import type { PopupWords } from './popup.schema.ts';
import type { IconShapes, PopupData } from './popupData.ts';

type Testimonial = PopupWords['testimonials'][number];

const icons: Record<string, IconShapes> = JSON.parse(iconNodes);

function shapesOf(icon: string): IconShapes {
  const shapes = icons[icon];
  if (!shapes) throw new Error(`There is no icon "${icon}"; https://lucide.dev/icons lists the names.`);
  return shapes;
}

/** The word-marks of the clients as one sprite, in the order of the strip. */
async function logos(): Promise<PopupData['logos']> {
  const clients = (await getCollection('clients')).sort((a, b) => a.data.order - b.data.order);
  const marks = await Promise.all(
    clients.map(async ({ id }) => {
      return { id, svg: await readFile(join(contentDir, 'clients/wordmarks', `${id}.svg`), 'utf8') };
    }),
  );
  return {
    sprite: drawingFile('wordmarks', sprite(marks)),
    marks: clients.map(({ id, data }, i) => {
      const mark = marks[i];
      return { id, name: data.alt, width: mark ? Math.round(markSize(mark).width) : 0 };
    }),
  };
}

/** A testimonial's picture lies beside its words; who has none gets a tile. */
async function cardOf({
  comment,
  name,
  position,
  image,
  alt = '',
}: Testimonial): Promise<PopupData['cards'][number]> {
  if (image === undefined) return { comment, name, position, image: await personTile(name), alt: '' };
  const extension = image.split('.').at(-1) ?? '';
  const picture = await readFile(join(contentDir, 'popup', image));
  return { comment, name, position, image: publishedFile('client', extension, picture), alt };
}

async function popupData(): Promise<PopupData> {
  const popup = await getEntry('popup', 'popup');
  const site = await getEntry('site', 'site');
  if (!popup) throw new Error('The file popup/popup.yaml is missing in the content folder.');
  if (!site) throw new Error('The file site/site.yaml is missing in the content folder.');
  const { email, phone } = site.data.contacts.sales;
  const { form, countries, failures, testimonials } = popup.data;
  const { promises, subtitle, ...panel } = popup.data.panel;
  const settings = readBuildSettings(process.env);
  const list = countryList();
  const [first] = list;
  if (!first) throw new Error('The country list is empty.');
  return {
    words: {
      form,
      countries,
      failures,
      panel: { ...panel, subtitle: subtitle.replaceAll('{phone}', phone.replaceAll(' ', '\u00a0')) },
    },
    promises: promises.map(({ icon, label, page }) => ({ label, icon: shapesOf(icon), href: hrefTo(page) })),
    cards: await Promise.all(testimonials.map(cardOf)),
    logos: await logos(),
    art: await popupArt(),
    countries: {
      address: publishedFile('countries', 'json', JSON.stringify(list)),
      first,
      main: mainCountries(),
    },
    lookUps: { ip: settings.ipLookupUrl, geolocation: settings.geolocationUrl },
    email,
    privacy: hrefTo(site.data.privacyPage),
  };
}

async function publish(): Promise<string> {
  const { script, imports, styles } = await islandFiles('site/contact/open.island.tsx');
  const data = publishedFile('popup', 'json', JSON.stringify(await popupData()));
  return [script, data, ...imports, ...styles].join(' ');
}
let once: Promise<string> | undefined;

/**
 * Publishes what the pop-up shows as one JSON file ({@link PopupData}). Gives the addresses of everything that
 * `openers.client.ts` fetches on intent, divided by spaces: module, data, then what the module needs.
 */
export function popupParts(): Promise<string> {
  // While developing the content changes under a running server.
  if (import.meta.env.DEV) return publish();
  return (once ??= publish());
}
