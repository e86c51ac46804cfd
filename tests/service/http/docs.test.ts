import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { apiDocs, recordRoutes } from '../../../service/http/apiDocs.ts';
import { settingsDocs } from '../../../service/settings/settingsDocs.ts';
import { startService } from '../support/service.ts';

// `npm exec vitest -- run --update --project service docs` rewrites both pages.
async function expectPage(path: string, markdown: string): Promise<void> {
  const file = resolve(path);
  const options = await resolveConfig(file);
  await expect(await format(markdown, { ...options, filepath: file })).toMatchFileSnapshot(file);
}

test('docs/settings.md is what the schema of the settings says', async () => {
  await expectPage('docs/settings.md', settingsDocs());
});

test('docs/api.md is what the schemas of the routes say', async () => {
  const { app } = await startService({ parts: { observe: recordRoutes } });
  await expectPage('docs/api.md', apiDocs(app));
});
