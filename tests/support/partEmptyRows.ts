/**
 * Runs in the page. Returns the lists in columns of equal width whose last row has gaps, each by its section and the
 * number of entries per row. Items smaller than a card, such as logos, and choices may end anywhere.
 */
export function partEmptyRows(): string[] {
  const lists = [...document.querySelectorAll('main :is(ul, ol, dl)')].filter(
    (list) => getComputedStyle(list).display === 'grid' && !list.querySelector('button'),
  );
  return lists.flatMap((list) => {
    const tracks = getComputedStyle(list).gridTemplateColumns.split(' ').map(parseFloat);
    const [first = 0] = tracks;
    if (tracks.length < 2 || tracks.some((track) => Math.abs(track - first) > 1)) return [];
    const boxes = [...list.children]
      .map((entry) => entry.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const rows: { count: number; top: number; bottom: number; right: number }[] = [];
    for (const { top, bottom, right } of boxes) {
      const row = rows.find((one) => top < one.bottom - 4 && bottom > one.top + 4);
      if (!row) {
        rows.push({ count: 1, top, bottom, right });
        continue;
      }
      row.count += 1;
      row.right = Math.max(row.right, right);
    }
    const last = rows.at(-1);
    const { paddingRight } = getComputedStyle(list);
    const end = list.getBoundingClientRect().right - parseFloat(paddingRight);
    if (!last || rows.length < 2 || last.bottom - last.top < 72 || end - last.right < first) return [];
    const section = list.closest('[data-section]')?.getAttribute('data-section') ?? 'page';
    return [`${section}: ${rows.map(({ count }) => count).join(', ')}`];
  });
}
