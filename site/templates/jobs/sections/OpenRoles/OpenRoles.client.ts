// Hides the roles that have closed since the page was built; says what to do when none is left.
const today = new Date().toLocaleDateString('en-CA');
const list = document.querySelector<HTMLElement>('[data-roles]');
const roles = [...document.querySelectorAll<HTMLElement>('[data-closes]')];

for (const role of roles) role.hidden = (role.dataset.closes ?? '') < today;
const none = roles.every(({ hidden }) => hidden);
const otherwise = document.querySelector<HTMLElement>('[data-no-role]');
if (list) list.hidden = none;
if (otherwise) otherwise.hidden = !none;

// A module, so that these names are its own.
export {};
