import { expect, it } from 'vitest'
import { looksAlike } from '../../../lib/domain/file/picture-print.ts'
import { printOfBytes } from '../../../lib/testing/print-of-bytes.ts'
import { type DrawnSlip, drawnSlip } from './files.ts'

const printOf = async (drawn?: DrawnSlip) => (await printOfBytes(await drawnSlip(drawn))) ?? ''

it('ruling 21 a page with the pictures knows one again that is larger, paler or compressed, and no other', async () => {
  const print = await printOf()
  expect(print).toHaveLength(4_112)
  for (const same of [{ scale: 1.4 }, { scale: 1.2 }, { strength: 0.6 }, { type: 'image/jpeg' }]) {
    expect([same, looksAlike(print, await printOf(same))]).toEqual([same, true])
  }
  expect(looksAlike(print, await printOf({ number: '20261102440199000987' }))).toBe(false)
})

it('says nothing of what is no picture', async () => {
  expect(await printOfBytes(new TextEncoder().encode('%PDF-1.7'))).toBeNull()
})
