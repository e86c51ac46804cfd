// Shows the pages whose addresses come nearest to the one that was asked for.
import { nearestPages } from '../../parts/nearestPages.ts';

const section = document.querySelector<HTMLElement>('[data-section="nearest-pages"]');
const list = section?.querySelector('ul');
if (section && list) {
  const rows = [...list.children].flatMap((row) => {
    const path = row.querySelector('a')?.pathname;
    const called = row instanceof HTMLElement ? row.dataset.called : undefined;
    return path ? [{ row, path, called }] : [];
  });
  const near = nearestPages(location.pathname, rows);
  for (const { row } of near) row.removeAttribute('hidden');
  list.prepend(...near.map(({ row }) => row));
  section.hidden = near.length === 0;
}
