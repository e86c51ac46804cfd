import '@brand/brand.css';
import '../styles/reset.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/largeText.css';
import './desk.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskBundle, DeskPage, DeskProps } from '../../contract/desk.ts';
import { Answer, Aside, Erase, Export } from './Act.tsx';
import { Inquiry } from './Inquiry.tsx';
import { List, Suspects } from './List.tsx';
import { Measure } from './Measure.tsx';
import { Problem } from './Problem.tsx';
import { Log, Sessions } from './Records.tsx';
import { Search } from './Search.tsx';
import { Code, Link, SignIn } from './SignIn.tsx';

/** What draws each page. */
const pages: { readonly [Page in DeskPage]: (props: DeskProps[Page]) => ReactNode } = {
  signIn: SignIn,
  code: Code,
  link: Link,
  list: List,
  suspects: Suspects,
  search: Search,
  inquiry: Inquiry,
  answer: Answer,
  aside: Aside,
  erase: Erase,
  export: Export,
  measure: Measure,
  sessions: Sessions,
  log: Log,
  problem: Problem,
};

export const render: DeskBundle['render'] = (page, props) =>
  `<!doctype html>${renderToStaticMarkup(pages[page](props))}`;
