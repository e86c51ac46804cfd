// Says of the list of free people how it looks from today: its dates are the content's and stand without scripts.
const DAY = 86_400_000;
const today = new Date().toLocaleDateString('en-CA');

for (const day of document.querySelectorAll<HTMLTimeElement>('time[data-free]')) {
  if (day.dateTime <= today) day.textContent = 'Now';
}
for (const heading of document.querySelectorAll<HTMLElement>('[data-week]')) {
  const days = (Date.parse(today) - Date.parse(heading.dataset.week ?? '')) / DAY;
  // On a weekend the week to come is the one that a reader plans for.
  if (days >= -2 && days < 7) heading.textContent = 'First free days, from this week';
}
