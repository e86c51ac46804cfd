// The search, fetched when a visitor is about to use it: the window over any page, and the field on the search page.
import { createDialog } from './dialog.ts';
import { answer } from './results.ts';
import type { SearchData } from './searchData.ts';

const onPage = document.querySelector<HTMLInputElement>('form[data-search] input');
let openDialog: ReturnType<typeof createDialog> | undefined;
let begun = false;

/** Opens the window; the search page has the same in it, so there the field gets the focus. */
export function open(opener: HTMLElement, data: SearchData): void {
  if (onPage) return onPage.focus();
  // Another dialog is open and in use.
  if (document.querySelector('dialog[open]')) return;
  openDialog ??= createDialog(data);
  openDialog(opener);
}

/** Connects the search to the field of the search page, once; the address there keeps the query. */
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
