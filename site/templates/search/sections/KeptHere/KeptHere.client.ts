// Shows what this device keeps: the brief that was typed in this tab, and the last pages read.
import { readPages } from '../../../../offline/readPages.ts';
import { typedBrief } from '../../../../offline/typedBrief.ts';

const section = document.querySelector<HTMLElement>('[data-section=kept-here]');

function reveal(part: HTMLElement): void {
  part.hidden = false;
  if (section) section.hidden = false;
}

/** Shows the brief, with a button that copies it. */
function showBrief(part: HTMLElement, brief: string): void {
  const button = part.querySelector('button');
  const say = (text = '') => part.querySelector('[role=status]')?.replaceChildren(text);
  part.querySelector('[data-typed]')?.append(brief);
  button?.addEventListener('click', () => {
    navigator.clipboard.writeText(brief).then(
      () => say(button.dataset.copied),
      () => say(button.dataset.refused),
    );
  });
  reveal(part);
}

/** Shows links to the pages, by their names. */
async function showPages(part: HTMLElement): Promise<void> {
  const pages = await readPages();
  const links = pages.map(({ path, title }) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href: path, textContent: title }));
    return item;
  });
  part.querySelector('ul')?.append(...links);
  if (links.length > 0) reveal(part);
}

const brief = typedBrief();
const briefPart = section?.querySelector<HTMLElement>('[data-kept-brief]');
const pagesPart = section?.querySelector<HTMLElement>('[data-pages-read]');
if (briefPart && brief) showBrief(briefPart, brief);
if (pagesPart) showPages(pagesPart).catch(() => {});
