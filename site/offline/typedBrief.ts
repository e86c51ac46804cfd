import { readDraft } from '../contact/form/draft.ts';

/** The brief that a visitor has typed in this tab but not sent; empty if there is none. */
export function typedBrief(): string {
  const { fields, held } = readDraft();
  return (fields.projectBrief || held?.projectBrief || '').trim();
}
