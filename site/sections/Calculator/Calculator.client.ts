// Reckons the estimate anew when a choice changes. The rates are those of the table further down.
import { fill } from '../../lib/fill.ts';

const form = document.querySelector<HTMLElement>('[data-calculator]');
const shown = (name: string) => document.querySelector(`[data-result="${name}"]`);
const opener = document.querySelector<HTMLElement>('[data-section="result"] [data-contact-open]');
const bar = document.querySelector<HTMLElement>('[data-months]');
const number = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 });

function reckon({ dataset }: HTMLElement): void {
  const chosen = (name: string) => form?.querySelector<HTMLSelectElement>(`[name="${name}"]`);
  const words = (name: string) => chosen(name)?.selectedOptions[0]?.textContent?.trim() ?? '';
  const months = Math.min(24, Math.max(1, Math.round(Number(chosen('months')?.value)) || 1));
  const hours = Number(chosen('plan')?.value);
  const rate = document.querySelector<HTMLElement>(
    `[data-rate^="${chosen('role')?.value} ${chosen('region')?.value} "]`,
  );
  const [, , low = 0, high = 0] = (rate?.dataset.rate ?? '').split(' ').map(Number);
  const [least, most] = [low, high].map((an) => number.format(an * hours * months));
  const values = {
    ...{
      currency: dataset.currency ?? '',
      hours: `${hours}`,
      months: `${months}`,
      low: `${low}`,
      high: `${high}`,
    },
    ...{ total: number.format(hours * months), least: least ?? '', most: most ?? '' },
  };
  const range = rate ? fill('{currency} {least} to {most}', values) : '–';
  const days = `${months * Number(bar?.dataset.months)}`;
  for (const [at, month] of [...(bar?.children ?? [])].entries())
    month.toggleAttribute('data-chosen', at < months);
  shown('days')?.replaceChildren(fill(dataset.days ?? '', { days }));
  shown('range')?.replaceChildren(range);
  shown('sum')?.replaceChildren(rate ? fill(dataset.sum ?? '', values) : (dataset.none ?? ''));
  const brief = {
    role: words('role'),
    region: words('region'),
    plan: words('plan'),
    months: `${months}`,
    range,
  };
  if (opener) opener.dataset.contactBrief = rate ? fill(dataset.brief ?? '', brief) : '';
}

if (form) {
  form.addEventListener('input', () => reckon(form));
  // A page that is gone back to keeps its choices.
  addEventListener('pageshow', () => reckon(form));
}
