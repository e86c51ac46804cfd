import { createMailLinks } from '../../../service/delivery/mailLinks.ts';
import type { Store } from '../../../service/store/Store.ts';
import { postJson, sound } from './inquiry.ts';
import type { RunningService } from './service.ts';

/** Sends an inquiry as the pop-up does: its id, the page of its visitor, and the cookie that the browser keeps. */
export async function sendInquiry(url: string, fields: Partial<typeof sound> = {}) {
  const response = await postJson(url, { ...sound, ...fields }, { 'idempotency-key': crypto.randomUUID() });
  const { id }: { id: string } = JSON.parse(await response.text());
  const cookie = response.headers.get('set-cookie') ?? '';
  return { id, path: response.headers.get('location') ?? '', cookie, sent: cookie.replace(/;.*/, '') };
}

/** The paths of the links that a mail about an inquiry would have now, by what they say. */
export async function mailLinks(store: Store, id: string, now = Date.now): Promise<Record<string, string>> {
  const inquiry = await store.get(id);
  if (!inquiry) throw new Error(`there is no inquiry ${id}`);
  const links = await createMailLinks({ store, siteUrl: '', now })(inquiry);
  return Object.fromEntries(links.map(({ says, url }) => [says, url]));
}

type Headers = Readonly<Record<string, string>>;

/** Opens a page as a browser does: its status, its text, and its headers. */
export async function open(url: string, path: string, headers: Headers = {}) {
  const response = await fetch(url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Presses a button of such a page. */
export async function press(
  { url }: Pick<RunningService, 'url'>,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
) {
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...{ accept: 'text/html', origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
