import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { withPrices } from '../../site/collections/fillPrices.ts';
import { otherAmountsSchema } from '../../site/records/otherAmounts.ts';
import { amountsIn, sameWriting } from './amounts.ts';

/** What the content knows about amounts. */
export interface Sources {
  /** The files and placeholders that an amount comes from. */
  of: (amount: string) => string[];
  /** Amounts typed on a page although a placeholder yields the same, each with its file. */
  typed: readonly { file: string; amount: string; placeholder: string }[];
  /** What `records/other-amounts.yaml` says about an amount on a page. */
  other: (amount: string, path: string) => string | undefined;
}

/** Folders whose files may contain amounts: records, and the stories of case studies and rankings. */
const written = /^(?:records\/(?!questions\/|remarks\/)|pages\/case-studies\/|pages\/rankings\/)/;
const placeholder = /\{(?:rate|price):[^{}]+\}/g;

const dataOf = (file: string, text: string): object => {
  const yaml = file.endsWith('.md') ? (/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') : text;
  return { ...parse(yaml) };
};

const paySchema = v.object({
  pay: v.array(v.object({ currency: v.string(), from: v.number(), to: v.number() })),
});
const whole = new Intl.NumberFormat('en-CA');

/** Yearly pay from the lower end of any level to the upper end of any, as jobs of several levels say it. */
function payIn(content: string): [amount: string, source: string][] {
  const levels = globSync('records/pay-levels/*.yaml', { cwd: content }).flatMap(
    (file) => v.parse(paySchema, parse(readFileSync(join(content, file), 'utf8'))).pay,
  );
  return levels.flatMap(({ currency, from }) =>
    levels
      .filter((other) => other.currency === currency && other.to >= from)
      .map(({ to }): [string, string] => {
        const end = to === from ? '' : ` to ${whole.format(to)}`;
        return [`${currency} ${whole.format(from)}${end}`, 'records/pay-levels/'];
      }),
  );
}

const companySchema = v.object({ rate: v.object({ low: v.number(), high: v.number() }) });
const labelsSchema = v.object({ currency: v.string() });

/** The rates of the companies in rankings, as a range and by their ends. */
function companiesIn(content: string): [amount: string, source: string][] {
  const read = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));
  const files = globSync('records/companies/*.yaml', { cwd: content });
  if (files.length === 0) return [];
  const { currency } = v.parse(labelsSchema, read('records/ranking-labels.yaml'));
  return files.flatMap((file) => {
    const { low, high } = v.parse(companySchema, read(file)).rate;
    return [`${low} to ${high}`, `${low}`, `${high}`].map((rate): [string, string] => [
      `${currency} ${rate}`,
      file,
    ]);
  });
}

/** Reads which amounts the content writes down as records, and what its placeholders come to. */
export function readSources(content: string): Sources {
  const known = new Map<string, string[]>();
  const named = new Map<string, string>();
  const onPages: { file: string; amount: string }[] = [];
  const add = (amount: string, source: string) => {
    const key = sameWriting(amount);
    known.set(key, [...new Set([...(known.get(key) ?? []), source])]);
  };
  for (const file of globSync('{records,pages}/**/*.{yaml,md}', { cwd: content }).sort()) {
    const text = readFileSync(join(content, file), 'utf8');
    for (const amount of amountsIn(text.replaceAll(/\s+/g, ' '))) {
      if (written.test(file)) add(amount, file);
      else onPages.push({ file, amount });
    }
    const asked = text.match(placeholder) ?? [];
    if (asked.length === 0) continue;
    const data = dataOf(file, text);
    for (const name of asked) {
      const amount = withPrices(name, data);
      add(amount, `${file} ${name}`);
      if (/ to /.test(amount)) named.set(sameWriting(amount), name);
    }
  }
  for (const [amount, source] of [...payIn(content), ...companiesIn(content)]) add(amount, source);
  const amounts = globSync('records/other-amounts.yaml', { cwd: content }).flatMap(
    (file) => otherAmountsSchema.parse(parse(readFileSync(join(content, file), 'utf8'))).amounts,
  );
  return {
    typed: onPages.flatMap(({ file, amount }) => {
      const like = named.get(sameWriting(amount));
      return like ? [{ file, amount, placeholder: like }] : [];
    }),
    of: (amount) => known.get(sameWriting(amount)) ?? [],
    other: (amount, path) => {
      const found = amounts.find(
        (one) => one.pages.includes(path) && sameWriting(one.amount) === sameWriting(amount),
      );
      return found && `records/other-amounts.yaml: ${found.what} (${found.source})`;
    },
  };
}
