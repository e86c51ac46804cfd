import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findErrors, type Inquiry, type InquiryErrors } from '../../../contract/inquiry.ts';
import type { Country } from '../phone/country.ts';
import { noFields, readDraft, writeDraft, type Draft, type TypedFields } from './draft.ts';
import { errorsAfterEdit } from './liveErrors.ts';
import { newKey, sendInquiry } from './send.ts';

/**
 * Why sending failed: the server refused, could not be reached, or the device was offline, and still is or is online
 * again.
 */
export type Failure = 'response' | 'network' | 'offline' | 'online';

/** The stage of a sending: in progress (and leading on to the confirmation, or not), done, or failed. */
export type Stage = 'sending' | 'staying' | 'sent' | 'stayed' | 'unsent';

/** The same failure as the line is now. */
function atThisLine(failure: Failure | undefined): Failure | undefined {
  if (!failure || failure === 'response') return failure;
  if (!navigator.onLine) return 'offline';
  return failure === 'offline' ? 'online' : failure;
}

interface UseInquiry {
  draft: Draft;
  country: Country;
  /** The visitor chose the country or typed a number. */
  settled: boolean;
  /** Makes a country the visitor's own; without one, starts over. */
  settle: (country?: Country) => void;
  /** It was sent; a visitor who asked to stay is not led on. */
  onSent: (stays: boolean) => void;
}

const rulesFor = ({ dial_code }: Country) => ({ dialCodes: new Set([dial_code]) });

/** The pop-up's form: what is typed, what is wrong with it, and its sending. Everything typed is kept as a draft. */
export function useInquiry({ draft, country, settled, settle, onSent }: UseInquiry) {
  const [fields, setFields] = useState(draft.fields);
  const [held, setHeld] = useState(draft.held);
  const [sent, setSent] = useState(draft.sent);
  const [errors, setErrors] = useState<InquiryErrors>({});
  const [attempted, setAttempted] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(draft.held && 'response');
  const [stage, setStage] = useState<Stage>();
  const lock = useRef(false);
  const busy = stage === 'sending' || stage === 'staying';
  const stays = stage === 'stayed';
  const isSent = stage === 'sent' || stays;

  useEffect(() => {
    // The fields were cleared because they were sent: that is no draft.
    if (isSent) return;
    writeDraft({ fields, held, sent, country: settled ? country : undefined });
  }, [fields, held, sent, settled, country, isSent]);

  const onArrival = useEffectEvent(onSent);
  useEffect(() => {
    if (isSent) onArrival(stays);
  }, [isSent, stays]);

  useEffect(() => {
    const follow = () => setFailure(atThisLine);
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);

  const onChoice = useEffectEvent(settle);
  useEffect(() => {
    // The page may be restored from the back/forward cache after another one has written the draft.
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const { fields: typed, held: kept, sent: last, country: chosen } = readDraft();
      setFields(typed);
      setHeld(kept);
      setSent(last);
      if (chosen) onChoice(chosen);
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);

  const inquiryOf = (typed: TypedFields): Inquiry => {
    return { ...typed, country: country.dial_code, pathName: location.pathname };
  };

  function edit(field: keyof TypedFields, value: string, chosen: Country = country): void {
    const typed = { ...fields, [field]: value };
    if (!busy) setStage(undefined);
    setFields(typed);
    if (attempted) setErrors((shown) => errorsAfterEdit(shown, field, inquiryOf(typed), rulesFor(chosen)));
  }

  function clear(): void {
    setFields(noFields);
    settle();
    setErrors({});
    setAttempted(false);
  }

  /** Sends what is typed unless a rule is broken; `elapsed` in milliseconds since opening. */
  async function submit({ elapsed, trapped }: { elapsed: number; trapped: boolean }): Promise<InquiryErrors> {
    if (lock.current) return {};
    const inquiry = inquiryOf(fields);
    const found = findErrors(inquiry, rulesFor(country));
    setAttempted(true);
    setErrors(found);
    if (Object.keys(found).length > 0) return found;

    lock.current = true;
    setStage('sending');
    setFailure(undefined);
    const content = JSON.stringify(inquiry);
    const key = sent?.content === content ? sent.key : newKey();
    setSent({ key, content });
    try {
      const { ok, headers } = await sendInquiry(inquiry, { country, key, elapsed, trapped });
      if (ok) {
        const { email, projectBrief } = fields;
        writeDraft({ fields: noFields }, { email, projectBrief, at: headers.get('location') });
        setHeld(undefined);
        setSent(undefined);
        setStage((now) => (now === 'staying' ? 'stayed' : 'sent'));
      } else {
        console.error('Sorry! Something went wrong, please try again!');
        setHeld({ ...fields, country });
        setFailure('response');
        setStage('unsent');
      }
      clear();
    } catch {
      console.error('Error submitting form');
      setFailure(atThisLine('network'));
      setStage('unsent');
    } finally {
      lock.current = false;
    }
    return {};
  }

  function restore(): void {
    if (held) {
      const { country: chosen, ...typed } = held;
      setFields(typed);
      settle(chosen);
    }
    setHeld(undefined);
    setFailure(undefined);
    setErrors({});
    setAttempted(false);
  }

  const stay = () => setStage('staying');
  /** Call when nothing more needs to be said about the last sending. */
  const forget = () => setStage(undefined);

  return { fields, errors, failure, held, stage, busy, edit, submit, restore, stay, forget };
}
