import { describe, expect, test } from 'vitest';
import { engines } from './engines.ts';
import { useBrowser } from './useBrowser.ts';
import { keys } from './visitor.ts';

const time = (utc: string) => `[data-call="${utc}"] button`;
const brief = 'dialog [name="projectBrief"]';

for (const engine of engines) {
  describe.skipIf(!engine.isInstalled)(engine.name, () => {
    const { visit } = useBrowser(engine);

    test('two times of a call are chosen by key and by mouse, a third is refused, and both stand in the brief', async () => {
      const visitor = await visit('/book-a-call/');
      const status = () => visitor.text('[data-call-times] [data-chosen]');
      const isPressed = (utc: string) =>
        visitor.run((button) => document.querySelector(button)?.getAttribute('aria-pressed'), time(utc));
      await visitor.focus(time('08:30'));
      await visitor.type(keys.Space);
      expect(await isPressed('08:30')).toBe('true');
      expect(await status()).toContain('08:30 UTC');
      await visitor.click(time('10:30'));
      await visitor.click(time('12:30'));
      expect(await isPressed('12:30')).toBe('false');
      expect(await status()).toMatch(/Two times are enough/);
      await visitor.click('[data-call-times] [data-contact-open]');
      await expect
        .poll(() => visitor.valueOf(brief))
        .toMatch(/^Call, 30 minutes, at 08:30 UTC = .* or 10:30 UTC/);
    });

    test('each time is told by the clock of the visitor as well', async () => {
      const visitor = await visit('/book-a-call/');
      const zone = await visitor.run(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      expect(await visitor.text('[data-zone]')).toContain(zone);
      expect(await visitor.text(time('16:00'))).toMatch(/\d\d:\d\d your time/);
    });
  });
}
