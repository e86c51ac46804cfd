import { fieldNames, inquiryRecord, type InquiryField } from '../../contract/inquiry.ts';
import {
  deskPages,
  NOTE_LIMIT,
  type DeskDelivery,
  type DeskInquiry,
  type DeskProps,
} from '../../contract/desk.ts';
import { mailAddress } from '../lib/mailTo.ts';
import { fillAddress } from './address.ts';
import { At } from './At.tsx';
import { Next, NextLink, Other, OtherLink } from './Button.tsx';
import { Clock } from './Clock.tsx';
import fields from '../contact/fields.module.css';
import { Desk } from './Desk.tsx';
import { Field } from './Field.tsx';
import { History } from './History.tsx';
import styles from './Inquiry.module.css';
import { about, Post } from './Post.tsx';
import { channelName, countryName, nameOf, plural, stateName, suspicionInWords } from './words.ts';

type Props = DeskProps['inquiry'];

/** A visitor's address of a project; followed only where it is one of the web. */
const WebAddress = ({ text }: { text: string }) =>
  /^https?:\/\//i.test(text) ? (
    <a href={text} rel="noreferrer nofollow" target="_blank">
      {text}
    </a>
  ) : (
    <bdi>{text}</bdi>
  );

/** A field of one line as it is best read, or called, or written to. */
function Value({ inquiry, field }: { inquiry: DeskInquiry; field: InquiryField }) {
  const text = inquiry.fields[field] ?? '';
  if (field === 'link') return <WebAddress text={text} />;
  if (field === 'email') return <a href={mailAddress(text)}>{text}</a>;
  if (field !== 'phoneNumber') return <bdi>{text}</bdi>;
  const number = `${inquiry.fields.country} ${text}`;
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>;
}

/** The fields of one line that say something; the name is the headline, the dial code stands with its number. */
const toldFields = ({ fields: written }: DeskInquiry): InquiryField[] =>
  fieldNames.filter(
    (field) =>
      !inquiryRecord[field].multiline &&
      !['name', 'country'].includes(field) &&
      (written[field] ?? '') !== '',
  );

const Facts = ({ inquiry }: { inquiry: DeskInquiry }) => {
  const { reference, receivedAt, countryCode, id } = inquiry;
  return (
    <dl className={styles.facts}>
      {toldFields(inquiry).map((field) => (
        <div key={field}>
          <dt>{inquiryRecord[field].label}</dt>
          <dd>
            <Value inquiry={inquiry} field={field} />
          </dd>
        </div>
      ))}
      {countryCode !== null && (
        <div>
          <dt>Country</dt>
          <dd>{countryName(countryCode)}</dd>
        </div>
      )}
      <div>
        <dt>Received</dt>
        <dd>
          <At at={receivedAt} form="full" />
        </dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd className="tabular">{reference}</dd>
      </div>
      <div>
        <dt>Id</dt>
        <dd className={`tabular ${styles.id}`}>{id}</dd>
      </div>
    </dl>
  );
};

/** The one thing that comes next, which a phone has at the thumb. */
const NextStep = ({ inquiry, csrf, user, users }: Pick<Props, 'inquiry' | 'csrf' | 'user' | 'users'>) => {
  const { reference, may, takenBy, state, suspicion } = inquiry;
  const common = { fields: about(inquiry, csrf), at: { reference } };
  if (suspicion !== null && may.includes('genuine'))
    return (
      <Post post="genuine" {...common}>
        <Next>It is genuine</Next>
      </Post>
    );
  if (may.includes('take'))
    return (
      <Post post="take" {...common} shortcut="t">
        <Next>Take it</Next>
      </Post>
    );
  if (state === 'taken' && takenBy !== null && takenBy !== user && users.includes(user))
    return (
      <Post post="handOver" at={common.at} fields={{ ...common.fields, to: user }} shortcut="t">
        <Next>Take over from {nameOf(takenBy, user)}</Next>
      </Post>
    );
  if (may.includes('answer'))
    return (
      <NextLink href={fillAddress(deskPages.answer, common.at)} shortcut="a">
        Answer
      </NextLink>
    );
  if (may.includes('reopen'))
    return (
      <Post post="reopen" {...common}>
        <Next>Reopen it</Next>
      </Post>
    );
  return null;
};

