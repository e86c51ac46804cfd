import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuildSettings } from '../../contract/buildSettings.ts';
import { headers } from '../../site/integrations/buildOutput/deployFiles/headers.ts';
import { launchBrowser } from '../support/browser.ts';
import { startService, type RunningService } from '../support/service.ts';

describe('the built site', () => {
  let browser: Browser;
  let service: RunningService;
  beforeAll(async () => {
    [browser, service] = await Promise.all([launchBrowser(), startService()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  /** What every answer says. */
  function expectHeaders(sent: Headers): void {
    expect(sent.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(sent.get('strict-transport-security')).toBe('max-age=31536000');
    expect(sent.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(sent.get('x-content-type-options')).toBe('nosniff');
    for (const name of ['reporting-endpoints', 'set-cookie', 'access-control-allow-origin', 'x-robots-tag']) {
      expect(sent.get(name)).toBeNull();
    }
  }

  test.each(['/', '/nothing/', '/api/ip', '/api/nothing', '/healthz/live'])(
    '%s has every header that protects',
    async (path) => {
      const { headers: sent } = await fetch(service.address + path);
      expectHeaders(sent);
      expect(sent.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self' 'inline-speculation-rules'; .*; require-trusted-types-for 'script'; trusted-types search offline$/,
      );
      expect(sent.get('permissions-policy')).toContain('camera=(), ');
      expect(sent.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  test('scripts, styles and pictures have those that mean something for them', async () => {
    const html = await (await fetch(service.address)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|png|webp|avif))"/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { headers: sent } = await fetch(`${service.address}${file}`);
      expectHeaders(sent);
      expect(sent.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(sent.get('permissions-policy')).toBeNull();
    }
  });

  test('the worker of the search alone may compile WebAssembly, and runs no other script', async () => {
    const { headers: sent } = await fetch(`${service.address}/search/worker.js`);
    expectHeaders(sent);
    expect(sent.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
    const html = await fetch(`${service.address}/search/`);
    expect(html.headers.get('content-security-policy')).not.toContain('wasm');
  });

  test('the worker for when there is no line asks this site alone', async () => {
    const { headers: sent } = await fetch(`${service.address}/sw.js`);
    expectHeaders(sent);
    expect(sent.get('cache-control')).toBe('no-cache');
    expect(sent.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('a browser understands them all, asks nobody else, and lets nothing make markup of text', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(service.address);
    await page.waitForLoadState('networkidle');
    expect(said).toEqual([]);
    expect([...asked]).toEqual([service.address]);
    const refused = await page.evaluate(() => {
      try {
        window.trustedTypes?.createPolicy('any', { createScriptURL: (address) => address });
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
    await page.close();
  });
});

test('settings add subdomains and reports', () => {
  const of = (env: Record<string, string>) => {
    const found = headers(readBuildSettings(env));
    return { ...found.headers, ...found.pageHeaders };
  };
  expect(of({ HSTS_SUBDOMAINS: 'on' })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  const reporting = of({ SITE_URL: 'https://agency.example', CSP_REPORT_URL: 'https://reports.example/csp' });
  expect(reporting['content-security-policy']).toMatch(
    /; report-uri https:\/\/reports\.example\/csp; report-to csp$/,
  );
  expect(reporting['reporting-endpoints']).toBe('csp="https://reports.example/csp"');
  const own = of({ SITE_URL: 'https://agency.example', CSP_REPORT_URL: '/csp' });
  expect(own['reporting-endpoints']).toBe('csp="https://agency.example/csp"');
  expect(() => of({ HSTS_SUBDOMAINS: 'yes' })).toThrow('HSTS_SUBDOMAINS is "yes"; it takes on or off.');
});
