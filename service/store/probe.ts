import { randomUUID } from 'node:crypto';
import type { NewInquiry } from './Store.ts';

/** The size of the largest possible inquiry: where this fits, so does any inquiry. */
export const probeBytes = 65_536;

/** An inquiry that is stored only to be undone; it exercises everything that a real one needs. */
export function sampleInquiry(): NewInquiry {
  const id = randomUUID();
  const field = { name: 'probe', email: 'probe', phoneNumber: '0', country: '+0', projectBrief: 'probe' };
  return {
    ...{ id, receivedAt: 0, fields: { ...field, pathName: '/' }, countryCode: null, digest: id },
    ...{ suspicion: null, client: null },
    repeat: { key: `probe:${id}`, windowMs: null },
    channels: ['mail'],
  };
}
