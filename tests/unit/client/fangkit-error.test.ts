import { describe, expect, it } from 'vitest'
import { answerError } from '../../../lib/client/answer-error.ts'
import { FangkitError, isFangkitError, toFangkitError } from '../../../lib/client/fangkit-error.ts'
import { WIRE_ERRORS } from '../../../lib/contract/wire-error.ts'

const made = (userMessage: unknown) =>
  new FangkitError({ kind: 'refused', code: 'REFUSED', message: 'm', op: 'A.b', userMessage })

describe('the message a person sees', () => {
  it('ERR-019 is 请求出错! when the server says nothing', () => {
    for (const nothing of [undefined, null, '', '  \n ', 42, {}, '<br/>'])
      expect(made(nothing).userMessage).toBe('请求出错!')
  })
  it('ERR-020 is the server message as it came', () => {
    expect(made('该项目已归档，不能修改').userMessage).toBe('该项目已归档，不能修改')
  })
  it('is cut at 200 characters, counted as people count them', () => {
    expect([...made('字'.repeat(200)).userMessage]).toHaveLength(200)
    expect(made('字'.repeat(200)).userMessage).not.toContain('…')
    const cut = made('😀'.repeat(5_000)).userMessage
    expect([...cut]).toHaveLength(200)
    expect(cut.endsWith('😀…')).toBe(true)
  })
  it('is plain text, whatever markup the server sends', () => {
    expect(made('<script>alert(1)</script><b>保存</b>\u0000失败\n请重试').userMessage).toBe('alert(1) 保存 失败 请重试')
  })
})

describe('recognising an error', () => {
  it('works for an error of another copy of the library', () => {
    const copy = Object.assign(new Error('x'), { kind: 'network' })
    Object.defineProperty(copy, Symbol.for('fangkit.error'), { value: true })
    expect(isFangkitError(copy)).toBe(true)
    expect(copy instanceof FangkitError).toBe(false)
  })
  it('is not fooled by look-alikes', () => {
    for (const other of [null, undefined, 'x', new Error('x'), { name: 'FangkitError', kind: 'network' }])
      expect(isFangkitError(other)).toBe(false)
  })
  it('turns anything thrown into one kind of error', () => {
    const kindOf = (error: unknown) => toFangkitError(error, 'A.b').kind
    expect(kindOf(new DOMException('x', 'AbortError'))).toBe('aborted')
    expect(kindOf(new DOMException('x', 'TimeoutError'))).toBe('timeout')
    expect(kindOf(new TypeError('fetch failed'))).toBe('network')
    expect(kindOf('nonsense')).toBe('network')
    const own = made('x')
    expect(toFangkitError(own, 'other')).toBe(own)
  })
})

describe('a failed answer:', () => {
  const of = (status: number, code?: string, data?: unknown) =>
    answerError({
      op: 'A.b',
      status,
      envelope:
        code === undefined ? null : { success: false, code, requestId: 'trace-1', ...(data !== undefined && { data }) },
    })

  it('403 is the end of the session, whatever its body says', () => {
    expect(of(403)).toMatchObject({ kind: 'signed-out', code: 'SIGNED_OUT', userMessage: '登录已失效，请重新登录' })
    expect(of(403, 'NO_PERMISSION').kind).toBe('signed-out')
  })
  it('a missing privilege does not end the session', () => {
    expect(of(200, 'NO_PERMISSION')).toMatchObject({ kind: 'forbidden', retryable: false, traceId: 'trace-1' })
  })
  it('every code of the wire has a kind and its Chinese message', () => {
    for (const [code, { status, message, retryable }] of Object.entries(WIRE_ERRORS)) {
      const error = of(status, code)
      expect(error.code).toBe(status === 403 ? 'SIGNED_OUT' : code)
      expect(error.userMessage).toBe(message)
      expect(error.retryable).toBe(retryable)
    }
  })
  it('a code nobody knows is a refusal', () => {
    expect(of(200, 'HOUSE_SOLD')).toMatchObject({ kind: 'refused', code: 'HOUSE_SOLD', retryable: false })
    expect(of(200, undefined)).toMatchObject({ kind: 'refused', code: 'REFUSED' })
  })
  it('a status without an envelope is known by its number', () => {
    expect(of(500)).toMatchObject({ kind: 'server', retryable: true, userMessage: '请求出错!' })
    expect(of(502)).toMatchObject({ kind: 'server', retryable: true })
    expect(of(503)).toMatchObject({ code: 'UNAVAILABLE', retryable: true })
    expect(of(413)).toMatchObject({ code: 'TOO_LARGE', retryable: false })
    expect(of(429)).toMatchObject({ code: 'RATE_LIMITED', retryable: true })
    expect(of(418)).toMatchObject({ kind: 'refused', code: 'HTTP_418', retryable: false })
  })
  it('an invalid input names every wrong field', () => {
    const issues = [{ field: 'hf20MaxHelper', message: '最多推荐人数应为整数' }]
    expect(of(200, 'INVALID', { issues }).issues).toEqual(issues)
    expect(of(200, 'INVALID', { issues: 'junk' }).issues).toEqual([])
  })
  it('a conflict carries the newer record, who and when', () => {
    const data = { fields: ['hf20HouseAddress'], record: { version: 3 }, by: '高样本', at: 1_764_000_000_000 }
    expect(of(200, 'CONFLICT', data).conflict).toEqual(data)
    expect(of(200, 'CONFLICT', {}).conflict).toBeNull()
  })
  it('Retry-After is read in seconds and as a date', () => {
    const of429 = (retryAfter: string) => answerError({ op: 'A.b', status: 429, envelope: null, retryAfter }).retryAfter
    expect(of429('7')).toBe(7_000)
    expect(of429('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(0)
    expect(of429('soon')).toBeNull()
  })
})
