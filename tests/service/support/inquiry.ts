import type { Inquiry } from '../../../contract/inquiry.ts';

/** An inquiry that breaks no rule. */
export const sound: Inquiry = {
  name: 'Ada Example',
  email: 'ada@client.example',
  phoneNumber: '9876543210',
  country: '+91',
  projectBrief: 'A booking app for boats.',
  pathName: '/about/',
};

type Headers = Readonly<Record<string, string>>;

/** Posts a body as JSON; text goes as it is. */
export function postJson(
  url: string,
  body: unknown,
  headers: Headers = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    ...(signal && { signal }),
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts fields as a form without JavaScript does; text goes as it is. */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string>> | string,
  headers: Headers = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

/** The id in an answer that took the inquiry. */
export async function idOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string')
    return body.id;
  throw new Error(`no id in the answer ${response.status}`);
}
