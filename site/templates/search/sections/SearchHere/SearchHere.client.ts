// Prefills the search field from `?q=`; focusing it loads the search, which answers.
const field = document.querySelector<HTMLInputElement>('form[data-search] input');
const query = new URLSearchParams(location.search).get('q');
if (field && query) {
  // A crafted address must not reverse the text around the query.
  field.value = query.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  field.focus();
}
