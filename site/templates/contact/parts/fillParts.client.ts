/** What the service says of an inquiry: which parts of the page are shown, and the texts in them. */
export interface PageState {
  shown: readonly string[];
  values: Readonly<Record<string, string>>;
}

const listed = (text = '') => text.split(' ');

/** Shows in a page as it was built what the service would have put into it. */
export function fillParts({ shown, values }: PageState): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = !listed(part.dataset.part).some((name) => shown.includes(name));
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = values[place.dataset.text ?? ''] ?? '';
  for (const place of document.querySelectorAll<HTMLElement>('[data-attributes]')) {
    for (const entry of listed(place.dataset.attributes)) {
      const [attribute = '', name = ''] = entry.split(':');
      const value = values[name];
      if (value !== undefined) place.setAttribute(attribute, value);
    }
  }
}
