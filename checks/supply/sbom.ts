import { createHash } from 'node:crypto';
import type { Part, Reach } from '../../site/records/parts.ts';

interface Component {
  'bom-ref': string;
  scope?: string;
  properties?: { name: string; value: string }[];
  licenses?: unknown[];
}

/** The parts of npm's bill of materials (CycloneDX 1.5) that are read or changed here. */
export interface NpmList {
  metadata: { timestamp?: string; component: Component & { name: string; type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
  serialNumber?: string;
}

/** The values of the property `agency-site:reaches`. */
const reached: Readonly<Record<Reach, string>> = {
  code: 'browsers, as code',
  files: 'browsers, as drawings, fonts or data made at the build',
  service: 'the service, as installed',
  desk: 'the service, as code of its desk',
};

/** An id derived from some content, as an RFC 9562 UUID of version 8. */
function idOf(content: string): string {
  const [, a, b, c, d, e] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(createHash('sha256').update(content).digest('hex')) ?? [];
  return `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`;
}

/**
 * The bill of materials for what ships, as CycloneDX 1.6: the components of npm's complete list that are parts, each
 * with where it ends up. npm itself cannot know which build tools leave code in the pages, and its list without build
 * tools lacks packages that those share with the rest. The result is reproducible: it has no time, and its serial
 * number follows from its content.
 */
export function sbom(list: NpmList, { name, shipped }: { name: string; shipped: readonly Part[] }) {
  const byRef = new Map(shipped.map((part) => [`${part.name}@${part.version}`, part]));
  const components = list.components.flatMap((component) => {
    const part = byRef.get(component['bom-ref']);
    if (!part) return [];
    return {
      ...component,
      scope: part.optional ? 'optional' : 'required',
      // npm omits a licence that a package keeps in a file with another name.
      licenses: component.licenses ?? [{ license: { id: part.licence } }],
      properties: part.reaches.map((reach) => ({ name: 'agency-site:reaches', value: reached[reach] })),
    };
  });
  const listed = new Set([
    list.metadata.component['bom-ref'],
    ...components.map((component) => component['bom-ref']),
  ]);
  const missing = [...byRef.keys()].filter((ref) => !listed.has(ref));
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}; run npm ci.`);
  const dependencies = list.dependencies
    .filter(({ ref }) => listed.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => listed.has(needed)) }));
  const content = {
    ...list,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    // npm names the project after its folder.
    metadata: {
      ...list.metadata,
      timestamp: undefined,
      component: { ...list.metadata.component, name, type: 'application' },
    },
    serialNumber: undefined,
    components,
    dependencies,
  };
  return { ...content, serialNumber: idOf(JSON.stringify(content)) };
}
