import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import type { FormSlot, ServiceFile } from '../../../contract/serviceFile.ts';
import { pageSlots } from '../../../site/integrations/buildOutput/deployFiles/pageSlots.ts';
import { elementsIn } from '../../../site/integrations/buildOutput/html/elements.ts';

const marked = `<!doctype html><html lang="en"><title>Contact</title>
<p role="alert">{alert}</p>
<form method="post" action="/api/contact">
<input name="name"{value:name}{invalid:name:name-error}><p id="name-error">{message:name}</p>
<input name="email"{value:email}{invalid:email:email-error}><p id="email-error">{message:email}</p>
<input name="phoneNumber"{value:phoneNumber}{invalid:phoneNumber:phone-error}><p id="phone-error">{message:phoneNumber}</p>
<select name="country"><option value="+1 US"{option:country:+1 US}>US</option><option value="+1 CA"{option:country:+1 CA}>CA</option><option value="+91 IN"{option:country:+91 IN}>IN</option></select>
<textarea name="projectBrief"{invalid:projectBrief:brief-error}>{text:projectBrief}</textarea><p id="brief-error">{message:projectBrief}</p>
<input name="link"{value:link}><input name="website"><input type="hidden" name="pathName" value="/contact/"></form></html>`;

function slotOf(mark: string, at: number): FormSlot {
  const [kind = '', field = '', more = ''] = mark.split(':');
  switch (kind) {
    case 'alert':
      return { kind, at };
    case 'option':
      return { kind, field, value: more, at };
    case 'invalid':
      return { kind, field, describedBy: more, at };
    case 'value':
    case 'text':
    case 'message':
      return { kind, field, at };
    default:
      throw new Error(`no such slot: ${mark}`);
  }
}

/** Removes the marks from the page and returns their positions, as the build does. */
function readSlots(text: string): { page: string; slots: FormSlot[] } {
  const slots: FormSlot[] = [];
  let taken = 0;
  const page = text.replace(/\{([a-z]+(?::[^}]*)?)\}/g, (whole, mark: string, at: number) => {
    slots.push(slotOf(mark, at - taken));
    taken += whole.length;
    return '';
  });
  return { page, slots };
}

const contact = readSlots(marked);
const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${`<p>${title}</p>`.repeat(40)}`;

/** A page that shows every part and text of an inquiry that there is. */
const visitor = `<!doctype html><html lang="en"><title>Your inquiry</title>
<p data-part="gone">nothing here</p>
${['new', 'taken', 'answered', 'aside', 'due', 'late', 'told', 'no-answer', 'wrong', 'trouble']
  .map((part) => `<p data-part="${part}" hidden>part ${part}</p>`)
  .join('\n')}
<p data-part="there" hidden><b data-text="reference"></b> <i data-text="hours"></i> <time data-attributes="datetime:due"><span data-text="due-clock"></span></time></p>
<form data-part="sender" hidden><b data-text="email"></b><input name="email" data-attributes="value:typed aria-invalid:invalid"></form></html>`;

/** The same for the links of mails. */
const link = `<!doctype html><html lang="en"><title>An inquiry</title>
<p data-part="gone">nothing here</p>
${['new', 'taken', 'answered', 'aside', 'may-t', 'may-a', 'done', 'undone', 'unnamed', 'refused', 'trouble']
  .map((part) => `<p data-part="${part}" hidden>part ${part}</p>`)
  .join('\n')}
<p data-part="there" hidden><b data-text="reference"></b> <i data-text="who"></i></p>
<form data-part="undo" hidden><input name="undo" data-attributes="value:undo"></form></html>`;

const slotsIn = (html: string) => pageSlots(html, elementsIn(parse(html, { sourceCodeLocationInfo: true })));

/** The texts of the test site, by path. */
export const texts = {
  '/index.html': page('Home'),
  '/about/index.html': page('About'),
  '/contact/index.html': contact.page,
  '/thank-you/index.html': page('Thank you'),
  '/inquiry/index.html': visitor,
  '/i/index.html': link,
  '/café/index.html': page('Café'),
  '/404.html': page('Nothing here'),
  '/_assets/app.0a1b2c.css': 'body { color: red }\n'.repeat(50),
  '/.well-known/security.txt': 'Contact: mailto:security@agency.example\n'.repeat(20),
};

/** Stands in for a picture: each byte reveals its position. */
export const picture = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

export const serviceFile: ServiceFile = {
  brand: 'Agency',
  language: 'en-CA',
  mail: { from: 'site@agency.example', to: 'sales@agency.example' },
  autoReply: { subject: 'We have it', text: 'Thank you.' },
  dialCodes: ['+1', '+91'],
  redirects: { '/old-about': '/about/', '/offer/': '/about/?from=offer#terms' },
  headers: { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' },
  pageHeaders: { 'permissions-policy': 'camera=()' },
  fileHeaders: {},
  form: {
    page: '/contact/',
    thanks: '/thank-you/',
    alerts: {
      invalid: 'Please look at the marked fields.',
      malformed: 'The form arrived broken.',
      origin: 'The form came from elsewhere.',
      tooMany: 'Too many at once.',
      unavailable: 'It cannot be kept right now.',
    },
    slots: contact.slots,
  },
  visitorPage: { page: '/inquiry/', slots: slotsIn(visitor) },
  linkPage: { page: '/i/', slots: slotsIn(link) },
};

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes a small built site with its compressed files. */
export function writeSite(folder: string): void {
  for (const [path, text] of Object.entries(texts)) {
    write(folder, path, text);
    write(folder, `${path}.br`, brotliCompressSync(text));
    write(folder, `${path}.gz`, gzipSync(text));
  }
  write(folder, '/images/picture.png', picture);
  write(folder, '/images/empty.png', '');
  write(folder, '/_headers', '/*');
  write(folder, '/.secret', 'hidden');
  write(folder, '/.git/config', 'hidden');
}
