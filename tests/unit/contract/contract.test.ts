import { describe, expect, it } from 'vitest'
import { callName, defineCall } from '../../../lib/contract/call.ts'
import { allCalls, contract } from '../../../lib/contract/contract.ts'
import { params } from '../../../lib/contract/input.ts'
import { nothing } from '../../../lib/contract/output.ts'
import { isWireErrorCode, WIRE_ERRORS } from '../../../lib/contract/wire-error.ts'
import { textsOf } from '../../guides/calls-page.ts'

const calls = allCalls()

describe('the contract', () => {
  it('names every call once', () => expect(new Set(calls.map(callName)).size).toBe(calls.length))
  it('files every call under its own service and method', () => {
    for (const [service, group] of Object.entries(contract)) {
      for (const [method, call] of Object.entries(group)) expect(callName(call)).toBe(`${service}.${method}`)
    }
  })
  it('has the calls of the first case, spelled as the specification spells them', () => {
    expect(calls.map(callName)).toEqual(
      expect.arrayContaining([
        'Br01AcctBase.getAcctId',
        'Br01AcctBase.getPageList',
        'Hf02TempFld.initFldsVal',
        'Hf02TempFld.loadrieldMeta',
        'Hf20PrjBase.doCreate',
        'Hf20PrjBase.doSave',
        'Hf20PrjBase.getOne',
        'Hf20PrjBase.getOpts',
        'Hf20PrjBase.getPageList',
        'Hf32DivisionMemberInfo.checkFwsEmployee',
        'Prj.checkStatus',
        'Ss11SysUsers.getCurrentLocationCity',
        'login.doLogin',
        'login.doLogout',
        'login.getLoginStatus',
        'login.getUserRole',
        'pubSvc.getDictVals',
      ]),
    )
  })
  it.each(calls.map((call) => [callName(call), call] as const))(
    '%s says what it does, what it serves and how it fails',
    (_name, call) => {
      const { summary, requirements } = textsOf(call)
      expect(summary.length).toBeGreaterThan(3)
      expect(requirements.length).toBeGreaterThan(0)
      for (const requirement of requirements) expect(requirement).toMatch(/^[A-Z]{3}-\d{3}$/)
      for (const code of ['SIGNED_OUT', 'INVALID', 'NO_PERMISSION', ...call.errors])
        expect(isWireErrorCode(code)).toBe(true)
      expect(new Set(call.errors).size).toBe(call.errors.length)
      expect(['read', 'write', 'create']).toContain(call.effect)
      for (const [name, field] of Object.entries(call.input.fields))
        expect([name, field.label.length > 0]).toEqual([name, true])
    },
  )
  it('gives a call form encoding and the errors any call may answer', () => {
    const call = defineCall({
      service: 'S',
      method: 'm',
      summary: '',
      effect: 'read',
      input: params({}),
      output: nothing,
      requirements: [],
      errors: ['NOT_FOUND'],
    })
    expect(call).toMatchObject({
      encoding: 'form',
      errors: ['SIGNED_OUT', 'INVALID', 'NO_PERMISSION', 'CITY_CHANGED', 'NOT_FOUND'],
    })
    expect(defineCall({ ...call, ...textsOf(call), encoding: 'json' }).encoding).toBe('json')
  })
})

describe('the error codes', () => {
  it('ROU-020 answer HTTP 403 for "signed out" and for nothing else', () => {
    expect(Object.entries(WIRE_ERRORS).flatMap(([code, { status }]) => (status === 403 ? [code] : []))).toEqual([
      'SIGNED_OUT',
    ])
  })
  it('travel under 200 when the business refuses', () => {
    for (const code of [
      'INVALID',
      'NO_PERMISSION',
      'NOT_FOUND',
      'CONFLICT',
      'STATUS',
      'LOGIN_FAILED',
      'KEY_REUSED',
    ] as const)
      expect(WIRE_ERRORS[code]).toMatchObject({ status: 200, retryable: false })
  })
  it('say in Chinese what to do, and whether trying again can help', () => {
    for (const { message, status, retryable } of Object.values(WIRE_ERRORS)) {
      expect(message).toMatch(/\p{Script=Han}/u)
      expect(retryable).toBe(status === 429 || status >= 500)
    }
  })
  it('are recognised by name only', () => {
    expect(['INVALID', 'CONFLICT'].map(isWireErrorCode)).toEqual([true, true])
    expect(['constructor', 'toString', '__proto__', 'invalid', '', null, 5].map(isWireErrorCode)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
