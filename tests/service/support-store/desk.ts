import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { DeskPage, DeskProps } from '../../../contract/desk.ts';
import { referenceOf } from '../../../service/delivery/reference.ts';
import type { NewInquiry } from '../../../service/store/Store.ts';
import { launchService } from '../support/service.ts';
import { newInquiry, start } from './inquiry.ts';
import { usePostgres } from './postgres.ts';
import { startSmtp } from './smtp.ts';
import type { databases } from './stores.ts';

/** The desk's origin in tests: browsers say it, whatever port is asked. */
export const deskUrl = 'http://desk.localhost';

export const ada = 'ada@agency.example';
export const bob = 'bob@agency.example';

type Headers = Readonly<Record<string, string>>;

interface Asked {
  form?: Readonly<Record<string, string>> | string;
  method?: string;
  headers?: Headers;
}

/** A browser with cookies of its own, that says where its posts come from. */
export function createBrowser(url: string, always: Headers = {}) {
  const cookies = new Map<string, string>();

  function keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function ask(path: string, { form, method = form ? 'POST' : 'GET', headers = {} }: Asked = {}) {
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded', origin: deskUrl }),
        ...always,
        ...headers,
      },
      ...(form && { body: typeof form === 'string' ? form : new URLSearchParams(form).toString() }),
    });
    const setCookies = response.headers.getSetCookie();
    keep(setCookies);
    const text = await response.text();
    return {
      ...{ status: response.status, headers: response.headers, text, setCookies },
      location: response.headers.get('location') ?? '',
      /** What a page is made from, which has to be this one. */
      props<Page extends DeskPage>(page: Page): DeskProps[Page] {
        const [, shown, json = ''] = /^<title>(\w+)<\/title>\n(.*)$/s.exec(text) ?? [];
        expect(shown).toBe(page);
        const props: DeskProps[Page] = JSON.parse(json);
        return props;
      },
    };
  }

  return {
    cookies,
    ask,
    /** Posts the form of a page that is shown to whoever is signed in. */
    async post(path: string, fields: Readonly<Record<string, string>> = {}, headers: Headers = {}) {
      const { csrf } = (await ask('/desk/sessions/')).props('sessions');
      return ask(path, { form: { csrf, ...fields }, headers });
    },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** Desks on one kind of database, each with a relay and a clock of its own. */
export function useDesks(database: (typeof databases)[number]) {
  const postgres = database === 'PostgreSQL' ? usePostgres() : null;
  let smtp: Awaited<ReturnType<typeof startSmtp>> | null = null;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp?.stop());

  return async function open(env: Headers = {}) {
    if (!smtp) throw new Error('the relay does not run');
    const relay = smtp;
    const databaseUrl = await postgres?.createDatabase();
    const clock = { time: start };
    const service = await launchService({
      env: {
        ...{ DESK_USERS: `${ada}, ${bob}`, DESK_URL: deskUrl, SMTP_URL: relay.url },
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      parts: { now: () => clock.time },
    });
    onTestFinished(service.close);

    /** The mail that something leads to. */
    async function mailOf<Result>(work: () => Promise<Result>): Promise<{ mail: string; result: Result }> {
      const { promise, resolve } = Promise.withResolvers<string>();
      relay.behaviour.onMessage = (_count, mail) => resolve(mail);
      const result = await work();
      return { mail: (await promise).replaceAll('=\r\n', '').replaceAll('=3D', '='), result };
    }
    const codeIn = (mail: string): string => /[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec(mail)?.[0] ?? '';
    const linkIn = (mail: string): string => /\/desk\/link\/[\w-]+\//.exec(mail)?.[0] ?? '';

    const browser = (headers: Headers = {}) => createBrowser(service.url, headers);
    /** Asks for a mail to sign in by. */
    async function askFor(one: Browser, email = ada) {
      const { mail } = await mailOf(() => one.ask('/desk/sign-in/', { form: { email, next: '' } }));
      return { mail, code: codeIn(mail), link: linkIn(mail) };
    }
    async function signedIn(email = ada, headers: Headers = {}): Promise<Browser> {
      const one = browser(headers);
      const { code } = await askFor(one, email);
      expect((await one.ask('/desk/code/', { form: { code, next: '' } })).status).toBe(303);
      return one;
    }
    return {
      ...{
        service,
        store: service.store,
        clock,
        mails: relay.raw,
        browser,
        mailOf,
        askFor,
        signedIn,
        codeIn,
      },
      /** Stores an inquiry; its reference and the address of its page. */
      async put(more: Parameters<typeof newInquiry>[0] = {}) {
        const inquiry: NewInquiry = newInquiry(more);
        await service.store.put(inquiry);
        const reference = referenceOf(inquiry.id);
        return { id: inquiry.id, reference, page: `/desk/inquiry/${reference}/` };
      },
    };
  };
}
