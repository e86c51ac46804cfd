import { deskPages, type DeskProps } from '../../contract/desk.ts';
import fields from '../contact/fields.module.css';
import { At } from './At.tsx';
import { Next, OtherLink } from './Button.tsx';
import { CodeField } from './CodeField.tsx';
import { Document } from './Document.tsx';
import { Entrance } from './Entrance.tsx';
import { Field } from './Field.tsx';
import { Post } from './Post.tsx';
import { withQuery } from './address.ts';

const faults = {
  invalid: 'Enter a valid email address',
  tooMany: 'Too many codes were asked for from here. Wait a few minutes.',
};

const reasons = { expired: 'Your session has ended.', signedOut: 'You are signed out.' };

export const SignIn = ({ brand, next, problem, because }: DeskProps['signIn']) => (
  <Document brand={brand} title={problem ? 'Not done: Sign in' : 'Sign in'}>
    <Entrance headline="Sign in">
      {because && <p role="status">{reasons[because]}</p>}
      <p className="lede">We mail you a link and a code. Each works once, within ten minutes.</p>
      <Post post="signIn" fields={{ next }}>
        <Field name="email" label="Your email address" fault={problem && faults[problem.why]}>
          {(control) => (
            <input {...control} type="email" autoComplete="email" defaultValue={problem?.email} required />
          )}
        </Field>
        <Next>Mail me a code</Next>
      </Post>
    </Entrance>
  </Document>
);

export const Code = ({ brand, next, until, problem }: DeskProps['code']) => (
  <Document brand={brand} title={problem ? 'Not done: Enter the code' : 'Enter the code'}>
    <Entrance headline="Enter the code">
      {until === null ? (
        <p className="lede">No code was asked for in this browser.</p>
      ) : (
        <>
          <p className="lede">
            If that address belongs to the desk, a mail is on its way. Open its link in this browser, or type
            its code here. Both work until <At at={until} />.
          </p>
          <Post post="code" fields={{ next }}>
            <CodeField problem={problem} />
            <Next>Sign in</Next>
          </Post>
        </>
      )}
      <p>
        <OtherLink href={withQuery(deskPages.signIn, { next })}>Ask for another code</OtherLink>
      </p>
    </Entrance>
  </Document>
);

/** Where the link of a sign-in mail leads: whatever opens links by itself presses no button. */
export const Link = ({ brand, state, token, csrf }: DeskProps['link']) => (
  <Document brand={brand} title="Sign in">
    {state === 'ready' && (
      <Entrance headline="You are nearly in">
        <Post post="link" fields={{ csrf }} at={{ token }}>
          <Next>Sign in</Next>
        </Post>
      </Entrance>
    )}
    {state === 'elsewhere' && (
      <Entrance headline="Not this browser">
        <p className="lede">
          The code was asked for in another browser. Go back to it, and enter the code from the mail there.
        </p>
        <p className={fields.hint}>To sign in here instead, ask for a code here.</p>
        <p>
          <OtherLink href={deskPages.signIn}>Ask for a code here</OtherLink>
        </p>
      </Entrance>
    )}
    {state === 'over' && (
      <Entrance headline="This link has ended">
        <p className="lede">It was used, or it is older than ten minutes.</p>
        <p>
          <OtherLink href={deskPages.signIn}>Ask for a new one</OtherLink>
        </p>
      </Entrance>
    )}
  </Document>
);
