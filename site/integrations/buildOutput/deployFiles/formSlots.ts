import { INQUIRY_ENDPOINT } from '../../../../contract/addresses.ts';
import { isInquiryField } from '../../../../contract/inquiry.ts';
import type { FormSlot } from '../../../../contract/serviceFile.ts';
import { attribute, elementsIn, type Element } from '../html/elements.ts';

/** Index behind the element's start tag. */
function insideElement({ sourceCodeLocation: location, tagName }: Element): number {
  if (!location?.startTag) throw new Error(`The contact form's <${tagName}> has no start tag.`);
  return location.startTag.endOffset;
}

function slotsOf(html: string, element: Element): FormSlot[] {
  /** Index just before the `>` or `/>` that ends a start tag. */
  const insideStartTag = (tagged: Element) => {
    const end = insideElement(tagged);
    return html[end - 2] === '/' ? end - 2 : end - 1;
  };
  const field = attribute(element, 'name') ?? '';
  const messageFor = attribute(element, 'data-message-for');
  if (messageFor) return [{ kind: 'message', field: messageFor, at: insideElement(element) }];
  if (attribute(element, 'data-form-alert') !== undefined)
    return [{ kind: 'alert', at: insideElement(element) }];
  if (!isInquiryField(field) || attribute(element, 'type') === 'hidden') return [];

  const invalid: FormSlot = {
    kind: 'invalid',
    field,
    describedBy: `${field}-message`,
    at: insideStartTag(element),
  };
  if (element.tagName === 'textarea') return [invalid, { kind: 'text', field, at: insideElement(element) }];
  if (element.tagName === 'input') return [invalid, { kind: 'value', field, at: insideStartTag(element) }];
  const options = elementsIn(element).filter(({ tagName }) => tagName === 'option');
  return [
    invalid,
    ...options.map((option): FormSlot => {
      return { kind: 'option', field, value: attribute(option, 'value') ?? '', at: insideStartTag(option) };
    }),
  ];
}

/**
 * The places in the built contact page where the service writes when it hands a refused form back, in order.
 * @param elements of the page, parsed with source locations
 */
export function formSlots(html: string, elements: readonly Element[]): FormSlot[] {
  const forms = elements.filter(
    (element) => element.tagName === 'form' && attribute(element, 'action') === INQUIRY_ENDPOINT,
  );
  const [form] = forms;
  if (!form || forms.length > 1)
    throw new Error('The contact page needs exactly one form that posts to /api/contact.');
  return elementsIn(form)
    .flatMap((element) => slotsOf(html, element))
    .sort((a, b) => a.at - b.at);
}
