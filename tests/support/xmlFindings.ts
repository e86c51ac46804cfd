import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** What a schema (`.xsd` or RELAX NG as `.rng`) finds wrong in an XML document. */
export async function xmlFindings(xml: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml,
    schema: readFileSync(schema, 'utf8'),
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
  });
  return errors.map(({ message }) => message);
}
