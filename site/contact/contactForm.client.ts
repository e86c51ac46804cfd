// Checks the contact page's form in the browser from the first time a visitor enters it. Without this module the
// service says the same, in the page that it hands back.
const form = document.querySelector<HTMLFormElement>('form[data-contact-form]');

form?.addEventListener(
  'focusin',
  () => {
    void import('./form/checkedForm.ts').then(({ checkForm }) => checkForm(form));
  },
  { once: true },
);
