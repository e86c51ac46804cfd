// Makes buttons of the table's heads, and fetches what sorts and weighs when a visitor turns to the section, or comes with
// weights or an order in the address. Without scripts the table stands as we ranked it.
import { joinOnIntent } from '../../../../ui/joinOnIntent.ts';

const section = document.querySelector<HTMLElement>('[data-section="comparison-table"]');

if (section) {
  for (const head of section.querySelectorAll('thead th')) {
    const button = document.createElement('button');
    button.textContent = head.textContent;
    head.append(button);
  }
  joinOnIntent(section, section.dataset.tool, 'thead button');
}
