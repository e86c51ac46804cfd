import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import type { Industry } from '../../../../records/industries.ts';
import type { Platform } from '../../../../records/platforms.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ProductMatrix as ProductMatrixContent } from './ProductMatrix.schema.ts';
import styles from './ProductMatrix.module.css';

interface Trade extends Pick<Industry, 'name' | 'none'> {
  /** Its anchor. */
  id: string;
  page?: string | undefined;
  products: readonly { name: string; page: string; platforms: readonly string[] }[];
}

interface ProductMatrixProps extends Omit<ProductMatrixContent, 'others'> {
  /** What links to this section end in, and what links to its trades end in. */
  id?: string;
  tradesId?: string;
  /** The lanes of the drawing, from the top down; `id` is the anchor. */
  platforms: readonly (Pick<Platform, 'name' | 'page'> & { id: string })[];
  /** The columns of the drawing, from the left. */
  trades: readonly Trade[];
  /** A line for each product with a stroke for each of its platforms, for wide windows and for phones. */
  drawing: { wide: Picture; phone: Picture };
  resolveLink: ResolveLink;
}

interface NameProps {
  href: string | undefined;
  children: string;
}

const Name = ({ href, children }: NameProps) =>
  href ? <a href={href}>{withAmpersands(children)}</a> : withAmpersands(children);

/** Every product as a line of rain through the platforms, over the trade that it was built for. */
export function ProductMatrix({
  id,
  tradesId,
  heading,
  lede,
  alt,
  platforms,
  trades,
  drawing,
  resolveLink,
}: ProductMatrixProps) {
  const { wide, phone } = drawing;
  const all = trades.flatMap(({ products }) => products);
  return (
    <section id={id} data-section="platform-services" data-ground="mist" data-continues="" data-whole>
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <div className={styles.drawing}>
          <picture>
            <source media="(width < 47.5em)" srcSet={phone.src} width={phone.width} height={phone.height} />
            <img {...wide} alt={alt} loading="lazy" />
          </picture>
          <ul role="list" className={styles.platforms}>
            {platforms.map(({ id, name, page }) => (
              <li key={id} id={id}>
                <h3>
                  <Name href={resolveLink(page)}>{name}</Name>
                </h3>
                <p className="soft tabular">
                  {all.filter((product) => product.platforms.includes(name)).length}
                  <span className={styles.of}>{` of ${all.length}`}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <ol role="list" id={tradesId} className={styles.trades} data-section="industries-overview">
          {trades.map(({ id, name, page, none, products }) => (
            <li key={id} id={id}>
              <h3>
                <Name href={page && resolveLink(page)}>{name}</Name>
              </h3>
              {products.length > 0 ? (
                <ul role="list">
                  {products.map((product) => (
                    <li key={product.page}>
                      <Name href={resolveLink(product.page)}>{product.name}</Name>
                      <span className="visually-hidden">{`: ${product.platforms.join(', ')}`}</span>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="soft">{none}</p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
