import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollection, getEntry } from 'astro:content';
import iconNodes from 'lucide-static/icon-nodes.json?raw';
import { readBuildSettings } from '../../contract/buildSettings.ts';
import { countryList, mainCountries } from '../integrations/countries/countryList.ts';
import { drawingFile, publishedFile } from '../integrations/drawings/drawingFile.ts';
import { portrait } from '../integrations/drawings/portrait.ts';
import { islandFiles } from '../integrations/islands/islandFiles.ts';
import { contentDir } from '../integrations/paths.ts';
import { hrefTo } from '../lib/builtPages.ts';
import { companyOf } from '../lib/companyOf.ts';
import { markSize, sprite } from '../lib/sprite.ts';
import { popupArt } from './popupArt.ts';
import type { IconShapes, PopupData } from './popupData.ts';

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

/** The reviews that stand in the stack, in their order. Throws an Error when they make no stack. */
async function cards(): Promise<PopupData['cards']> {
  const clients = await getCollection('clients');
  const chosen = await getCollection('reviews', ({ data }) => data.carousel);
  if (chosen.length < 3)
    throw new Error('Mark at least three files in content/reviews with "carousel: true".');
  return Promise.all(
    chosen
      .sort((a, b) => a.data.order - b.data.order)
      .map(async (review) => {
        const { comment, name, position, place } = review.data;
        const { src, alt } = await portrait(review, 'reviews');
        const whole = [position, companyOf(review.data, clients), place].join(', ');
        return { comment, name, position: whole, image: src, alt };
      }),
  );
}

async function popupData(): Promise<PopupData> {
  const popup = await getEntry('popup', 'popup');
  const site = await getEntry('site', 'site');
  if (!popup) throw new Error('The file popup/popup.yaml is missing in the content folder.');
  if (!site) throw new Error('The file site/site.yaml is missing in the content folder.');
  const { email, phone } = site.data.contacts.sales;
  const { form, countries, failures } = popup.data;
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
    cards: await cards(),
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

/** Address of the module that checks the contact page's form. */
export const formScript = async (): Promise<string> =>
  (await islandFiles('site/contact/form/checkedForm.client.ts')).script;

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
