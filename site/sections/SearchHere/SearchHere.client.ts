// Whoever comes with a question finds it in the field and answered: entering the field fetches what searches.
const field = document.querySelector<HTMLInputElement>('form[data-search] input');
const query = new URLSearchParams(location.search).get('q');
if (field && query) {
  field.value = query;
  field.focus();
}
