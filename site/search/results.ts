import { fill } from '../lib/fill.ts';
import { ask, forget, prepare } from './ask.ts';
import type { Found, FoundPage } from './finder.ts';
import { make } from './make.ts';
import styles from './Search.module.css';
import type { SearchData } from './searchData.ts';

/** Pages that are shown at first, and that each further press of the button adds. */
const step = 12;
/** Milliseconds after which a visitor who waits is told for what. */
const patience = 300;

/** Too little to search for: most pages have a word that begins with it. */
const oneLetter = /^\p{Script=Latin}$/u;

const link = (label: string, href: string) => make('a', { href, className: styles.plain ?? '' }, label);

/** Words with those that matched marked. */
const marked = (sentence: readonly string[]) =>
  sentence.map((part, at) => (at % 2 ? make('mark', {}, part) : part));

/** A page that was found: its title as the link, and the sentence with the words that matched. */
const row = ({ address, title, sentence }: FoundPage): HTMLLIElement =>
  make(
    'li',
    { className: styles.row ?? '' },
    make('a', { href: address, className: styles.title ?? '' }, title),
    make('p', { className: styles.sentence ?? '' }, ...marked(sentence)),
  );

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

/**
 * Answers what is typed into a field, in an element that this gives; arrow keys go through what was found. Entering the
 * field fetches the index.
 */
export function answer({ data, field, heading, hint }: ResultsOptions): HTMLElement {
  const { words } = data;
  const { results, nothing } = words;
  const status = make('p', { className: styles.status ?? '' });
  status.setAttribute('role', 'status');
  const place = make('div');
  const root = make('div', { className: styles.results ?? '' }, status, place);
  let late: ReturnType<typeof setTimeout> | undefined;
  /** Whether an answer is there that another one may complete. */
  let isAnswered = false;

  const links = () => [...place.querySelectorAll<HTMLAnchorElement>(`.${styles.title}`)];

  const wayOut = (query: string) => {
    const opener = link(nothing.ask, data.contact);
    opener.dataset.contactOpen = '';
    opener.dataset.contactBrief = fill(nothing.brief, { query });
    return [...data.ways.map(({ label, href }) => link(label, href)), opener].map((one) =>
      make('li', {}, one),
    );
  };

  const say = (words: string, ...below: Node[]) => {
    status.textContent = words;
    place.replaceChildren(...below);
  };

  /** Shows pages; where they stand there already, by their titles alone, only the sentences are new. */
  function list({ count, instead = '', pages }: Found, limit: number, query: string): void {
    const rows = new Map(links().map((one) => [one.getAttribute('href'), one.nextElementSibling]));
    if (isAnswered && pages.length === rows.size && pages.every(({ address }) => rows.has(address))) {
      for (const { address, sentence } of pages) rows.get(address)?.replaceChildren(...marked(sentence));
      return;
    }
    const ofMany = count > pages.length ? results.best : results.all;
    const said = instead ? results.instead : count === 1 ? results.one : ofMany;
    say(
      fill(said, { query, instead, count: String(count), shown: String(pages.length) }),
      ...groups(pages, heading),
      ...(count > pages.length ? [more(limit)] : []),
    );
  }

  function show(limit: number, then = () => {}): void {
    const query = field.value.trim();
    isAnswered = false;
    clearTimeout(late);
    if (!query || oneLetter.test(query)) {
      // Its part of the index comes ahead of the word.
      if (query) ask(query, 0, () => {});
      else forget();
      return say('', ...(hint ? [hint] : []));
    }
    late = setTimeout(() => {
      status.textContent = words.waiting;
    }, patience);
    ask(query, limit, (found) => {
      clearTimeout(late);
      if (!found) say(words.failed, link(words.allPages, data.page));
      else if (found.count === 0) {
        say(
          fill(nothing.text, { query }),
          make('p', {}, nothing.advice),
          make('ul', { className: styles.ways ?? '' }, ...wayOut(query)),
        );
      } else list(found, limit, query);
      if (!isAnswered) then();
      isAnswered = true;
    });
  }

  function more(limit: number): HTMLButtonElement {
    const button = make('button', { type: 'button', className: styles.more ?? '' }, results.more);
    button.addEventListener('click', () => {
      const known = new Set(links().map(({ href }) => href));
      show(limit + step, () =>
        links()
          .find(({ href }) => !known.has(href))
          ?.focus(),
      );
    });
    return button;
  }

  field.addEventListener('input', () => show(step));
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
  if (document.activeElement === field) prepare();
  show(step);
  return root;
}
