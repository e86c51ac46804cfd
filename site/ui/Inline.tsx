import type { ResolveLink } from '../collections/ResolveLink.ts';
import { Fragment, type ReactNode } from 'react';

const pattern = /\[([^\]]+)\](?:\(([^)\s]+)\)|\{([a-z]{2})\})|\*\*([^*]+)\*\*/g;

interface InlineProps {
  /** Text that may hold `[words](/page/)`, `[words](https://…)`, `[mots]{fr}` in another language and `**strong**`. */
  text: string;
  /** Address of a page of this site, or nothing while it is not built; then the words stand unlinked. */
  resolveLink: ResolveLink;
}

/** A text with links and emphasis, as editors write it in YAML. */
export function Inline({ text, resolveLink }: InlineProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, words, address, language, strong] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (strong !== undefined) parts.push(<b>{strong}</b>);
    else if (language !== undefined) parts.push(<span lang={language}>{words}</span>);
    else if (address !== undefined) {
      const target = address.startsWith('/') ? resolveLink(address) : address;
      parts.push(target ? <a href={target}>{words}</a> : words);
    }
  }
  parts.push(text.slice(end));
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
