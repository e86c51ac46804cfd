import { z } from 'astro/zod';
import { seo } from '../../collections/fields.ts';
import { mailLinkSchema } from './sections/MailLink/MailLink.schema.ts';

/** `content/pages/company/mail-link.yaml`: the page to which the links of the agency's mails lead. */
export const mailLinkPageSchema = z.strictObject({ seo, link: mailLinkSchema });
