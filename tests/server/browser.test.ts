import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FORM, listen } from './harness/listening.ts'

describe('what the browser is told', () => {
  it('R30 lets no other origin call by default', async () => {
    const { url } = await listen()
    const response = await fetch(`${url}/web/login/doLogin`, {
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([405, null])
  })

  it('R30 lets a listed origin send Token, City, Idempotency-Key and Content-Type, no credentials', async () => {
    const { url, post } = await listen({
      config: { origins: ['https://partner.example'], trustedProxies: [], logLevel: 'silent' },
    })
    const origin = 'https://partner.example'
    const preflight = await fetch(`${url}/web/login/doLogin`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' },
    })
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-headers'),
    ]).toEqual([204, origin, 'Token, City, Idempotency-Key, Content-Type'])
    const { headers } = await post('/web/login/doLogin', '', { 'content-type': FORM, origin })
    expect([
      headers.get('access-control-allow-origin'),
      headers.get('vary'),
      headers.get('access-control-allow-credentials'),
    ]).toEqual([origin, 'Origin', null])
  })

  it.each([
    'null',
    'https://partner.example.evil.example',
    'https://xpartner.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://sub.partner.example',
  ])('R30 does not take %s for that origin', async (origin) => {
    const { post } = await listen({
      config: { origins: ['https://partner.example'], trustedProxies: [], logLevel: 'silent' },
    })
    const { headers } = await post('/web/login/doLogin', '', { 'content-type': FORM, origin })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('carries a strict content security policy, nosniff and a referrer policy with every answer', async () => {
    const { url } = await listen()
    const responses = await Promise.all([
      fetch(`${url}/healthz`),
      fetch(`${url}/nothing`),
      fetch(`${url}/web/login/doLogin`, { method: 'POST' }),
    ])
    for (const { headers } of responses) {
      const policy = headers.get('content-security-policy') ?? ''
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-src 'self' blob:",
        "frame-ancestors 'self'",
        "object-src 'none'",
        "base-uri 'self'",
      ])
        expect(policy.split('; ')).toContain(rule)
      expect(policy).not.toMatch(/unsafe|\*|img-src|data:/)
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
        'nosniff',
        'same-origin',
      ])
    }
  })
})

describe('the portal', () => {
  async function withPortal() {
    const folder = await mkdtemp(join(tmpdir(), 'fangkit-portal-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>portal</title>')
    await writeFile(join(folder, 'favicon.svg'), '<svg/>')
    await writeFile(join(folder, '.sources'), 'stamp')
    const script = 'export const answer = 42\n'.repeat(100)
    await writeFile(join(folder, 'assets/main-abc123.js'), script)
    await writeFile(join(folder, 'assets/main-abc123.js.gz'), gzipSync(script))
    const server = await listen({ portal: { kind: 'files', folder } })
    return { ...server, remove: () => rm(folder, { recursive: true, force: true }) }
  }
  const page = { accept: 'text/html,application/xhtml+xml' }

  it('lets the browser keep hashed files for good, and has pages asked for again', async () => {
    const { url, remove } = await withPortal()
    const script = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } })
    const first = await fetch(`${url}/`)
    expect(script.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/)
    expect([script.status, script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'gzip',
    ])
    expect(await script.text()).toContain('answer = 42')
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    await remove()
  })

  it('answers its own addresses with its first page', async () => {
    const { url, remove } = await withPortal()
    for (const path of ['/projects', '/projects/01abc?tab=2', '/webinar']) {
      const response = await fetch(`${url}${path}`, { headers: page })
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        200,
        'no-cache',
        '<!doctype html><title>portal</title>',
      ])
    }
    await remove()
  })

  it.each([
    '/assets/gone-123.js',
    '/logo.png',
    '/web/login/nothing',
    '/api/x',
    '/healthz/x',
    '/metrics/x',
    '/.sources',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f.sources',
  ])('answers %s, which is no page, with 404', async (path) => {
    const { url, remove } = await withPortal()
    expect((await fetch(`${url}${path}`, { headers: page })).status).toBe(404)
    await remove()
  })

  it('answers a script or picture that asks for one of its addresses with 404, not a page', async () => {
    const { url, remove } = await withPortal()
    expect((await fetch(`${url}/projects`, { headers: { accept: '*/*' } })).status).toBe(404)
    await remove()
  })
})
