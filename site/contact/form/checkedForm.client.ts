import {
  fieldNames,
  findErrors,
  isInquiryField,
  type Inquiry,
  type InquiryErrors,
} from '../../../contract/inquiry.ts';
import { storage } from '../../lib/storage.ts';
import { extensionNote } from '../phone/extension.ts';
import { caretAfter, numberReader } from '../phone/number.ts';
import { errorsAfterEdit } from './liveErrors.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Milliseconds within which a second press of the button is part of a double click. */
const doubleClick = 1000;

/** Milliseconds after which a server that does not answer counts as out of reach. */
const patience = 15_000;

/** Everything that stands in the form, by field. */
function inquiryIn(form: HTMLFormElement): Partial<Inquiry> {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((field) => [field, String(data.get(field) ?? '')]));
}

const readNumber = numberReader();

/** Keeps the digits of a phone number; one with a dial code in front chooses its country. */
function readPhone(input: HTMLInputElement, select: HTMLSelectElement): void {
  const options = [...select.options];
  const countries = options.map(({ value, dataset: { code = '', areas } }) => ({
    code,
    // The country stands behind it.
    dial_code: value.replace(/ .*/, ''),
    flag: '',
    areas: areas?.split(' '),
  }));
  const current = countries[select.selectedIndex];
  if (!current) return;
  const main = options.flatMap(({ dataset: { main: isMain, code = '' } }) =>
    isMain === undefined ? [] : [code],
  );
  const raw = input.value;
  const { digits, country, extension } = readNumber(raw, current, { countries, main });
  select.selectedIndex = countries.findIndex(({ code }) => code === country.code);
  select.dispatchEvent(new Event('change'));
  const note = input.form?.querySelector<HTMLElement>('[data-extension-note]');
  if (note) note.textContent = extension ? extensionNote(note.dataset.extensionNote ?? '', extension) : '';
  if (digits === raw) return;
  const caret = caretAfter(raw, input.selectionStart ?? raw.length, digits);
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/**
 * Checks the contact page's form as the pop-up does: nothing before the first attempt to send, then e-mail and phone
 * while they are edited. A sound form is posted by the browser, once, and only when the server is within reach: the
 * browser's own page for a lost connection would take the place of everything typed.
 */
export function checkForm(form: HTMLFormElement): void {
  const select = form.querySelector<HTMLSelectElement>('select[name="country"]');
  const rules = {
    dialCodes: new Set([...(select?.options ?? [])].map(({ value }) => value)),
    lettersOnlyName: true,
  };
  const places = [...form.querySelectorAll<HTMLElement>('[data-message-for]')];
  /** The messages shown; at first those in the form that the service returned. */
  let errors: InquiryErrors = Object.fromEntries(
    places.map((place) => [place.dataset.messageFor, place.textContent]).filter(([, message]) => message),
  );
  let attempted = Object.keys(errors).length > 0;
  let posted = false;
  const alert = form.querySelector<HTMLElement>('[data-form-alert]');
  const button = form.querySelector<HTMLElement>('button[type="submit"]');

  let isUnsent = false;

  /** Says why the form was not sent, in the words for that. */
  const tell = (why: 'network' | 'offline' | 'online') => alert?.replaceChildren(alert.dataset[why] ?? '');

  /** Once that was said, says whether there is a connection now. */
  function tellLine(): void {
    if (isUnsent) tell(navigator.onLine ? 'online' : 'offline');
  }

  /** Stores address and brief for the confirmation page. */
  function leaveWords(): void {
    const { email, projectBrief } = inquiryIn(form);
    storage('sessionStorage', 'sent', JSON.stringify({ email, projectBrief }));
  }

  /** Posts the form if the server answers at all; what the browser says of its connection may be wrong either way. */
  async function post(): Promise<void> {
    isUnsent = false;
    alert?.replaceChildren();
    if (button) button.ariaBusy = 'true';
    try {
      const signal = AbortSignal.timeout(patience);
      await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
      leaveWords();
      form.submit();
      // No event tells that the visitor stopped the request, so the form may be sent again after a moment.
      setTimeout(() => (posted = false), doubleClick);
    } catch {
      posted = false;
      isUnsent = true;
      tell(navigator.onLine ? 'network' : 'offline');
      alert?.scrollIntoView({ block: 'nearest' });
    } finally {
      if (button) button.ariaBusy = null;
    }
  }

  function show(found: InquiryErrors): void {
    errors = found;
    for (const place of places) {
      const field = place.dataset.messageFor ?? '';
      const message = isInquiryField(field) ? (found[field] ?? '') : '';
      const control = form.querySelector(`[name="${field}"]`);
      place.textContent = message;
      for (const [name, value] of [
        ['aria-invalid', 'true'],
        ['aria-describedby', place.id],
      ] as const) {
        if (message === '') control?.removeAttribute(name);
        else control?.setAttribute(name, value);
      }
    }
  }

  function onEdit(event: Event): void {
    const { target } = event;
    if (!isControl(target) || (event instanceof InputEvent && event.isComposing)) return;
    if (target.name === 'phoneNumber' && target instanceof HTMLInputElement && select)
      readPhone(target, select);
    if (attempted && isInquiryField(target.name))
      show(errorsAfterEdit(errors, target.name, inquiryIn(form), rules));
  }

  form.addEventListener('input', onEdit);
  form.addEventListener('compositionend', onEdit);
  form.addEventListener('submit', (event) => {
    attempted = true;
    show(findErrors(inquiryIn(form), rules));
    const first = fieldNames.find((field) => errors[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    event.preventDefault();
    if (first || posted) return;
    posted = true;
    void post();
  });
  addEventListener('online', tellLine);
  addEventListener('offline', tellLine);
}
