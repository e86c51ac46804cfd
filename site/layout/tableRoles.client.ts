// In small windows many tables show their rows as blocks (ui/table.module.css). Older Safari then drops their table
// semantics unless every part has a role. VoiceOver focuses links on the way to a table, which fetches this in time.
const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

if (matchMedia('(width < 75em)').matches)
  for (const part of document.querySelectorAll('table, table *')) {
    const { localName } = part;
    const head = part.getAttribute('scope')?.startsWith('row') ? 'rowheader' : 'columnheader';
    const role = localName === 'th' ? head : roles[localName];
    if (role && !part.role) part.role = role;
  }
