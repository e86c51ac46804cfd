// Says that a role has closed since the page was built, and takes the call away.
const role = document.querySelector<HTMLElement>('[data-job-closes]');
const today = new Date().toLocaleDateString('en-CA');
const isClosed = (role?.dataset.jobCloses ?? today) < today;

role?.querySelector('[data-job-closed]')?.toggleAttribute('hidden', !isClosed);
document.getElementById('apply')?.toggleAttribute('hidden', isClosed);

// A module, so that these names are its own.
export {};
