// The contact page's form where scripts run. From the first time that a visitor enters it, it is checked in the
// browser; without that the service says the same, in the page that it hands back. And the number has the pop-up's
// button for the dial code: drawn at once, it works when `intent.client.ts` has fetched the pop-up's parts.
import type * as CheckedForm from './form/checkedForm.client.ts';

const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');
const select = form?.querySelector<HTMLSelectElement>('select[name="country"]');
const place = form?.querySelector<HTMLElement>('[data-dial-code]');
/** Milliseconds that a press of the button waits: then the visitor gets the select. */
const patience = 5000;

form?.addEventListener(
  'focusin',
  () => {
    // As an entry of its own, without the bundler's helper for imports.
    import(/* @vite-ignore */ form.dataset.contactForm ?? '').then(
      ({ checkForm }: typeof CheckedForm) => checkForm(form),
      () => {},
    );
  },
  { once: true },
);

if (select && place) {
  const show = (isButton: boolean) => {
    place.hidden = !isButton;
    select.inert = isButton;
  };
  const begin = () => {
    if (place.dataset.dialCode !== '') return;
    // The button is drawn with the first country. A form that the service or the browser brings back may have
    // another: it counts as entered, and the select stands until then.
    const isFirst = select.selectedIndex === 0;
    show(isFirst);
    if (!isFirst) select.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  begin();
  addEventListener('pageshow', begin);
  place.addEventListener(
    'click',
    () => {
      if (place.dataset.dialCode === 'joined') return;
      place.dataset.dialCode = 'wanted';
      setTimeout(() => {
        if (place.dataset.dialCode === 'joined') return;
        place.dataset.dialCode = 'late';
        show(false);
        select.focus();
      }, patience);
    },
    { once: true },
  );
}
