import { describe, expect, it } from 'vitest'
import { configGridMessages } from '../../../lib/locale/zh-cn/config-grid.ts'
import { recentTime } from '../../../lib/grid/cells/recent-time.ts'

const { texts: words } = configGridMessages
/** A wall clock in Shanghai. */
const at = (text: string) => Date.parse(`${text}+08:00`)
const now = at('2026-11-21T09:18:00')

describe('a time near the present', () => {
  it.each([
    ['2026-11-21T09:17:01', '刚刚'],
    ['2026-11-21T09:18:40', '刚刚'],
    ['2026-11-21T09:17:00', '1 分钟前'],
    ['2026-11-21T08:18:01', '59 分钟前'],
    ['2026-11-21T08:18:00', '1 小时前'],
    ['2026-11-21T00:00:00', '9 小时前'],
    ['2026-11-20T23:59:00', '昨天 23:59'],
    ['2026-11-20T00:00:00', '昨天 00:00'],
    ['2026-11-19T18:21:00', '11-19 18:21'],
    ['2026-01-01T00:00:00', '01-01 00:00'],
    ['2025-12-31T23:59:00', '2025-12-31 23:59'],
    ['2026-11-21T10:18:00', '11-21 10:18'],
  ])('%s is said as %s', (instant, said) => {
    expect(recentTime(at(instant), now, words)).toBe(said)
  })
  it('counts minutes across midnight', () => {
    expect(recentTime(at('2026-11-20T23:50:00'), at('2026-11-21T00:10:00'), words)).toBe('20 分钟前')
  })
})
