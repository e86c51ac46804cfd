// What the contact pop-up of a built site weighs, in bytes of brotli 11.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * @param {{ dist: string }} site
 * @returns {{ parts: Record<string, number>, loader: number, opened: number, pictures: number }}
 * `loader`: what every page carries; `opened`: script, styles, words and country list; `pictures`: the left panel's.
 */
export function popupWeight({ dist }) {
  const read = (address) => readFileSync(join(dist, address));
  const sum = (addresses) =>
    addresses.reduce((total, address) => total + (parts[address] ??= brotli(read(address))), 0);
  const parts = {};

  const page = read('index.html').toString();
  const [, addresses = ''] = /data-contact-popup="([^"]*)"/.exec(page) ?? [];
  const opened = addresses.split(' ');
  const data = JSON.parse(read(opened.find((address) => address.endsWith('.json'))));

  // Pages with scripts of their own have them in the same file: the smallest is the loader alone.
  const loaders = readdirSync(join(dist, '_assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`_assets/${name}`))
    .filter((script) => script.includes('contactPopup'))
    .map(brotli);

  return {
    parts,
    loader: loaders.length > 0 ? Math.min(...loaders) : 0,
    opened: sum([...opened, data.countries.address, data.countries.first.flag]),
    pictures: sum([data.art.panel, data.logos.sprite, ...data.cards.map(({ image }) => image)]),
  };
}
