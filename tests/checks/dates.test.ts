import { expect, test } from 'vitest';
import { checkSite } from './support.ts';

const on = (day: string, text: string) =>
  checkSite({ '/': '<p>We build software.</p>' }, { day, content: { 'records/facts/one.yaml': text } });

const insured =
  'text: >-\n  We hold to our word. We are insured until\n  31 March 2027. {until:2027-03-31}\n';
const ruled = 'text: The law {until:2027-01-12|will apply|applies} to you.\n';
const newest = 'text: Next.js 16 is the newest. {checked:2026-11-26} It is fast.\n';

test('what holds for more than 60 days is not named', () => {
  for (const text of [insured, ruled, newest])
    expect(on('2026-11-01', text).output).not.toContain('fall due');
});

test('60 days ahead a sentence is named with file, line and day, and nothing fails', () => {
  const { status, output } = on('2027-01-30', insured);
  expect(status).toBe(0);
  expect(output).toContain('records/facts/one.yaml:3 is true until 2027-03-31');
  expect(output).toContain('“We are insured until 31 March 2027.”');
});

test('once its day is over a sentence without words for afterwards fails the check', () => {
  expect(on('2027-03-31', insured).status).toBe(0);
  const { status, output } = on('2027-04-01', insured);
  expect(status).toBe(1);
  expect(output).toContain('was true until 2027-03-31');
});

test('words that bring their successor are named before their day, and never fail', () => {
  expect(on('2027-01-12', ruled).output).toContain('one.yaml:1 says something else after 2027-01-12');
  const after = on('2027-01-13', ruled);
  expect(after.status).toBe(0);
  expect(after.output).not.toContain('fall due');
});

test('what was held against its source half a year ago is to be looked at again', () => {
  const { status, output } = on('2027-06-30', newest);
  expect(status).toBe(0);
  expect(output).toContain('one.yaml:1 hold it against its source again by 2027-05-25');
  expect(output).toContain('“Next.js 16 is the newest.”');
});
