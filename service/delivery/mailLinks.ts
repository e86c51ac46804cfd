import { isOpen } from '../desk/decide.ts';
import { isOver, mailPath, visitorPath } from '../links/tokens.ts';
import type { Store, StoredInquiry } from '../store/Store.ts';

/** A link of a mail, with what whoever follows it says. */
export interface MailLink {
  says: string;
  url: string;
}

/** The links that a mail about an inquiry has at this moment. */
export type LinksOf = (inquiry: StoredInquiry) => Promise<MailLink[]>;

interface MailLinkOptions {
  store: Pick<Store, 'linkKeys'>;
  siteUrl: string;
  now: () => number;
}

/** The address of the page that the visitor of an inquiry has. */
export const createVisitorPages =
  ({ store, siteUrl }: Pick<MailLinkOptions, 'store' | 'siteUrl'>) =>
  async (inquiry: StoredInquiry): Promise<string> =>
    siteUrl + visitorPath((await store.linkKeys()).current, inquiry);

/** Makes the links of mails: what may still be said of an inquiry, and nothing of one whose reply nobody promised. */
export function createMailLinks({ store, siteUrl, now }: MailLinkOptions): LinksOf {
  return async (inquiry) => {
    if (inquiry.dueAt === null || !isOpen(inquiry) || isOver(inquiry, now())) return [];
    const { current } = await store.linkKeys();
    const link = (says: string, purpose: 't' | 'a') => ({
      says,
      url: siteUrl + mailPath(current, purpose, inquiry),
    });
    const answered = link('Answered', 'a');
    return inquiry.state === 'new' ? [link('I take it', 't'), answered] : [answered];
  };
}
