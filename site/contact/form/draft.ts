import type { Country } from '../phone/country.ts';

/** What the pop-up has a visitor type, in its order, while nothing is typed. */
export const noFields = { name: '', email: '', phoneNumber: '', projectBrief: '' };

export type TypedFields = typeof noFields;

/** What survives closing, and moving to another page in the same tab. */
export interface Draft {
  fields: TypedFields;
  /** The country, once the visitor chose one or typed a number. */
  country?: Country | undefined;
  /** Details that a failed sending cleared from the form; "Restore my details" brings them back. */
  held?: (TypedFields & { country?: Country }) | undefined;
  /** Key of the last sending and what it sent: the same content is sent again under the same key. */
  sent?: { key: string; content: string } | undefined;
}

const storageKey = 'contact-draft';
/** Stands in where the browser forbids storage. */
let remembered: Draft = { fields: noFields };

export function readDraft(): Draft {
  try {
    const stored: Partial<Draft> = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return { ...stored, fields: { ...noFields, ...stored.fields } };
  } catch {
    return remembered;
  }
}

/** What was sent, and the page of the inquiry. */
interface Sent extends Pick<TypedFields, 'email' | 'projectBrief'> {
  at: string | null;
}

/** Stores a draft; `sent` is what was sent instead, for the page after it to show. */
export function writeDraft(draft: Draft, sent?: Sent): void {
  remembered = draft;
  const isEmpty = !draft.held && !draft.country && Object.values(draft.fields).every((value) => value === '');
  try {
    if (isEmpty) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(draft));
    if (sent) sessionStorage.setItem('sent', JSON.stringify(sent));
  } catch {
    // Storage may be full or forbidden; the draft then lasts as long as the page.
  }
}
