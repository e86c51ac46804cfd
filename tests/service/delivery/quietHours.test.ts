import { describe, expect, test } from 'vitest';
import { thresholdsOf } from '../../../service/delivery/reminders/thresholds.ts';
import { readConfig } from '../../../service/settings/config.ts';

/** When reminders of an inquiry come, in UTC. */
function timesOf(receivedAt: string, env: Readonly<Record<string, string>>, promiseHours = 24): string[] {
  const { reminders } = readConfig(env);
  const at = Date.parse(receivedAt);
  const inquiry = { id: 'one', receivedAt: at, dueAt: at + promiseHours * 3_600_000 };
  return reminders
    ? thresholdsOf(inquiry, reminders).map((threshold) => new Date(threshold.at).toISOString().slice(8, 16))
    : [];
}

describe('a night', () => {
  const night = { REMIND_AT: '2,18', QUIET_HOURS: '22:00-07:00 Europe/Berlin' };

  test('begins with its first minute and ends before its last', () => {
    // In Berlin it is an hour later.
    const only = { ...night, REMIND_AT: '18' };
    expect(timesOf('2026-01-05T02:59:00Z', only)[0]).toBe('05T20:59');
    expect(timesOf('2026-01-05T03:00:00Z', only)[0]).toBe('05T21:00');
    expect(timesOf('2026-01-05T11:59:00Z', only)[0]).toBe('05T21:00');
    expect(timesOf('2026-01-05T12:00:00Z', only)[0]).toBe('06T06:00');
  });

  test('that an inquiry comes in sends its reminder to the morning', () => {
    expect(timesOf('2026-01-05T21:30:00Z', night)).toEqual(['06T06:00', '06T15:30', '06T21:00']);
  });

  test('goes by the clocks of its place, whatever is done to them', () => {
    const only = { ...night, REMIND_AT: '18' };
    // On 29 March 2026 they are set forward, on 25 October back.
    expect(timesOf('2026-07-05T08:00:00Z', only)[0]).toBe('05T20:00');
    expect(timesOf('2026-10-24T08:00:00Z', only)[0]).toBe('24T20:00');
    expect(timesOf('2026-10-24T12:00:00Z', only)[0]).toBe('25T06:00');
    expect(timesOf('2026-03-28T10:00:00Z', only)[0]).toBe('28T21:00');
    expect(timesOf('2026-10-24T10:00:00Z', only)[0]).toBe('24T20:00');
    expect(timesOf('2026-03-28T22:00:00Z', night)[0]).toBe('29T05:00');
    expect(timesOf('2026-10-24T20:30:00Z', night)[0]).toBe('25T06:00');
  });
});

test('what would come once a reply is due does not come', () => {
  expect(timesOf('2026-01-05T09:00:00Z', { REMIND_AT: '3,18,23' }, 4)).toEqual(['05T12:00', '05T13:00']);
});
