import styles from './PeopleGrid.module.css';

/** Somebody of the agency; `tile` is the address of the person's drawing, 56 px square. */
export interface ShownPerson {
  name: string;
  position: string;
  place: string;
  /** One fact, or what this person wrote. */
  note?: string | undefined;
  tile: string;
  /** What the tile says. */
  tileAlt: string;
}

/** People in columns, each with position, town and a note. */
export function PeopleGrid({ people }: { people: readonly ShownPerson[] }) {
  return (
    <ul role="list" className={styles.people} data-count={people.length}>
      {people.map(({ name, position, place, note, tile, tileAlt }) => (
        <li key={name}>
          <img src={tile} width="56" height="56" alt={tileAlt} loading="lazy" />
          <h3>{name}</h3>
          <p className="small">
            {position}, {place}
          </p>
          {note && <p className="soft">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
