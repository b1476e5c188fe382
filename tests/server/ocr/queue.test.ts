import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openOcr, type OcrOptions, type ServerOcr } from '../../../host/server/ocr/open-ocr.ts'
import { LateError, type ReaderThread } from '../../../host/server/ocr/reader-thread.ts'
import type { RecognisedLine } from '../../../host/server/ocr/text-of-lines.ts'

const PICTURE = fileURLToPath(new URL('./transfer.png', import.meta.url))
const disk = { pathOf: () => PICTURE }
const lineOf = (text: string): readonly RecognisedLine[] => [
  {
    top: 0,
    bottom: 20,
    words: text.split('|').map((word, at) => ({ text: word, left: at * 200, right: at * 200 + 100 })),
  },
]
const ALL = lineOf('金额：12.00|流水号：12345678|交易日期：2026-11-01')
const MONEY = lineOf('金额：12.00')

/** A reader that the test controls: it answers when the test decides. */
function reader() {
  const asked: Asked[] = []
  const waiting: (() => void)[] = []
  let [started, ended, alive] = [0, 0, true]
  const start = async (): Promise<ReaderThread> => {
    started += 1
    alive = true
    return {
      isAlive: () => alive,
      end: async () => {
        ended += 1
        for (const { reject } of asked.splice(0)) reject(new Error('the reader ended'))
      },
      read: (_picture, layout) =>
        new Promise((resolve, reject) => {
          asked.push({ layout, resolve, reject })
          for (const wake of waiting.splice(0)) wake()
        }),
    }
  }
  /** Waits until something is being read, and settles it. */
  const next = async () => {
    if (asked.length === 0) await new Promise<void>((wake) => waiting.push(wake))
    const [one] = asked.splice(0, 1)
    if (!one) throw new Error('nothing is read')
    return one
  }
  return {
    start,
    next,
    asked,
    die: () => {
      alive = false
    },
    counts: () => ({ started, ended }),
  }
}
interface Asked {
  readonly layout: string
  readonly resolve: (lines: readonly RecognisedLine[]) => void
  readonly reject: (cause: Error) => void
}

const read = (ocr: ServerOcr, format = 'png') => ocr.read({ id: 'd', name: '回单.png', format, size: 1, hash: 'h' })
const opened = (options: OcrOptions = {}) => {
  const machine = reader()
  return { machine, ocr: openOcr(disk, { start: machine.start, ...options }) }
}
const SAID = { ok: true, facts: { money: 1_200n, numbers: ['12345678'], day: '2026-11-01' } }

describe('the reader of vouchers', () => {
  it('is started when it is first needed, and reads one picture at a time', async () => {
    const { machine, ocr } = opened()
    expect(machine.counts()).toEqual({ started: 0, ended: 0 })
    const both = [read(ocr), read(ocr)]
    const first = await machine.next()
    expect(machine.asked).toHaveLength(0)
    first.resolve(ALL)
    ;(await machine.next()).resolve(ALL)
    expect(await Promise.all(both)).toEqual([SAID, SAID])
    expect(machine.counts()).toEqual({ started: 1, ended: 0 })
    await ocr.close()
    expect(machine.counts()).toEqual({ started: 1, ended: 1 })
  })
  it('reads pictures only', async () => {
    const { machine, ocr } = opened()
    for (const format of ['pdf', 'docx', 'mp4', ''])
      expect(await read(ocr, format)).toEqual({ ok: false, reason: 'format' })
    expect(machine.counts().started).toBe(0)
  })
  it('turns people away while too many wait, and whoever waited too long', async () => {
    const { machine, ocr } = opened({ patience: { waiting: 1 } })
    const [reading, waiting] = [read(ocr), read(ocr)]
    expect(await read(ocr)).toEqual({ ok: false, reason: 'busy' })
    for (const _ of [1, 2]) (await machine.next()).resolve(ALL)
    expect(await Promise.all([reading, waiting])).toEqual([SAID, SAID])

    const hasty = opened({ patience: { wait: -1 } })
    expect(await read(hasty.ocr)).toEqual({ ok: false, reason: 'busy' })
  })
  it('looks again for what the first look missed, and keeps the first when the second takes too long', async () => {
    const { machine, ocr } = opened()
    const both = read(ocr)
    const first = await machine.next()
    first.resolve(MONEY)
    const second = await machine.next()
    second.resolve(lineOf('金额：99.00|流水号：12345678|交易日期：2026-11-01'))
    expect([first.layout, second.layout]).toEqual(['page', 'scattered'])
    expect(await both).toEqual(SAID)
    const one = read(ocr)
    ;(await machine.next()).resolve(MONEY)
    ;(await machine.next()).reject(new LateError('late'))
    expect(await one).toEqual({ ok: true, facts: { money: 1_200n, numbers: [], day: null } })
    expect(machine.counts()).toEqual({ started: 1, ended: 1 })
  })
  it('is given up when it takes too long, fails or died unseen, and the next picture has a new one', async () => {
    const { machine, ocr } = opened()
    const late = read(ocr)
    ;(await machine.next()).reject(new LateError('late'))
    expect(await late).toEqual({ ok: false, reason: 'late' })
    const failed = read(ocr)
    ;(await machine.next()).reject(new Error('out of memory'))
    await expect(failed).rejects.toThrow('out of memory')
    const well = read(ocr)
    ;(await machine.next()).resolve(ALL)
    expect(await well).toEqual(SAID)
    expect(machine.counts()).toEqual({ started: 3, ended: 2 })
    machine.die()
    const again = read(ocr)
    ;(await machine.next()).resolve(ALL)
    expect(await again).toEqual(SAID)
    expect(machine.counts().started).toBe(4)
  })
  it('ends what runs and what waits when the server stops', async () => {
    const { machine, ocr } = opened()
    const [reading, waiting] = [read(ocr), read(ocr)]
    const settled = Promise.all([reading, waiting])
    const one = await machine.next()
    await ocr.close()
    one.reject(new Error('the reader ended'))
    expect(await settled).toEqual([
      { ok: false, reason: 'busy' },
      { ok: false, reason: 'busy' },
    ])
    expect(await read(ocr)).toEqual({ ok: false, reason: 'busy' })
    expect(machine.counts().started).toBe(1)
  })
})
