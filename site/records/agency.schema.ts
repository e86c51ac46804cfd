import { z } from 'astro/zod';
import { action } from '../collections/actions.ts';
import { line, pagePath, several, time, timeZone } from '../collections/fields.ts';

const phone = z
  .string()
  .regex(/^\+[0-9][0-9 ]{6,20}$/, 'Write the number with its country code, such as +1 604 555 0148.');

const contact = z.strictObject({
  label: line(40).describe('What this address is for, such as "Projects".'),
  email: z.email('Write one e-mail address, such as hello@agency.example.'),
  phone,
});

const office = z.strictObject({
  country: line(40),
  city: line(40),
  address: several([1], line(80)).describe('The address, one entry a line.'),
  timeZone,
  hours: z.strictObject({ from: time, to: time }).describe('When somebody answers, local time.'),
});

/** `content/agency.yaml`: who the agency is; everything said about it more than once is said here. */
export const agencySchema = z.strictObject({
  brand: line(40).describe('The agency\'s name. Write " & " for the ampersand that the design sets apart.'),
  about: line(200).describe('One sentence under the name in the footer.'),
  since: z.number().int().min(1950).max(2100).describe('Year of foundation.'),
  demo: z
    .boolean()
    .describe(
      'True while people, clients and figures are invented for a demonstration; the footer then says so.',
    ),
  demoNotice: line(240).optional().describe('The sentence that says so.'),
  action: action.describe('The button that opens the contact form, in header and footer.'),
  actionNote: line(80).describe('Short promise under the button in the phone menu.'),
  contacts: z.strictObject({ sales: contact, hr: contact }),
  offices: several([1], office),
  social: z.array(z.strictObject({ label: line(30), url: z.url() })).describe('Profiles on other sites.'),
  mail: z.strictObject({
    from: z.email().describe('Sender of the mails that the service writes.'),
    autoReply: z
      .strictObject({ subject: line(100), text: z.string().min(1) })
      .describe(
        'Fixed acknowledgement to a visitor, sent only when the operator turns it on; {page} becomes the address of the page of his inquiry.',
      ),
  }),
  formAlerts: z
    .strictObject({
      invalid: line(200).describe('A field needs a correction.'),
      malformed: line(200).describe('The form arrived damaged.'),
      origin: line(200).describe('The form was sent from another site.'),
      tooMany: line(200).describe('Too many forms came from one network within a minute.'),
      unavailable: line(200).describe('The form could not be stored.'),
    })
    .describe(
      'What the contact page says on top when it cannot take a form; `{email}` becomes the sales address.',
    ),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Write a language such as en or en-CA.')
    .describe('The language of the words, such as en-CA.'),
  privacyPage: pagePath.describe('Path of the privacy page.'),
});

export type Agency = z.infer<typeof agencySchema>;
