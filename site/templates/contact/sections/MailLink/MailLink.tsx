import fields from '../../../../contact/fields.module.css';
import buttons from '../../../../ui/Button.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { Slotted } from '../../parts/Slotted.tsx';
import styles from './MailLink.module.css';
import type { MailLink as MailLinkContent } from './MailLink.schema.ts';

/** How far an inquiry is, in the service's words for it. */
const states = ['new', 'taken', 'answered', 'aside'] as const;

/** What each link lets somebody say, by its letter in the address. */
const buttonsOf = [
  ['t', 'take'],
  ['a', 'answer'],
] as const;

/** Where a link of a mail leads: how far the inquiry is, and a step for whoever types initials. */
export function MailLink(words: MailLinkContent) {
  return (
    <section data-section="mail-link" className={styles.section}>
      <div className={`container ${styles.words}`}>
        <h1>
          <span data-part="there" hidden>
            <Slotted text={words.headline} />
          </span>
          <span data-part="trouble" hidden>
            {words.failed}
          </span>
          <span data-part="gone">{words.gone.headline}</span>
        </h1>
        <p className="lede" data-part="gone">
          {words.gone.lede}
        </p>
        <p className={fields.alert} role="alert" data-part="trouble" hidden>
          {words.trouble}
        </p>
        <p className={fields.alert} role="alert" data-part="refused" hidden>
          {words.refused}
        </p>
        <p data-part="undone" hidden>
          <b>{words.undone}</b>
        </p>
        {states.map((state) => (
          <p key={state} className="lede" data-part={state} hidden>
            <Slotted text={words[state]} />
          </p>
        ))}
        <form className={styles.form} method="post" data-part="may-t may-a" hidden>
          <div className={fields.field}>
            <label htmlFor="initials">{words.initials}</label>
            <input
              id="initials"
              name="initials"
              className={fields.control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-describedby="initials-hint initials-message"
              data-attributes="aria-invalid:invalid"
            />
            <p id="initials-hint" className={fields.hint}>
              {words.hint}
            </p>
            <p id="initials-message" className={fields.message} data-part="unnamed" hidden>
              {words.unnamed}
            </p>
          </div>
          {buttonsOf.map(([letter, word]) => (
            <button key={letter} type="submit" className={buttons.button} data-part={`may-${letter}`} hidden>
              {words[word]}
              <Icon name="arrow-right" size={20} stroke={2.25} />
            </button>
          ))}
        </form>
        <form method="post" data-part="undo" hidden>
          <input type="hidden" name="undo" data-attributes="value:undo" />
          <button type="submit" className={fields.restore}>
            {words.undo}
          </button>
        </form>
      </div>
    </section>
  );
}
