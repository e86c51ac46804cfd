/**
 * Runs in the page. Returns the words that are too pale on paper, with their contrast by WCAG 2.
 * @param least sufficient contrast on white; on a colour it is 4.5
 */
export function paleOnPaper(least: number): string[] {
  const LEAST_ON_COLOUR = 4.5;
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isPainted = (colour: string): boolean => colour.startsWith('rgb(');
  const groundOf = (element: Element | null): number => {
    if (!element) return 1;
    const { backgroundColor } = getComputedStyle(element);
    return isPainted(backgroundColor) ? luminance(backgroundColor) : groundOf(element.parentElement);
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || element.closest('script, style, noscript, option, .visually-hidden')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fill, paintOrder } = getComputedStyle(element);
    const ground = groundOf(element);
    const isDrawn = element instanceof SVGElement;
    const ink = luminance(isDrawn ? fill : color);
    // Words cut out of a mark stand on it, and what a drawing paints behind them no style tells.
    if (isDrawn && ink > 0.95 && paintOrder === 'normal') continue;
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    if (contrast < (ground > 0.95 ? least : LEAST_ON_COLOUR))
      found.add(`${text.slice(0, 40)}: ${contrast.toFixed(1)}`);
  }
  return [...found];
}
