import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { expect, test } from 'vitest';
import { deskPosts } from '../../../contract/desk.ts';
import { builtSite } from '../../support/site.ts';
import { bundlePath, render, sampleHtml } from './desk.ts';
import { samples } from './samples.ts';

const { dist, build } = builtSite();
const code = readFileSync(bundlePath, 'utf8');

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const within = (node: Node): Node[] => [
  node,
  ...('childNodes' in node ? node.childNodes.flatMap(within) : []),
];
const elementsOf = (html: string): Element[] => within(parse(html)).filter((node) => 'attrs' in node);
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;

test('the desk is one module, which needs nothing that is not in it', async () => {
  expect(readdirSync(join(build, 'desk'))).toEqual(['_assets']);
  const folder = await mkdtemp(join(tmpdir(), 'desk-'));
  cpSync(bundlePath, join(folder, 'desk.mjs'));
  const program = `
    const { render } = await import('./desk.mjs');
    console.log(render('problem', { brand: 'Loom', now: 0, why: 'missing' }));
  `;
  const html = execFileSync('node', ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  expect(html).toContain('<h1>Not here</h1>');
});

test('it renders with the React that is quick, not with the one that warns', () => {
  expect(code).toContain('react-dom-server-legacy.node.production.js');
  expect(code).not.toContain('development.js');
});

test('its style, script and pictures lie beside those of the site, compressed', () => {
  const addresses = new Set(
    Object.keys(samples).flatMap((name) =>
      elementsOf(sampleHtml(name)).flatMap((element) => {
        const loaded =
          attribute(element, 'src') ?? (element.tagName === 'link' ? attribute(element, 'href') : '');
        return loaded ? [loaded] : [];
      }),
    ),
  );
  expect([...addresses].sort()).toEqual([
    expect.stringMatching(/^\/_assets\/desk\.[\w-]{8}\.css$/),
    expect.stringMatching(/^\/_assets\/desk\.[\w-]{8}\.js$/),
    expect.stringMatching(/^\/_assets\/mark\.[\w-]{8}\.svg$/),
  ]);
  for (const address of addresses) expect(existsSync(join(dist, `${address}.br`)), address).toBe(true);
  const [sheet = ''] = [...addresses].filter((address) => address.endsWith('.css'));
  const fonts = [...readFileSync(join(dist, sheet), 'utf8').matchAll(/url\(([^)]+)\)/g)].map(
    ([, url = '']) => url,
  );
  expect(fonts.length).toBeGreaterThan(4);
  for (const font of fonts) expect(existsSync(join(dist, font)), font).toBe(true);
});

test('it names no agency but the one that it is told', () => {
  const { brand }: { brand: string } = parseYaml(readFileSync('content/agency.yaml', 'utf8'));
  expect(code).not.toContain(brand);
  expect(sampleHtml('list')).toContain('<title>Open | Loom &amp; Ledger</title>');
});

test.each(Object.keys(samples))(
  '%s holds no script and no style that a policy would have to allow',
  (name) => {
    for (const element of elementsOf(sampleHtml(name))) {
      expect(attribute(element, 'style'), element.tagName).toBeUndefined();
      expect(element.attrs.filter(({ name: key }) => key.startsWith('on'))).toEqual([]);
      if (element.tagName === 'script') expect(attribute(element, 'src')).toBeDefined();
      expect(element.tagName).not.toBe('style');
    }
  },
);

const addresses = Object.values(deskPosts).map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[\\w-]+')}$`),
);
const withoutToken = ['/desk/sign-in/', '/desk/code/'];

test.each(Object.keys(samples))(
  'every form of %s is posted to where forms are taken, with its token',
  (name) => {
    for (const form of elementsOf(sampleHtml(name)).filter(({ tagName }) => tagName === 'form')) {
      if (attribute(form, 'method') === 'dialog') continue;
      expect(attribute(form, 'method')).toBe('post');
      const action = attribute(form, 'action') ?? '';
      expect(
        addresses.some((address) => address.test(action)),
        action,
      ).toBe(true);
      if (withoutToken.includes(action)) continue;
      const token = within(form).some(
        (node) => 'attrs' in node && attribute(node, 'name') === 'csrf' && attribute(node, 'value') !== '',
      );
      expect(token, action).toBe(true);
    }
  },
);

test('what a visitor typed is shown as it was typed, and is never markup', () => {
  const sample = samples['inquiry-new'];
  if (sample?.page !== 'inquiry') throw new Error('The sample is another page.');
  const typed = '"><script>alert(1)</script><img src=x onerror=alert(1)>&lt;';
  const { inquiry } = sample.props;
  const note = {
    ...{ version: 1, at: inquiry.receivedAt, who: typed, via: 'cli', kind: 'noted', state: 'new' },
    ...{ takenBy: null, words: typed },
  };
  const html = render('inquiry', {
    ...sample.props,
    typed,
    inquiry: {
      ...inquiry,
      ...{ name: typed, brief: typed, takenBy: typed, suspicion: typed, countryCode: typed },
      fields: {
        ...{
          name: typed,
          email: typed,
          phoneNumber: typed,
          country: typed,
          projectBrief: typed,
          pathName: typed,
        },
        link: 'javascript:alert(1)',
      },
      steps: [note],
      deliveries: [
        {
          ...{ channel: typed, state: typed, attempts: 1, lastError: typed },
          ...{ nextAttemptAt: null, deliveredAt: null, parkedAt: null },
        },
      ],
    },
  });
  const elements = elementsOf(html);
  expect(elements.filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
  expect(elements.filter((element) => attribute(element, 'src') === 'x')).toEqual([]);
  expect(elements.filter((element) => attribute(element, 'href')?.startsWith('javascript:'))).toEqual([]);
  const texts = within(parse(html)).flatMap((node) => ('value' in node ? [node.value] : []));
  expect(texts.filter((text) => text === typed).length).toBeGreaterThan(5);
});

test('an address adds nobody and nothing to the mail that it opens', () => {
  const sample = samples['answer'];
  if (sample?.page !== 'answer') throw new Error('The sample is another page.');
  const { inquiry } = sample.props;
  const email = "o'hara+web?bcc=mallory&body=%0Ahi#=@münchen.example";
  const told = { ...inquiry, fields: { ...inquiry.fields, email } };
  for (const html of [
    render('answer', { ...sample.props, inquiry: told }),
    render('inquiry', { ...sample.props, users: [], inquiry: told }),
  ]) {
    const [link] = elementsOf(html).flatMap((element) => {
      const href = attribute(element, 'href') ?? '';
      return href.startsWith('mailto:') ? [new URL(href)] : [];
    });
    expect(decodeURIComponent(link?.pathname ?? '')).toBe(email);
    expect([...(link?.searchParams.keys() ?? [])].filter((key) => key !== 'subject')).toEqual([]);
    expect(link?.hash).toBe('');
  }
});
