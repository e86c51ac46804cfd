import type { ReactNode } from 'react';
import { deskPages, NOTE_LIMIT, type DeskProps, type FreshCode } from '../../contract/desk.ts';
import { mailTo } from '../lib/mailTo.ts';
import styles from './Act.module.css';
import { fillAddress } from './address.ts';
import { At } from './At.tsx';
import { Next, NextLink, Other, OtherLink } from './Button.tsx';
import { Clock } from './Clock.tsx';
import { CodeField, codeFault } from './CodeField.tsx';
import fields from '../contact/fields.module.css';
import { Desk, type SignedIn } from './Desk.tsx';
import { Field } from './Field.tsx';
import { about, Post } from './Post.tsx';
import { nameOf, plural } from './words.ts';

interface ActProps {
  desk: SignedIn;
  title: string;
  here: 'list' | 'export';
  headline: ReactNode;
  /** What it is about, beside it on a wide window. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page on which one thing is done. */
const Act = ({ desk, title, here, headline, beside, children }: ActProps) => (
  <Desk desk={desk} title={title} here={here}>
    <div className={`container ${styles.act}`}>
      <h1>{headline}</h1>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.do}>{children}</div>
    </div>
  </Desk>
);

/** "Sent?": the mail is written in the mail program of whoever answers, and marked here once it is sent. */
export const Answer = (props: DeskProps['answer']) => {
  const { inquiry, csrf, now, user, subject } = props;
  const { reference, takenBy, may } = inquiry;
  const { name, email } = inquiry.fields;
  const at = { reference };
  const isOthers = takenBy !== null && takenBy !== user;
  return (
    <Act
      desk={props}
      title={`Answer ${reference}`}
      here="list"
      headline={
        <>
          Answer <bdi>{name}</bdi>
        </>
      }
      beside={<Clock inquiry={inquiry} now={now} user={user} />}
    >
      {isOthers && (
        <p className={styles.caution}>{nameOf(takenBy, user)} has it, and may be writing already.</p>
      )}
      {takenBy === null && (
        <div className={styles.caution}>
          <p>Nobody has it. Take it first, so that nobody else writes as well.</p>
          {may.includes('take') && (
            <Post post="take" fields={about(inquiry, csrf)} at={at} shortcut="t">
              <Other>Take it</Other>
            </Post>
          )}
        </div>
      )}
      <ol className={styles.steps} role="list">
        <li>
          <h2>Write</h2>
          <p>
            To <bdi>{email}</bdi>
            <br />
            Subject: <bdi>{subject}</bdi>
          </p>
          <NextLink href={mailTo(email, subject)}>Open the mail</NextLink>
        </li>
        <li>
          <h2>Sent?</h2>
          <Post post="answered" fields={about(inquiry, csrf)} at={at}>
            <Next>Yes, it is sent</Next>
          </Post>
          <OtherLink href={fillAddress(deskPages.inquiry, at)}>Not yet</OtherLink>
        </li>
      </ol>
    </Act>
  );
};

export const Aside = (props: DeskProps['aside']) => {
  const { inquiry, csrf, now, user, typed, notice } = props;
  const { reference, dueAt } = inquiry;
  const at = { reference };
  return (
    <Act
      desk={props}
      title={`Set ${reference} aside`}
      here="list"
      headline={
        <>
          Set <bdi>{inquiry.fields.name}</bdi> aside
        </>
      }
      beside={<Clock inquiry={inquiry} now={now} user={user} />}
    >
      <p className="lede">
        Nobody will answer it.{' '}
        {dueAt !== null &&
          (now <= dueAt
            ? 'Its time is not over, so it does not count among the promises. It is counted beside them.'
            : 'Its time is over, so it counts as not kept.')}
      </p>
      <Post post="aside" fields={about(inquiry, csrf)} at={at}>
        <Field
          name="words"
          label="Why, for us alone (may stay empty)"
          fault={notice?.kind === 'tooLong' ? `Keep this under ${NOTE_LIMIT} characters.` : undefined}
        >
          {(control) => <textarea {...control} rows={3} maxLength={NOTE_LIMIT} defaultValue={typed} />}
        </Field>
        <Next>Set it aside</Next>
      </Post>
      <OtherLink href={fillAddress(deskPages.inquiry, at)}>Leave it open</OtherLink>
    </Act>
  );
};

interface FreshProps {
  code: FreshCode;
  /** The form that asks for a code, with its button. */
  ask: (button: ReactNode) => ReactNode;
  /** What is done, with the field of the code in it, where one is needed. */
  children: (field: ReactNode) => ReactNode;
}

/** What cannot be taken back wants a code from the mailbox, whoever holds the phone. */
const Fresh = ({ code: { state, until, problem }, ask, children }: FreshProps) => {
  if (state === 'given') return children(null);
  if (state === 'none')
    return (
      <>
        <p>This needs a code from your mailbox first.</p>
        {problem && <p className={fields.message}>{codeFault(problem)}</p>}
        {ask(<Next>Mail me a code</Next>)}
      </>
    );
  return (
    <>
      <p>
        A code is on its way to your mailbox.
        {until !== null && (
          <>
            {' '}
            It works until <At at={until} />.
          </>
        )}
      </p>
      {children(<CodeField problem={problem} />)}
      {problem && ask(<Other>Mail me another code</Other>)}
    </>
  );
};

export const Erase = (props: DeskProps['erase']) => {
  const { inquiry, csrf, code, count } = props;
  const { reference } = inquiry;
  const at = { reference };
  const guard = about(inquiry, csrf);
  return (
    <Act desk={props} title={`Erase ${reference}`} here="list" headline="Erase for good">
      <p className="lede">
        {plural(count, 'inquiry', 'inquiries')} from <bdi>{inquiry.fields.email}</bdi>, with their histories
        and notes. No copy is kept, and nobody can bring them back. Mails that were sent, and older copies of
        the database, are not touched.
      </p>
      <Fresh
        code={code}
        ask={(button) => (
          <Post post="eraseCode" fields={guard} at={at}>
            {button}
          </Post>
        )}
      >
        {(field) => (
          <Post post="erase" fields={field ? guard : { ...guard, code: '' }} at={at}>
            {field}
            <Other grave>Erase {plural(count, 'inquiry', 'inquiries')}</Other>
          </Post>
        )}
      </Fresh>
      <OtherLink href={fillAddress(deskPages.inquiry, at)}>Keep everything</OtherLink>
    </Act>
  );
};

const formats = [
  { format: 'csv', label: 'CSV, for a spreadsheet' },
  { format: 'json', label: 'JSON, with the histories' },
] as const;

export const Export = (props: DeskProps['export']) => {
  const { csrf, code, count } = props;
  return (
    <Act desk={props} title="Export" here="export" headline="Export">
      <p className="lede">
        One file with {plural(count, 'inquiry', 'inquiries')} and all that was written in them. The log says
        who exported it. Delete the file when you are done with it.
      </p>
      <Fresh
        code={code}
        ask={(button) => (
          <Post post="exportCode" fields={{ csrf }}>
            {button}
          </Post>
        )}
      >
        {(field) => (
          <Post post="export" fields={field ? { csrf } : { csrf, code: '' }}>
            <fieldset className={styles.formats}>
              <legend>Format</legend>
              {formats.map(({ format, label }) => (
                <label key={format}>
                  <input type="radio" name="format" value={format} defaultChecked={format === 'csv'} />{' '}
                  {label}
                </label>
              ))}
            </fieldset>
            {field}
            <Next>Download</Next>
          </Post>
        )}
      </Fresh>
    </Act>
  );
};
