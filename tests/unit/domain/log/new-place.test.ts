import { describe, expect, it } from 'vitest'
import { loginPlace, newAbout } from '../../../../lib/domain/log/new-place.ts'

const OFFICE = { client: 'Chrome 138 · Windows', address: '203.0.113.*' }
const ELSEWHERE = '198.51.100.*'

describe('what is new about a place somebody signs in from', () => {
  it.each([
    ['the same place', OFFICE, null],
    ['an updated browser', { ...OFFICE, client: 'Chrome 141 · Windows' }, null],
    ['another browser', { ...OFFICE, client: 'Firefox 140 · Windows' }, 'device'],
    ['the same browser on another system', { ...OFFICE, client: 'Chrome 138 · macOS' }, 'device'],
    ['another network', { ...OFFICE, address: ELSEWHERE }, 'network'],
    ['a network that is not known', { ...OFFICE, address: null }, null],
    ['a browser that is not known', { ...OFFICE, client: null }, null],
  ])('%s', (_what, place, about) => {
    expect(newAbout(place, [{ client: null, address: null }, OFFICE])).toBe(about)
  })
  it('is nothing at the first log-in of all', () => {
    expect(newAbout(OFFICE, [])).toBeNull()
  })
  it('is the device alone where the system is carried about', () => {
    const phone = { client: '微信 8 · Android', address: ELSEWHERE }
    expect([newAbout(phone, [OFFICE]), newAbout(phone, [OFFICE, { ...phone, address: '192.0.2.*' }])]).toEqual([
      'device',
      null,
    ])
  })
  it('is told from what is stored, which names no machine', () => {
    const edge = 'Mozilla/5.0 (Windows NT 10.0) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0'
    expect(loginPlace('203.0.113.77', edge)).toEqual({ client: 'Edge 138 · Windows', address: '203.0.113.*' })
    expect(loginPlace('memory', null)).toEqual({ client: null, address: null })
  })
})
