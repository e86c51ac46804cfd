import type { FilledPage } from '../../contract/serviceFile.ts';
import { escape } from './escape.ts';

/** What a page says this time: which of its parts, and the texts in them. */
export interface PageState {
  shown: readonly string[];
  values: Readonly<Record<string, string>>;
}

type Slot = FilledPage['slots'][number];

/** What goes into a slot. */
function textOf(slot: Slot, values: PageState['values']): string {
  if (slot.kind === 'text') return escape(values[slot.name] ?? '');
  if (slot.kind !== 'attribute') return '';
  const value = values[slot.name];
  return value === undefined ? '' : ` ${slot.attribute}="${escape(value)}"`;
}

/** A built page with the parts that are shown, and the texts in them. */
export function fillPage(page: string, slots: readonly Slot[], { shown, values }: PageState): string {
  let from = 0;
  let filled = '';
  for (const slot of slots) {
    // What stands in a part that is not shown.
    if (slot.at < from) continue;
    if (slot.kind === 'part' && slot.parts.some((part) => shown.includes(part))) continue;
    filled += page.slice(from, slot.at) + textOf(slot, values);
    from = 'end' in slot ? slot.end : slot.at;
  }
  return filled + page.slice(from);
}
