import { CONTACT_PAGE, INQUIRY_PAGE, LINK_PAGE, THANKS_PAGE } from '../../../contract/addresses.ts';
import type { Kind } from '../../collections/Kind.ts';

/** Ways to write and to call, and what comes after. */
export const kind = {
  collections: {
    'book-a-call': {
      files: 'pages/company/book-a-call.yaml',
      address: '/book-a-call/',
      route: 'pages/book-a-call.astro',
    },
    contact: {
      files: 'pages/company/contact.yaml',
      address: CONTACT_PAGE,
      route: 'pages/contact.astro',
      needed: true,
      measured: true,
    },
    inquiry: {
      files: 'pages/company/inquiry.yaml',
      address: INQUIRY_PAGE,
      route: 'pages/inquiry.astro',
      unlisted: true,
    },
    'mail-link': {
      files: 'pages/company/mail-link.yaml',
      address: LINK_PAGE,
      route: 'pages/mail-link.astro',
      unlisted: true,
    },
    'thank-you': {
      files: 'pages/company/thank-you.yaml',
      address: THANKS_PAGE,
      route: 'pages/thank-you.astro',
      needed: true,
      unlisted: true,
    },
  },
} as const satisfies Kind;
