import { fill } from '../collections/fill.ts';
import { ask, forget, prepare } from './ask.ts';
import type { Found } from './finder.ts';
import { make } from './make.ts';
import { groups, items, link, marked } from './rows.ts';
import styles from './Search.module.css';
import type { SearchData } from './searchData.ts';

/** Pages that are shown at first, and that each further press of the button adds. */
const step = 12;
/** Milliseconds until a waiting visitor is told what is going on. */
const patience = 300;

/** The longest query that is searched for, in characters. */
const longest = 100;

/** A single letter matches most pages, so it is not searched for. */
const oneLetter = /^\p{Script=Latin}$/u;

export interface ResultsOptions {
  data: SearchData;
  field: HTMLInputElement;
  /** Level of the heads over the results. */
  heading: 'h2' | 'h3';
  /** Whether to show hints and popular pages before anything is typed. */
  hints: boolean;
}

/**
 * Answers what is typed into a field, in an element that this returns; arrow keys move through the results. Entering
 * the field fetches the index.
 */
export function answer({ data, field, heading, hints }: ResultsOptions): HTMLElement {
  const { words } = data;
  const { results, nothing } = words;
  const status = make('p', { className: styles.status ?? '' });
  status.setAttribute('role', 'status');
  const place = make('div');
  const root = make('div', { className: styles.results ?? '' }, status, place);
  let late: ReturnType<typeof setTimeout> | undefined;
  /** Whether an answer is shown that another one may complete. */
  let isAnswered = false;

  const { popular } = data;
  const hint: HTMLElement[] = [make('p', {}, words.hint)];
  if (popular.links.length > 0) {
    hint.push(
      make(
        'div',
        { className: styles.group ?? '' },
        make(heading, { className: styles.name ?? '' }, popular.heading),
        make('ul', { className: styles.ways ?? '' }, ...items(popular.links)),
      ),
    );
  }

  const links = () => [...place.querySelectorAll<HTMLAnchorElement>(`.${styles.title}`)];

  const wayOut = (query: string) => {
    const opener = link(nothing.ask, data.contact);
    opener.dataset.contactOpen = '';
    opener.dataset.contactBrief = fill(nothing.brief, { query });
    return [...items(data.ways), make('li', {}, opener)];
  };

  const say = (words: string, ...below: Node[]) => {
    status.textContent = words;
    place.replaceChildren(...below);
  };

  /** Shows pages; where their titles are already shown, only adds the sentences. */
  function list({ count, instead = '', isPart, pages }: Found, limit: number, query: string): void {
    const rows = new Map(links().map((one) => [one.getAttribute('href'), one.nextElementSibling]));
    if (isAnswered && pages.length === rows.size && pages.every(({ address }) => rows.has(address))) {
      for (const { address, sentence } of pages) rows.get(address)?.replaceChildren(...marked(sentence));
      return;
    }
    const ofMany = count > pages.length ? results.best : results.all;
    const whole = instead ? results.instead : count === 1 ? results.one : ofMany;
    const sentence = isPart ? results.part : whole;
    say(
      fill(sentence, { query, instead, count: String(count), shown: String(pages.length) }),
      ...groups(pages, heading),
      ...(count > pages.length ? [more(limit)] : []),
    );
  }

  function show(limit: number, then = () => {}): void {
    const query = field.value.trim();
    isAnswered = false;
    clearTimeout(late);
    if (!query || oneLetter.test(query)) {
      // Fetches this letter's part of the index before the word is typed.
      if (query) ask(query, 0, () => {});
      else forget();
      return say('', ...(hints ? hint : []));
    }
    if (query.length > longest) {
      forget();
      return say(
        fill(words.tooLong, { limit: String(longest) }),
        make('ul', { className: styles.ways ?? '' }, ...items(data.ways)),
      );
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
