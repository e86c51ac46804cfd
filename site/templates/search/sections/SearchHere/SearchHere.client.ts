// Whoever comes with a question finds it in the field and answered: entering the field fetches what searches.
const field = document.querySelector<HTMLInputElement>('form[data-search] input');
const query = new URLSearchParams(location.search).get('q');
if (field && query) {
  // Nothing in an address of somebody else's making turns the sentences around it.
  field.value = query.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  field.focus();
}
