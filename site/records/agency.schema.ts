import { z } from 'astro/zod';
import { line, pagePath, time, timeZone } from '../lib/fields.ts';

const phone = z
  .string()
  .regex(/^\+[0-9][0-9 ]{6,20}$/, 'Write the number with its country code, such as +1 604 555 0148.');

const contact = z.strictObject({
  /** What this address is for, such as "Projects". */
  label: line(40),
  email: z.email('Write one e-mail address, such as hello@agency.example.'),
  phone,
});

const office = z.strictObject({
  country: line(40),
  city: line(40),
  /** The address, one entry a line. */
  address: z.array(line(80)).min(1),
  timeZone,
  /** When somebody answers, local time. */
  hours: z.strictObject({ from: time, to: time }),
});

/** `content/agency.yaml`: who the agency is; everything said about it more than once is said here. */
export const agencySchema = z.strictObject({
  /** The agency's name. Write " & " for the ampersand that the design sets apart. */
  brand: line(40),
  /** One sentence under the name in the footer. */
  about: line(200),
  /** Year of foundation. */
  since: z.number().int().min(1950).max(2100),
  /** True while people, clients and figures are invented for a demonstration; the footer then says so. */
  demo: z.boolean(),
  /** The sentence that says so. */
  demoNotice: line(240).optional(),
  /** Words of the button that opens the contact form, in header and footer. */
  action: line(30),
  /** Short promise under the button in the phone menu. */
  actionNote: line(80),
  contacts: z.strictObject({ sales: contact, hr: contact }),
  offices: z.array(office).min(1),
  /** Profiles on other sites. */
  social: z.array(z.strictObject({ label: line(30), url: z.url() })),
  mail: z.strictObject({
    /** Sender of the mails that the service writes. */
    from: z.email(),
    /** Fixed acknowledgement to a visitor; sent only when the operator turns it on. */
    autoReply: z.strictObject({ subject: line(100), text: z.string().min(1) }),
  }),
  /** What the contact page says on top when it cannot take a form; `{email}` becomes the sales address. */
  formAlerts: z.strictObject({
    /** A field needs a correction. */
    invalid: line(200),
    /** The form arrived damaged. */
    malformed: line(200),
    /** The form was sent from another site. */
    origin: line(200),
    /** Too many forms came from one network within a minute. */
    tooMany: line(200),
    /** The form could not be stored. */
    unavailable: line(200),
  }),
  /** The language of the words, such as en-CA. */
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  /** Path of the privacy page. */
  privacyPage: pagePath,
});

export type Agency = z.infer<typeof agencySchema>;
