import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../../../site/templates/company/parts/calendarFile.ts';
import { openSite } from '../../support/openSite.ts';
import { htmlOf } from '../../support/pages.ts';
import { builtSite } from '../../support/site.ts';

const { browser, address } = await openSite();
const page = htmlOf('/events/');

/** The events of the page: name of the record, link to its file, begin and end as moments. */
const rows = [...page.matchAll(/<li id="event-([\w-]+)".*?<\/li>/gs)].map(([row, id = '']) => ({
  id,
  link: /href="([^"]+\.ics)"/.exec(row)?.[1],
  starts: Date.parse(/<time[^>]* dateTime="([^"]+)"/i.exec(row)?.[1] ?? ''),
  ends: Date.parse(/data-ends="([^"]+)"/.exec(row)?.[1] ?? ''),
}));

const upcoming = rows.filter(({ link }) => link !== undefined);

const fileOf = (id: string) => readFileSync(join(builtSite().dist, `events/${id}.ics`), 'utf8');
const eventIn = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
const instant = (time: ICAL.Time) => time.toJSDate().getTime();

test('every event of the page has a file that tells the same moments', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, starts, ends } of rows) {
    const event = eventIn(fileOf(id));
    expect([instant(event.startDate), instant(event.endDate)], id).toEqual([starts, ends]);
  }
});

test('the events to come link to their files', () => {
  expect(upcoming.length).toBeGreaterThan(2);
  expect(upcoming.map(({ link }) => link)).toEqual(upcoming.map(({ id }) => `/events/${id}.ics`));
});

test('a file says what, where and where to read on, and names the event for good', () => {
  const names = rows.map(({ id }) => {
    const event = eventIn(fileOf(id));
    expect(page).toContain(event.summary.replaceAll('&', '&amp;').split(' ')[0]);
    expect(event.location.split(', ').length).toBeGreaterThan(2);
    expect(event.description).toContain('\n\n');
    expect(event.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/events/#event-${id}$`));
    expect(event.uid).toMatch(new RegExp(`^event-${id}@[\\w.-]+$`));
    return event.uid;
  });
  expect(new Set(names).size).toBe(rows.length);
});

test('a file is written as RFC 5545 asks: CRLF, no line over 75 octets, a stamp that no build changes', () => {
  for (const { id } of rows) {
    const file = fileOf(id);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file).toMatch(/^DTSTAMP:\d{8}T000000Z\r$/m);
  }
});

test('signs that mean something in a calendar, and long words, come back as they were', () => {
  const event = {
    uid: 'event-odd@agency.example',
    changed: '2026-11-16',
    title: 'Rain, shine; or a \\ “backslash” — é, ü and ñ, a title that is longer than one line may be',
    starts: '2027-01-14T18:30:00-07:00',
    ends: '2027-01-14T20:30:00-07:00',
    place: 'Floor 4, 18 Link Road',
    text: 'First line\n\nSecond line: é, é, é, é, é, é, é, é, é, é, é, é, é, é, é, é, é, é, é, é, é',
    page: 'https://agency.example/events/#event-odd',
  };
  const { summary, location, description, startDate } = eventIn(calendarFile('Fen & Fen', event));
  expect([summary, location, description]).toEqual([event.title, event.place, event.text]);
  expect(new Date(instant(startDate)).toISOString()).toBe('2027-01-15T01:30:00.000Z');
});

test('the service says that it is a calendar, and packs it', async () => {
  const [first] = upcoming;
  const answer = await fetch(`${address}${first?.link}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(existsSync(join(builtSite().dist, `${first?.link}.br`))).toBe(true);
});

test.each([390, 768, 1100, 1440])(
  'the link stands on one line at the edge of its row at %i px',
  async (width) => {
    const view = await browser.newPage({ viewport: { width, height: 900 } });
    await view.clock.setFixedTime(Math.min(...upcoming.map(({ starts }) => starts)));
    await view.goto(`${address}/events/`);
    const links = await view.locator('[data-events=upcoming] a[href$=".ics"]').evaluateAll((found) =>
      found.map((link) => ({
        lines: link.getClientRects().length,
        gap: (link.closest('li')?.getBoundingClientRect().right ?? 0) - link.getBoundingClientRect().right,
      })),
    );
    expect(links.length).toBe(upcoming.length);
    for (const { lines, gap } of links) {
      expect(lines).toBe(1);
      expect(gap).toBeGreaterThanOrEqual(0);
      if (width > 1020) expect(gap).toBeLessThan(1);
    }
    await view.close();
  },
);
