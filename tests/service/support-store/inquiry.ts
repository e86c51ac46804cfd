import { randomUUID } from 'node:crypto';
import type { NewInquiry, StepChange } from '../../../service/store/Store.ts';

/** 2026-01-05 09:00 UTC. */
export const start = Date.UTC(2026, 0, 5, 9);

/** Times in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A genuine inquiry with one delivery by mail, unless told otherwise. */
export function newInquiry({
  fields = {},
  receivedAt = start,
  ...rest
}: Partial<Omit<NewInquiry, 'fields'>> & { fields?: Partial<NewInquiry['fields']> } = {}): NewInquiry {
  return {
    id: randomUUID(),
    receivedAt,
    dueAt: receivedAt + day,
    fields: {
      name: 'Ada Example',
      email: 'ada@example.com',
      phoneNumber: '5550100123',
      country: '+1',
      projectBrief: 'An app for our members.',
      pathName: '/pricing/',
      ...fields,
    },
    countryCode: null,
    digest: 'one',
    repeat: null,
    suspicion: null,
    client: 'client',
    channels: ['mail'],
    ...rest,
  };
}

/** The first step of an inquiry that somebody answers. */
export const answered = (at: number): StepChange => ({
  ...{ version: 0, at, who: 'ops', via: 'cli', kind: 'answered', state: 'answered' },
  ...{ takenBy: null, takenAt: null, answeredAt: at, told: false },
});
