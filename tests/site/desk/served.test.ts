import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { expect, onTestFinished, test } from 'vitest';
import { askTerminal } from '../../../service/desk/access/challenges.ts';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { ada, bob, createBrowser, deskUrl } from '../../service/support-store/desk.ts';
import type { Browser } from '../../service/support-store/desk.ts';
import { newInquiry } from '../../service/support-store/inquiry.ts';
import { launchService } from '../../service/support/service.ts';
import { render } from './desk.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const within = (node: Node): Node[] => [
  node,
  ...('childNodes' in node ? node.childNodes.flatMap(within) : []),
];
const elementsIn = (node: Node): Element[] => within(node).filter((one) => 'attrs' in one);
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

/** What a browser would send of a form as it stands. */
function fieldsOf(form: Element): Record<string, string> {
  return Object.fromEntries(
    elementsIn(form).flatMap((control) => {
      const name = attribute(control, 'name');
      if (name === undefined) return [];
      if (control.tagName === 'select') {
        const [first] = elementsIn(control).filter(({ tagName }) => tagName === 'option');
        return [[name, (first && attribute(first, 'value')) ?? '']];
      }
      const isUnchosen =
        attribute(control, 'type') === 'radio' && attribute(control, 'checked') === undefined;
      return isUnchosen ? [] : [[name, attribute(control, 'value') ?? '']];
    }),
  );
}

/** Fills in and sends the form of a page that is posted to an address. */
async function send(browser: Browser, page: string, action: string, typed: Record<string, string> = {}) {
  const shown = await browser.ask(page);
  expect([page, shown.status]).toEqual([page, 200]);
  const form = elementsIn(parse(shown.text)).find(
    (one) => one.tagName === 'form' && attribute(one, 'action') === action,
  );
  if (!form) throw new Error(`${page} has no form for ${action}`);
  return browser.ask(action, { form: { ...fieldsOf(form), ...typed } });
}

test('every form of the pages is one that the service takes', async () => {
  const service = await launchService({
    env: { DESK_USERS: `${ada},${bob}`, DESK_URL: deskUrl },
    parts: { loadDesk: async () => ({ render }) },
  });
  onTestFinished(service.close);
  const { store } = service;
  const [genuine, suspect] = [
    newInquiry({ receivedAt: Date.now() }),
    newInquiry({
      suspicion: 'too-fast',
      channels: [],
      receivedAt: Date.now(),
      fields: { email: 'eve@example.com' },
    }),
  ];
  await store.put(genuine);
  await store.put(suspect);
  const one = createBrowser(service.url);

  const asked = await send(one, '/desk/sign-in/', '/desk/sign-in/', { email: ada });
  expect([asked.status, asked.location]).toEqual([303, '/desk/code/']);
  expect((await send(one, '/desk/code/', '/desk/code/', { code: '0000-0000' })).status).toBe(422);
  const link = `/desk/link/${(await askTerminal(store, ada, Date.now())).link}/`;
  expect((await send(one, link, link)).location).toBe('/desk/');

  const page = `/desk/inquiry/${referenceOf(genuine.id)}/`;
  const does = async (what: string, typed: Record<string, string> = {}, from = page) => {
    const { status } = await send(one, from, `${page}${what}/`, typed);
    return [what, status, (await store.get(genuine.id))?.state];
  };
  expect(await does('take', {}, '/desk/')).toEqual(['take', 303, 'taken']);
  expect(await does('note', { words: 'Called back.' })).toEqual(['note', 303, 'taken']);
  expect(await does('hand-over')).toEqual(['hand-over', 303, 'taken']);
  expect(await does('give-back')).toEqual(['give-back', 303, 'new']);
  expect(await does('answer', {}, `${page}answer/`)).toEqual(['answer', 303, 'answered']);
  expect(await does('reopen')).toEqual(['reopen', 303, 'new']);
  expect(await does('redeliver')).toEqual(['redeliver', 303, 'new']);
  expect(await does('aside', { words: 'Junk.' }, `${page}aside/`)).toEqual(['aside', 303, 'aside']);

  const other = `/desk/inquiry/${referenceOf(suspect.id)}/`;
  expect((await send(one, other, `${other}genuine/`)).status).toBe(303);
  expect((await send(one, other, `${other}suspect/`)).status).toBe(303);
  expect((await store.get(suspect.id))?.suspicion).toBe('staff');

  const found = await send(one, '/desk/search/', '/desk/search/', { words: 'called ada' });
  expect([found.status, found.text]).toEqual([200, expect.stringContaining(referenceOf(genuine.id))]);
  const file = await send(one, '/desk/export/', '/desk/export/', { format: 'csv' });
  expect([file.status, file.text]).toEqual([200, expect.stringContaining(genuine.id)]);
  expect((await send(one, `${other}erase/`, `${other}erase/`)).location).toBe('/desk/');
  expect(await store.get(suspect.id)).toBeNull();
  for (const shown of ['measure', 'log', 'suspects'])
    expect((await one.ask(`/desk/${shown}/`)).status).toBe(200);

  const second = createBrowser(service.url);
  const again = `/desk/link/${(await askTerminal(store, ada, Date.now())).link}/`;
  await send(second, again, again);
  expect((await send(one, '/desk/sessions/', '/desk/sessions/end-others/')).status).toBe(303);
  expect((await second.ask('/desk/')).status).toBe(303);
  expect((await send(one, '/desk/', '/desk/sign-out/')).status).toBe(303);
  expect(await store.sessions({})).toEqual([]);
});
