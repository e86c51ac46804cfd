// The search, fetched when a visitor is about to use it: a window over any page, and the field of the search page.
import { createDialog } from './dialog.ts';
import { answer } from './results.ts';
import type { SearchData } from './searchData.ts';

const onPage = document.querySelector<HTMLInputElement>('form[data-search] input');
let openDialog: ReturnType<typeof createDialog> | undefined;
let begun = false;

/** Opens the window; on the search page, which has the same in it, the field takes the focus. */
export function open(opener: HTMLElement, data: SearchData): void {
  if (onPage) return onPage.focus();
  // Another window is open, and its visitor in the middle of something.
  if (document.querySelector('dialog[open]')) return;
  openDialog ??= createDialog(data);
  openDialog(opener);
}

/** Joins the search to the field of the search page, once; the address there holds what is searched for. */
export function approach(_near: Element, data: SearchData): void {
  if (begun || !onPage?.form) return;
  begun = true;
  onPage.form.after(answer({ data, field: onPage, heading: 'h2', hints: false }));
  onPage.addEventListener('input', () => {
    const query = onPage.value.trim();
    history.replaceState(
      history.state,
      '',
      query ? `?${new URLSearchParams({ q: query })}` : location.pathname,
    );
  });
}
