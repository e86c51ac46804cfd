// Enhances the contact page's form: once a visitor enters it, the browser checks it; without scripts the service does,
// and reports the same in the page it returns. The number also gets the pop-up's button for the dial code, drawn at
// once and working as soon as `lazyLoad.client.ts` has fetched the pop-up's parts.
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
    // The button shows the first country. A form that the service or the browser restored may have another one: treat
    // it as entered, and leave the select in place until the parts are loaded.
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
