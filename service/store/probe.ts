import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inquirySchema } from '../../contract/inquiry.ts';
import type { NewInquiry } from './Store.ts';

/** The size of the largest possible inquiry: where this fits, so does any inquiry. */
export const probeBytes = 65_536;

const probeFields = inquirySchema('probe');

/** An inquiry that is stored only to be undone; it exercises everything that a real one needs. */
export function sampleInquiry(): NewInquiry {
  const id = randomUUID();
  return {
    ...{ id, receivedAt: 0, dueAt: 0, fields: v.parse(probeFields, {}), countryCode: null, digest: id },
    ...{ suspicion: null, client: null },
    repeat: { key: `probe:${id}`, windowMs: null },
    channels: ['mail'],
  };
}
