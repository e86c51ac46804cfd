// Hides roles that have closed since the build; if none is left, says what to do.
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
