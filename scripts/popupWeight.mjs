// What the contact pop-up of a built site weighs, in bytes of brotli 11.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The code that opens the pop-up, alone; on the page it is bundled with theme, fonts and transitions. */
async function loaderAlone() {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'site/layout/lazyLoad.client.ts', formats: ['iife'], name: 'loader' },
    },
  });
  return [output].flat().flatMap(({ output: [chunk] }) => chunk.code)[0];
}

/**
 * @param {{ dist: string }} site
 * @returns {Promise<{ parts: Record<string, number>, loader: number, opened: number, pictures: number }>}
 * `loader`: what every page carries for it; `opened`: script, styles, words and country list; `pictures`: the left panel's.
 */
export async function popupWeight({ dist }) {
  const read = (address) => readFileSync(join(dist, address));
  const sum = (addresses) =>
    addresses.reduce((total, address) => total + (parts[address] ??= brotli(read(address))), 0);
  const parts = {};

  const page = read('index.html').toString();
  const [, addresses = ''] = /data-contact-popup="([^"]*)"/.exec(page) ?? [];
  const opened = addresses.split(' ');
  const data = JSON.parse(read(opened.find((address) => address.endsWith('.json'))));

  return {
    parts,
    loader: brotli(await loaderAlone()),
    opened: sum([...opened, data.countries.address, data.countries.first.flag]),
    pictures: sum([data.art.panel, data.logos.sprite, ...data.cards.map(({ image }) => image)]),
  };
}
