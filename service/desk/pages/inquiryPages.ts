import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskPages } from '../../../contract/desk.ts';
import type { DeskInquiry, DeskNotice } from '../../../contract/desk.ts';
import { referenceOf } from '../../delivery/reference.ts';
import { Problem } from '../../http/problem.ts';
import { hourMs } from '../../lib/durations.ts';
import type { StoredInquiry } from '../../store/Store.ts';
import type { RouteParts } from '../routeParts.ts';
import { findByReference } from '../findByReference.ts';
import { rowOf, wholeOf } from './rows.ts';

/** The most other inquiries of the same sender that a page names. */
const mostOthers = 20;

export type OfInquiry = FastifyRequest<{ Params: { reference: string } }>;

/** The address of a page of an inquiry. */
export const addressOfInquiry = (page: string, { id }: Pick<StoredInquiry, 'id'>): string =>
  page.replace(':reference', referenceOf(id));

/** What a page shows besides the inquiry. */
export interface Said {
  notice?: DeskNotice;
  typed?: string;
  status?: number;
}

/** The pages of one inquiry, for those who ask for them and for those whose form says that something was not done. */
export function createInquiryPages({ openedStore, shown, config, desk, serviceFile }: RouteParts) {
  const promiseHours = config.promiseMs / hourMs;

  async function othersOf({ id, fields }: StoredInquiry): Promise<DeskInquiry['others']> {
    const store = openedStore();
    const ids = (await store.find(fields.email)).filter((other) => other !== id);
    // Ids begin with the time.
    const newest = ids.toSorted().toReversed().slice(0, mostOthers);
    const found = await Promise.all(newest.map((other) => store.get(other)));
    return found.flatMap((other) => (other ? [rowOf(other)] : []));
  }

  /** What every page of one inquiry says. */
  async function aboutOne(request: FastifyRequest, reply: FastifyReply, inquiry: StoredInquiry, said: Said) {
    return {
      ...(await shown.signedIn(request, reply, said.notice)),
      inquiry: { ...wholeOf(inquiry), earlierEmails: [], others: await othersOf(inquiry) },
      promiseHours,
      ...(said.typed !== undefined && { typed: said.typed }),
    };
  }

  return {
    /** @throws {Problem} if there is none */
    async find({ params }: OfInquiry): Promise<StoredInquiry> {
      const found = await findByReference(openedStore(), params.reference);
      if (!found) throw new Problem(404);
      return found;
    },
    aboutOne,
    async inquiry(request: FastifyRequest, reply: FastifyReply, inquiry: StoredInquiry, said: Said = {}) {
      const users = desk.users.filter((user) => user !== inquiry.takenBy);
      const props = { ...(await aboutOne(request, reply, inquiry, said)), users };
      return shown.render(reply, 'inquiry', props, said.status);
    },
    async answer(request: FastifyRequest, reply: FastifyReply, inquiry: StoredInquiry, said: Said = {}) {
      const subject = `Your inquiry to ${serviceFile.brand}, ${referenceOf(inquiry.id)}`;
      const props = { ...(await aboutOne(request, reply, inquiry, said)), subject };
      return shown.render(reply, 'answer', props, said.status);
    },
    async aside(request: FastifyRequest, reply: FastifyReply, inquiry: StoredInquiry, said: Said = {}) {
      return shown.render(reply, 'aside', await aboutOne(request, reply, inquiry, said), said.status);
    },
  };
}

export type InquiryPages = ReturnType<typeof createInquiryPages>;

export function inquiryRoutes(app: FastifyInstance, pages: InquiryPages): void {
  for (const page of ['inquiry', 'answer', 'aside'] as const) {
    app.get<{ Params: { reference: string } }>(deskPages[page], async (request, reply) =>
      pages[page](request, reply, await pages.find(request)),
    );
  }
}
