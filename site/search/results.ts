import { fill } from '../lib/fill.ts';
import { ask, prepare } from './ask.ts';
import type { FoundPage } from './finder.ts';
import { make } from './make.ts';
import styles from './Search.module.css';
import type { SearchData } from './searchData.ts';

/** Pages that are shown at first, and that each further press of the button adds. */
const step = 12;
/** Milliseconds after which a visitor who waits is told for what. */
const patience = 300;

const link = (label: string, href: string) => make('a', { href, className: styles.plain ?? '' }, label);

/** A page that was found: its title as the link, and the sentence with the words that matched. */
function row({ address, title, sentence }: FoundPage): HTMLLIElement {
  const words = sentence.map((part, at) => (at % 2 ? make('mark', {}, part) : part));
  return make(
    'li',
    { className: styles.row ?? '' },
    make('a', { href: address, className: styles.title ?? '' }, title),
    make('p', { className: styles.sentence ?? '' }, ...words),
  );
}

/** What was found under the heads that it belongs to, the head with the best page first. */
function groups(pages: readonly FoundPage[], heading: 'h2' | 'h3'): HTMLElement[] {
  const names = new Set(pages.map(({ group }) => group));
  return [...names].map((name) => {
    const list = make('ul', {}, ...pages.filter(({ group }) => group === name).map(row));
    list.setAttribute('role', 'list');
    return make(
      'div',
      { className: styles.group ?? '' },
      make(heading, { className: styles.name ?? '' }, name),
      list,
    );
  });
}

export interface ResultsOptions {
  data: SearchData;
  field: HTMLInputElement;
  /** Level of the heads over the results. */
  heading: 'h2' | 'h3';
  /** What stands there before anything is typed. */
  hint?: HTMLElement;
}

/** Answers what is typed into a field, in an element that this gives; arrow keys go through what was found. */
export function answer({ data, field, heading, hint }: ResultsOptions): HTMLElement {
  const { results, nothing } = data;
  const status = make('p', { className: styles.status ?? '' });
  status.setAttribute('role', 'status');
  const place = make('div');
  const root = make('div', { className: styles.results ?? '' }, status, place);
  let newest = 0;

  const links = () => [...place.querySelectorAll<HTMLAnchorElement>(`.${styles.title}`)];

  const wayOut = (query: string) => {
    const opener = link(nothing.ask, data.contact);
    opener.dataset.contactOpen = '';
    opener.dataset.contactBrief = fill(nothing.brief, { query });
    return [...nothing.links.map(({ label, href }) => link(label, href)), opener].map((one) =>
      make('li', {}, one),
    );
  };

  const say = (words: string, ...below: Node[]) => {
    status.textContent = words;
    place.replaceChildren(...below);
  };

  async function show(limit: number): Promise<void> {
    const turn = (newest += 1);
    const query = field.value.trim();
    if (!query) return say('', ...(hint ? [hint] : []));
    const late = setTimeout(() => turn === newest && say(data.waiting), patience);
    const found = await ask(query, limit);
    clearTimeout(late);
    if (turn !== newest) return;
    if (!found) return say(data.failed, link(data.allPages, data.page));
    const { count, pages } = found;
    if (count === 0) {
      return say(
        fill(nothing.text, { query }),
        make('p', {}, nothing.advice),
        make('ul', { className: styles.ways ?? '' }, ...wayOut(query)),
      );
    }
    const said = count === 1 ? results.one : count > pages.length ? results.best : results.all;
    say(
      fill(said, { query, count: String(count), shown: String(pages.length) }),
      ...groups(pages, heading),
    );
    if (count > pages.length) place.append(more(limit));
  }

  function more(limit: number): HTMLButtonElement {
    const button = make('button', { type: 'button', className: styles.more ?? '' }, results.more);
    button.addEventListener('click', () => {
      const known = new Set(links().map(({ href }) => href));
      void show(limit + step).then(() =>
        links()
          .find(({ href }) => !known.has(href))
          ?.focus(),
      );
    });
    return button;
  }

  field.addEventListener('input', () => void show(step));
  field.addEventListener('focus', prepare);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    links()[0]?.focus();
  });
  for (const part of [field, root]) {
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const stops: HTMLElement[] = [field, ...links()];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
      if (at < 0 || !next) return;
      event.preventDefault();
      next.focus();
    });
  }
  void show(step);
  return root;
}
