/** What must stand on one sheet: a name for the finding, and the ids of where it begins and ends. */
export type Together = readonly [name: string, from: string, to: string];

/** The id of an empty line behind the last words. */
export const END = 'printed-end';

/**
 * Runs in the page, laid out for paper. Links to places, since a PDF says of each place that a link leads to on which
 * sheet it is: every heading with what it stands over, whatever says that it does not part, and the end.
 * @param options.end `END`
 * @param options.most the height in px of what surely has room on a sheet
 */
export function markPlaces({ end, most }: { end: string; most: number }): Together[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const links = document.createElement('nav');
  links.style.cssText = 'position: absolute; top: 0; height: 0; overflow: hidden';
  const mark = (place: Element): string => {
    place.id ||= `printed-${links.childElementCount}`;
    links.append(Object.assign(document.createElement('a'), { href: `#${place.id}`, textContent: '.' }));
    return place.id;
  };
  const isSeen = (place: Element) =>
    place.checkVisibility() && place.getClientRects().length > 0 && !place.closest('.visually-hidden');
  const leaves = [
    ...main.querySelectorAll('h1, h2, h3, h4, caption, p, li, dt, dd, th, td, b, span, img, svg'),
  ].filter(isSeen);
  const nameOf = (place: Element) => `${place.localName}: ${place.textContent.trim().slice(0, 40)}`;
  const headed = leaves.flatMap((head, at): [Element, Element, Element][] => {
    if (!head.matches('h1, h2, h3, h4, caption')) return [];
    const next = leaves.slice(at + 1).find((place) => !head.contains(place));
    return next && !next.matches('h1, h2') ? [[head, head, next]] : [];
  });
  const isWhole = (place: Element) => {
    const { breakInside, display } = getComputedStyle(place);
    const { height } = place.getBoundingClientRect();
    return breakInside === 'avoid' && display !== 'inline' && height > 0 && height < most;
  };
  const whole = [...main.querySelectorAll('*')]
    .filter((place) => isWhole(place) && !(place.parentElement && isWhole(place.parentElement)))
    .flatMap((place): [Element, Element, Element][] => {
      const within = leaves.filter((leaf) => place.contains(leaf));
      const [first, last] = [within[0], within.at(-1)];
      return first && last && first !== last ? [[place, first, last]] : [];
    });
  const found = [...headed, ...whole].map(([place, from, to]): Together => [
    nameOf(place),
    mark(from),
    mark(to),
  ]);
  const line = Object.assign(document.createElement('div'), { id: end });
  // Within the last section, since a line after it could belong to sheets of another kind.
  [...main.children].findLast(isSeen)?.append(line);
  mark(line);
  document.body.append(links);
  return found;
}

interface Printed {
  sheets: number;
  /** The sheet of each place, from 0, and how far down it is there, from 0 to 1. */
  places: Map<string, { sheet: number; down: number }>;
}

/** Where the places that links lead to are in a PDF that Chromium wrote. */
export function printedPlaces(pdf: Buffer): Printed {
  const text = pdf.toString('latin1');
  const sheets = [
    ...text.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b[^]*?\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/g),
  ];
  const heights = new Map(
    sheets.map(([, id = '', height], sheet) => [id, { sheet, height: Number(height) }]),
  );
  const places = [...text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+)/g)].flatMap(
    ([, name = '', id = '', up]) => {
      const on = heights.get(id);
      return on ? [[name, { sheet: on.sheet, down: 1 - Number(up) / on.height }] as const] : [];
    },
  );
  return { sheets: sheets.length, places: new Map(places) };
}

/** What must stand on one sheet and does not; no link leads to a place without words of its own, such as a drawing. */
export const parted = (together: readonly Together[], { places }: Printed): string[] =>
  together
    .filter(([, from, to]) => {
      const [start, finish] = [places.get(from), places.get(to)];
      return start && finish && start.sheet !== finish.sheet;
    })
    .map(([name]) => name);
