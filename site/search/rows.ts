import type { FoundPage } from './finder.ts';
import { make } from './make.ts';
import styles from './Search.module.css';
import type { SearchData } from './searchData.ts';

/** A link that stands by itself. */
export const link = (label: string, href: string) =>
  make('a', { href, className: styles.plain ?? '' }, label);

/** Such links as items of a list. */
export const items = (links: SearchData['ways']) =>
  links.map(({ label, href }) => make('li', {}, link(label, href)));

/** Words with those that matched marked. */
export const marked = (sentence: readonly string[]) =>
  sentence.map((part, at) => (at % 2 ? make('mark', {}, part) : part));

/** A page that was found: its title as the link, and the sentence with the words that matched. */
const row = ({ address, title, sentence }: FoundPage): HTMLLIElement =>
  make(
    'li',
    { className: styles.row ?? '' },
    make('a', { href: address, className: styles.title ?? '' }, title),
    make('p', { className: styles.sentence ?? '' }, ...marked(sentence)),
  );

/** Results under their headings, the heading with the best page first. */
export function groups(pages: readonly FoundPage[], heading: 'h2' | 'h3'): HTMLElement[] {
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
