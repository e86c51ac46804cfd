import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { ShippedParts as ShippedPartsContent } from './ShippedParts.schema.ts';
import styles from './ShippedParts.module.css';

interface ShippedPartsProps extends Pick<ShippedPartsContent, 'heading' | 'lede' | 'file' | 'columns'> {
  /** Where all licences stand in full. */
  address: string;
  parts: readonly {
    name: string;
    version: string;
    /** What it is used for; empty where nobody has said. */
    use: string;
    /** Where it ends up, one or several. */
    where: readonly string[];
    licence: string;
    /** Who holds the copyright, or made it. */
    holder: string;
  }[];
  resolveLink: ResolveLink;
}

/** The name of a package, which may break behind its maker's. */
function PackageName({ children }: { children: string }) {
  const [maker = '', name] = children.split('/');
  if (name === undefined) return maker;
  return (
    <>
      {`${maker}/`}
      <wbr />
      {name}
    </>
  );
}

/** The parts of others that reach visitors: what each does here, where it runs, and under which licence. */
export function ShippedParts({
  heading,
  lede,
  file,
  columns,
  address,
  parts,
  resolveLink,
}: ShippedPartsProps) {
  return (
    <section data-section="shipped-parts">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ArrowLink href={address}>{file}</ArrowLink>
        <table className={`${styles.parts} ${table.lines} ${table.fixed}`} data-shared>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.part}</th>
              <th scope="col">{columns.use}</th>
              <th scope="col">{columns.where}</th>
              <th scope="col">{columns.licence}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, version, use, where, licence, holder }) => (
              <tr key={`${name}@${version}`} data-part={`${name}@${version}`}>
                <th scope="row">
                  <PackageName>{name}</PackageName> <span className={styles.version}>{version}</span>
                </th>
                <td data-head={columns.use}>
                  <Inline text={use} resolveLink={resolveLink} />
                </td>
                <td data-head={columns.where}>{where.join(', ')}</td>
                <td data-head={columns.licence}>
                  {licence} {holder && <small>{holder}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
