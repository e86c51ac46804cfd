import { randomUUID } from 'node:crypto';
import type { NewInquiry } from './Store.ts';

/** As large as an inquiry may be, so that what fits for this fits for an inquiry. */
export const probeBytes = 65_536;

/** An inquiry that is stored only to be undone: it needs of the database all that a real one needs. */
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
