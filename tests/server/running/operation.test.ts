import { request as openRequest } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Admission, createAdmission } from '../../../host/server/plugins/admission.ts'
import { createRateLimit } from '../../../host/server/plugins/rate-limit.ts'
import { gate } from '../harness/gate.ts'
import { FORM, listen, welcome } from '../harness/listening.ts'

describe('limits', () => {
  it('R32 let a token call 3,000 times a minute; then 429 says when to come back, and other tokens go on', async () => {
    let now = 60_000 * 1_000 + 15_000
    const { app, calls } = await listen({ clock: () => now })
    const call = (token: string) => app.inject({ method: 'POST', url: '/web/login/getLoginStatus', headers: { token } })
    for (let count = 0; count < 3_000; count += 1) await call('one')
    const refused = await call('one')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ code: string }>().code]).toEqual([
      429,
      '45',
      'RATE_LIMITED',
    ])
    expect((await call('two')).statusCode).toBe(200)
    expect(calls.length).toBe(3_001)
    now += 45_000
    expect((await call('one')).statusCode).toBe(200)
  })

  it('R32 keep made-up tokens from filling the memory: beyond a hundred thousand they share one count', () => {
    const limit = createRateLimit(2, () => 0)
    for (let caller = 0; caller < 100_000; caller += 1) limit.count(`made-up-${caller}`)
    expect([limit.count('late-1'), limit.count('late-2'), limit.count('late-3'), limit.count('made-up-7')]).toEqual([
      null,
      null,
      60,
      null,
    ])
  })

  it('R32 are those of the address for callers without a token', async () => {
    const { app } = await listen({ callsPerMinute: 2, clock: () => 0 })
    const call = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/web/login/doLogin', headers })
    const statuses = [
      await call({}),
      await call({ 'x-forwarded-for': '203.0.113.1' }),
      await call({ 'x-forwarded-for': '203.0.113.2' }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('refuse a log-in with 429 while the queue of log-ins is full; other calls go on', async () => {
    const { post, calls } = await listen({ overloaded: (call) => call === 'login.doLogin' })
    const login = await post('/web/login/doLogin', '', { 'content-type': FORM })
    const other = await post('/web/login/getLoginStatus', '', { 'content-type': FORM })
    expect([login.status, login.headers.get('retry-after'), other.status, calls.length]).toEqual([429, '5', 200, 1])
  })

  it('refuse calls early with 503 while many are slow: at once, without any work, and health goes on', async () => {
    const admission = { refused: () => 2, run: <T>(call: () => Promise<T>) => call() }
    const { url, post, calls } = await listen({ admission })
    const { status, headers, envelope } = await post('/web/login/getLoginStatus', '', { 'content-type': FORM })
    expect({ status, retryAfter: headers.get('retry-after'), code: envelope.code }).toEqual({
      status: 503,
      retryAfter: '2',
      code: 'UNAVAILABLE',
    })
    expect(calls).toEqual([])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  describe('an admission', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    /** Calls that run until they are ended, and what became of each. */
    function callsOf(admission: Admission) {
      const outcomes: string[] = []
      const begin = (name: string) => {
        const call = gate()
        const ended = admission
          .run(
            () => call.opened.then(() => 'done'),
            (seconds) => `again in ${seconds} s`,
          )
          .then((outcome) => void outcomes.push(`${name} ${outcome}`))
        return async () => {
          call.open()
          await ended
        }
      }
      return { outcomes, begin }
    }

    it('carries out twenty-four calls at once, the others in the order of their arrival', async () => {
      const admission = createAdmission()
      const { outcomes, begin } = callsOf(admission)
      const ends = Array.from({ length: 24 }, (_none, at) => begin(`running ${at}`))
      const [first, second] = [begin('first'), begin('second')]
      void second()
      await vi.advanceTimersByTimeAsync(100)
      expect(outcomes).toEqual([])
      await ends[7]?.()
      await vi.advanceTimersByTimeAsync(0)
      expect(outcomes).toEqual(['running 7 done'])
      await first()
      await vi.advanceTimersByTimeAsync(0)
      expect(outcomes).toEqual(['running 7 done', 'first done', 'second done'])
    })

    it('refuses a call whose turn does not come within 400 ms, and carries on with the others', async () => {
      const admission = createAdmission()
      const { outcomes, begin } = callsOf(admission)
      const ends = Array.from({ length: 24 }, (_none, at) => begin(`running ${at}`))
      begin('late')
      await vi.advanceTimersByTimeAsync(399)
      const younger = begin('younger')
      await vi.advanceTimersByTimeAsync(1)
      expect(outcomes).toEqual(['late again in 2 s'])
      await ends[0]?.()
      await younger()
      expect(outcomes.slice(1)).toEqual(['running 0 done', 'younger done'])
    })

    it('refuses at once while two hundred calls wait', async () => {
      const admission = createAdmission()
      const { begin } = callsOf(admission)
      for (let at = 0; at < 24 + 199; at += 1) begin(`${at}`)
      expect(admission.refused()).toBeNull()
      begin('the last that may wait')
      expect(admission.refused()).toBe(2)
      await vi.advanceTimersByTimeAsync(400)
      expect(admission.refused()).toBeNull()
    })

    it('starts a waiting call when another takes longer than a second, and refuses once sixteen do', async () => {
      const admission = createAdmission()
      const { outcomes, begin } = callsOf(admission)
      const slow = Array.from({ length: 15 }, (_none, at) => begin(`slow ${at}`))
      await vi.advanceTimersByTimeAsync(700)
      Array.from({ length: 9 }, (_none, at) => begin(`later ${at}`))
      const waiting = begin('waiting')
      void waiting()
      await vi.advanceTimersByTimeAsync(299)
      expect(outcomes).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(outcomes).toEqual(['waiting done'])
      expect(admission.refused()).toBeNull()
      await vi.advanceTimersByTimeAsync(700)
      expect(admission.refused()).toBe(2)
      await Promise.all(slow.slice(0, 9).map((end) => end()))
      expect(admission.refused()).toBeNull()
    })

    it('counts a call that failed as done', async () => {
      const admission = createAdmission()
      const fail = () =>
        admission.run(
          () => Promise.reject(new Error('broken')),
          () => Promise.resolve(),
        )
      await Promise.allSettled(Array.from({ length: 24 }, fail))
      const { outcomes, begin } = callsOf(admission)
      await begin('next')()
      expect(outcomes).toEqual(['next done'])
    })
  })

  it('refuse a call whose turn does not come in time with 503', async () => {
    const admission: Admission = { refused: () => null, run: async (_call, refuse) => refuse(2) }
    const { post, calls } = await listen({ admission })
    const { status, headers, envelope } = await post('/web/login/getLoginStatus', '', { 'content-type': FORM })
    expect([status, headers.get('retry-after'), envelope.code, calls.length]).toEqual([503, '2', 'UNAVAILABLE', 0])
  })

  it('R32 refuse a header of more than 16 KiB with 431', async () => {
    const { url } = await listen()
    const response = await fetch(`${url}/healthz`, { headers: { 'x-long': 'x'.repeat(17_000) } })
    expect(response.status).toBe(431)
  })
})

describe('failures', () => {
  it('R33 inside answer 500 without saying what went wrong, and the log knows the request', async () => {
    const { post, lines } = await listen({}, () => {
      throw new Error('relation "hf20_prj_base" does not exist')
    })
    const { status, envelope } = await post('/web/Hf20PrjBase/getOne', 'id=1', { 'content-type': FORM })
    expect({ status, envelope }).toEqual({
      status: 500,
      envelope: { success: false, code: 'INTERNAL', message: '请求出错!', requestId: 'request-1' },
    })
    expect(lines.some((line) => line.includes('"requestId":"request-1"') && line.includes('does not exist'))).toBe(true)
  })

  it('of the database keep what it says about values out of the log', async () => {
    const { post, lines } = await listen({}, () => {
      throw Object.assign(new Error('Key (br01_phone)=(15400002001) already exists'), {
        code: '23505',
        detail: 'Key (br01_phone)=(15400002001)',
        constraint: 'br01_phone_key',
      })
    })
    await post('/web/Hf20PrjBase/doSave', '', { 'content-type': FORM })
    expect(lines.join('')).toContain('br01_phone_key')
    expect(lines.join('')).not.toContain('15400002001')
  })
})

describe('R29 the log', () => {
  it('has method, path, status, time and request id, and nothing else of a request', async () => {
    const { post, lines } = await listen()
    await post('/web/login/doLogin?password=inquery', 'userName=admin&password=inbody', {
      'content-type': FORM,
      token: 'token-in-header',
      cookie: 'a=incookie',
      'user-agent': 'agent/1',
    })
    expect(
      lines.filter((line) => line.includes('answered')).map((line) => Object.keys(JSON.parse(line)).sort()),
    ).toEqual([['level', 'method', 'ms', 'msg', 'path', 'requestId', 'status', 'time']])
    expect(lines.join('')).toContain('"path":"/web/login/doLogin"')
    expect(lines.join('')).not.toMatch(/inquery|inbody|token-in-header|incookie|agent|127\.0\.0\.1.*doLogin/)
  })

  it('cannot be written into by an address', async () => {
    const { app, lines } = await listen()
    await app.inject({ method: 'GET', url: `/${'%0a%1b[31mlevel'}${'x'.repeat(5_000)}` })
    const line = lines.find((text) => text.includes('answered')) ?? ''
    expect(JSON.parse(line).path.length).toBeLessThanOrEqual(200)
    expect(line.trimEnd()).not.toContain('\n')
  })
})

describe('health', () => {
  it('is 200 at /healthz while serving', async () => {
    const { url } = await listen()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  it('follows the database at /readyz', async () => {
    const up = await listen()
    const down = await listen({ ready: async () => false })
    const broken = await listen({ ready: () => Promise.reject(new Error('gone')) })
    expect(
      (await Promise.all([up, down, broken].map(({ url }) => fetch(`${url}/readyz`)))).map(({ status }) => status),
    ).toEqual([200, 503, 503])
  })

  it('counts calls at /metrics by name and code, with durations and memory, and strangers add no series', async () => {
    const { url, post } = await listen({}, ({ requestId }) => ({
      status: 200,
      envelope: { success: false, code: 'NOT_FOUND', message: '', requestId },
    }))
    await post('/web/Hf20PrjBase/getOne', 'id=1', { 'content-type': FORM })
    await post('/web/Hf20PrjBase/getOne', 'x', { 'content-type': 'text/plain' })
    await post('/web/Made/up', '', { 'content-type': FORM })
    const response = await fetch(`${url}/metrics`)
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(text).toContain('fangkit_calls_total{call="Hf20PrjBase.getOne",code="NOT_FOUND"} 1\n')
    expect(text).toContain('fangkit_calls_total{call="Hf20PrjBase.getOne",code="UNSUPPORTED_MEDIA"} 1\n')
    expect(text).toContain('fangkit_calls_total{call="unknown",code="NOT_FOUND"} 1\n')
    expect(text).toContain('fangkit_call_duration_seconds_bucket{call="Hf20PrjBase.getOne",le="+Inf"} 2\n')
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).not.toContain('Made')
  })
})

describe('stopping', () => {
  it('answers the calls that are running when the server stops', async () => {
    const leave = gate()
    const entered = gate()
    const { app, url } = await listen({}, async (request) => {
      entered.open()
      await leave.opened
      return welcome(request)
    })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      openRequest(`${url}/web/login/getLoginStatus`, { method: 'POST' }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end()
    })
    await entered.opened
    const closed = app.close()
    leave.open()
    expect(await answer).toBe(200)
    await closed
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })
})