/** What else may be done with it. */
const OtherSteps = ({ inquiry, csrf, user, users }: Pick<Props, 'inquiry' | 'csrf' | 'user' | 'users'>) => {
  const { reference, may, state, takenBy } = inquiry;
  const at = { reference };
  const common = { fields: about(inquiry, csrf), at };
  // Whoever wants it for himself has the button for that.
  const others = users.filter((address) => address !== user);
  const isNext = !may.includes('take') && !(state === 'taken' && takenBy !== user && users.includes(user));
  return (
    <div className={styles.others}>
      {may.includes('answer') && !isNext && (
        <OtherLink href={fillAddress(deskPages.answer, at)} shortcut="a">
          Answer
        </OtherLink>
      )}
      {may.includes('giveBack') && (
        <Post post="giveBack" {...common}>
          <Other>Give back</Other>
        </Post>
      )}
      {may.includes('aside') && <OtherLink href={fillAddress(deskPages.aside, at)}>Set aside</OtherLink>}
      {may.includes('suspect') && (
        <Post post="suspect" {...common}>
          <Other>Suspect</Other>
        </Post>
      )}
      {may.includes('handOver') && others.length > 0 && (
        <Post post="handOver" {...common} className={styles.handOver}>
          <label htmlFor="to" className="visually-hidden">
            Hand over to
          </label>
          <select id="to" name="to" className={fields.control} required>
            {others.map((address) => (
              <option key={address} value={address}>
                {address}
              </option>
            ))}
          </select>
          <Other>Hand over</Other>
        </Post>
      )}
    </div>
  );
};

/** How a delivery stands. */
const Delivery = ({ delivery }: { delivery: DeskDelivery }) => {
  const { channel, state, attempts, nextAttemptAt, deliveredAt, parkedAt, lastError } = delivery;
  const at = deliveredAt ?? parkedAt ?? nextAttemptAt;
  const what = { delivered: 'delivered', parked: 'given up', waiting: 'waits, next try' }[state] ?? state;
  return (
    <li data-parked={state === 'parked' || undefined}>
      <b>{channelName(channel)}</b>: {what}
      {at !== null && (
        <>
          {' '}
          <At at={at} />
        </>
      )}
      , {plural(attempts, 'attempt', 'attempts')}
      {lastError !== null && <span className={styles.error}>{lastError}</span>}
    </li>
  );
};

/** One inquiry with everything that is known of it. */
export const Inquiry = (props: Props) => {
  const { inquiry, csrf, now, user, typed, notice } = props;
  const { reference, may, suspicion, deliveries, others, contradictedAt } = inquiry;
  const at = { reference };
  const common = { fields: about(inquiry, csrf), at };
  const fault =
    notice?.kind === 'tooLong' || notice?.kind === 'empty'
      ? `Between 1 and ${NOTE_LIMIT} characters.`
      : undefined;
  return (
    <Desk
      desk={props}
      title={`${reference}, ${inquiry.fields.name}`}
      here={suspicion === null ? 'list' : 'suspects'}
    >
      <div className={`container ${styles.inquiry}`}>
        <div className={styles.head}>
          <h1>
            <bdi>{inquiry.fields.name}</bdi>
          </h1>
          {suspicion !== null && <p className={styles.alarm}>Suspect. {suspicionInWords(suspicion)}</p>}
          {contradictedAt !== null && (
            <p className={styles.alarm}>
              The visitor says that no answer has come, <At at={contradictedAt} />
            </p>
          )}
        </div>
        <aside className={styles.side} aria-label="Time and steps">
          <Clock inquiry={inquiry} now={now} user={user} />
          <div className={styles.next}>
            <NextStep {...props} />
          </div>
          <OtherSteps {...props} />
        </aside>
        <div className={styles.body}>
          <section aria-labelledby="brief">
            <h2 id="brief">{inquiryRecord.projectBrief.label}</h2>
            <p className={styles.brief} dir="auto">
              {inquiry.fields.projectBrief}
            </p>
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts">From the form</h2>
            <Facts inquiry={inquiry} />
          </section>
          <section aria-labelledby="history">
            <h2 id="history">History</h2>
            <History inquiry={inquiry} user={user} />
            {may.includes('note') && (
              <Post post="note" {...common} className={styles.note}>
                <Field
                  name="words"
                  label="Note"
                  hint="For us alone. It is erased with the inquiry."
                  fault={fault}
                >
                  {(control) => (
                    <textarea {...control} rows={3} maxLength={NOTE_LIMIT} defaultValue={typed} required />
                  )}
                </Field>
                <Other>Add the note</Other>
              </Post>
            )}
          </section>
          <section aria-labelledby="deliveries">
            <h2 id="deliveries">Deliveries</h2>
            {deliveries.length === 0 ? (
              <p className="soft">None: a suspect is not delivered.</p>
            ) : (
              <ul className={styles.deliveries} role="list">
                {deliveries.map((delivery) => (
                  <Delivery key={delivery.channel} delivery={delivery} />
                ))}
              </ul>
            )}
            {may.includes('redeliver') && (
              <Post post="redeliver" {...common}>
                <Other small>Deliver again</Other>
              </Post>
            )}
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others">From the same address</h2>
              <ul className={styles.deliveries} role="list">
                {others.map((other) => (
                  <li key={other.reference}>
                    <a href={fillAddress(deskPages.inquiry, { reference: other.reference })}>
                      {other.reference}
                    </a>
                    , <At at={other.receivedAt} form="full" />,{' '}
                    {other.suspicion === null ? stateName(other.state) : 'Suspect'}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {may.includes('erase') && (
            <p className={styles.erase}>
              <a href={fillAddress(deskPages.erase, at)}>Erase everything from this address</a>
            </p>
          )}
        </div>
      </div>
    </Desk>
  );
};
