import type { Page } from 'playwright-core';

/**
 * Links, buttons and fields that a finger may miss: lower than 44 px, including anything laid over them to enlarge the
 * target. Those within a sentence are exempt.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input')];
    return all.flatMap((target) => {
      const isThere = target.checkVisibility({ visibilityProperty: true }) && target.tabIndex >= 0;
      if (!isThere || target.closest('[popover], .skip, .visually-hidden, [aria-hidden=true]')) return [];
      const { display } = getComputedStyle(target);
      const words = target.closest('p, li, dt, dd, th, td, h2, h3, figcaption, blockquote, caption');
      const around = words?.textContent.replace(target.textContent, '').trim() ?? '';
      if (display === 'inline' && around.length > 8) return [];
      const box = target.closest('label') ?? target;
      const over = ['::before', '::after'].map((part) => {
        const { content, position, height } = getComputedStyle(target, part);
        return content !== 'none' && position === 'absolute' ? Number.parseFloat(height) : 0;
      });
      const height = Math.max(box.getBoundingClientRect().height, ...over);
      return height < least - 0.5 ? [`${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`] : [];
    });
  });
