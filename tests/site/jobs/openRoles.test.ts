import { expect, test } from 'vitest';
import { htmlOf } from '../../support/pages.ts';
import { openSite } from '../../support/openSite.ts';

const DAY = 86_400_000;
const path = '/careers/';
const { browser, address } = await openSite();

/** The last days of the roles that the build shows, in the order of the page. */
const closing = [...htmlOf(path).matchAll(/data-closes="([\d-]+)"/g)].map(([, day]) => day ?? '');

/** What a reader sees of the roles at noon of a day, some days later. */
async function rolesOn(day: string, later = 0): Promise<{ shown: number; says: boolean; list: boolean }> {
  const page = await browser.newPage({ timezoneId: 'UTC' });
  await page.clock.setFixedTime(Date.parse(`${day}T12:00:00Z`) + later * DAY);
  // Arriving at a place within the page lays all of it out.
  await page.goto(`${address}${path}#main`);
  const visible = await Promise.all(
    (await page.locator('[data-closes]').all()).map((role) => role.isVisible()),
  );
  const says = await page.locator('[data-no-role]').isVisible();
  const list = await page.locator('[data-roles]').isVisible();
  await page.close();
  return { shown: visible.filter(Boolean).length, says, list };
}

test('the role that closes first stands first', () => {
  expect(closing.length).toBeGreaterThan(1);
  expect(closing).toEqual([...closing].sort());
});

test('a role is open on its last day and gone on the next', async () => {
  const [first = ''] = closing;
  const alike = closing.filter((day) => day === first).length;
  expect(await rolesOn(first)).toEqual({ shown: closing.length, says: false, list: true });
  expect((await rolesOn(first, 1)).shown).toBe(closing.length - alike);
});

test('when the last role has closed, the page says what to do', async () => {
  expect(await rolesOn(closing.at(-1) ?? '', 1)).toEqual({ shown: 0, says: true, list: false });
  expect(htmlOf(path)).toMatch(/data-no-role[^>]*hidden[\s\S]*?href="mailto:/);
});

test('an application and the closing band open a mail, not the contact form', () => {
  const html = htmlOf(path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const sections = main
    .split('<section')
    .filter((part) => /data-section="(open-roles|cta-banner)"/.test(part));
  expect(sections).toHaveLength(2);
  expect(sections.join()).not.toContain('data-contact-open');
  expect(main.match(/href="mailto:[^"?]+\?subject=[^"]+"/g)?.length).toBe(closing.length + 1);
});
