import type { Ocr, OcrReading } from 'fangkit/backend'
import { readVoucher, type VoucherFacts } from 'fangkit/domain'
import type { DiskFiles } from '../files/disk-files.ts'
import { createTurns } from '../ports/turns.ts'
import { pictureToRead } from './picture-to-read.ts'
import { LateError, type ReaderThread, startReader } from './reader-thread.ts'
import { textOfLines } from './text-of-lines.ts'

/** The formats pictures are stored in. */
const PICTURES: readonly string[] = ['jpg', 'png', 'webp', 'gif']
/** Time limits, and the number of requests that may wait. @unit ms */
const PATIENCE = { start: 15_000, read: 10_000, wait: 12_000, waiting: 4, idle: 300_000 } as const

export interface ServerOcr extends Ocr {
  /** Stops the current reading. Waiting requests are answered that the service is busy. */
  close(): Promise<void>
}

export interface OcrOptions {
  readonly patience?: Partial<Record<keyof typeof PATIENCE, number>>
  /** Starts the reader; by default the thread of tesseract.js. */
  readonly start?: (withinMs: number) => Promise<ReaderThread>
}

/**
 * Reads stored pictures on this machine, one at a time, in a thread that starts on first use and ends when it is idle.
 * @source INC-043
 */
export function openOcr(
  disk: Pick<DiskFiles, 'pathOf'>,
  { patience = {}, start = startReader }: OcrOptions = {},
): ServerOcr {
  const limits = { ...PATIENCE, ...patience }
  const turns = createTurns(1)
  let reader: ReaderThread | null = null
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  const giveUp = async () => {
    const thread = reader
    reader = null
    await thread?.end()
  }

  const recognise = async (hash: string): Promise<OcrReading> => {
    try {
      const picture = await pictureToRead(disk.pathOf(hash))
      if (!reader?.isAlive()) reader = await start(limits.start)
      if (isClosed) throw new Error('closed meanwhile')
      const until = performance.now() + limits.read
      const first = readVoucher(textOfLines(await reader.read(picture, 'page', limits.read)))
      return {
        ok: true,
        facts: isWhole(first) ? first : completed(first, await secondLook(reader, picture, until - performance.now())),
      }
    } catch (cause) {
      await giveUp()
      if (isClosed) return BUSY
      if (cause instanceof LateError) return { ok: false, reason: 'late' }
      throw cause
    }
  }
  /** Finds what the first pass missed. A time-out here is not an error, because there is a result already. */
  const secondLook = async (thread: ReaderThread, picture: Buffer, withinMs: number): Promise<VoucherFacts | null> => {
    try {
      return readVoucher(textOfLines(await thread.read(picture, 'scattered', withinMs)))
    } catch (cause) {
      if (isClosed || !(cause instanceof LateError)) throw cause
      await giveUp()
      return null
    }
  }
  return {
    read: async ({ hash, format }) => {
      if (!PICTURES.includes(format)) return { ok: false, reason: 'format' }
      if (isClosed || turns.waiting() >= limits.waiting) return BUSY
      const asked = performance.now()
      return turns.take(async () => {
        // The caller has waited long enough already.
        if (isClosed || performance.now() - asked > limits.wait) return BUSY
        clearTimeout(idle)
        try {
          return await recognise(hash)
        } finally {
          idle = setTimeout(() => void turns.take(giveUp), limits.idle).unref()
        }
      })
    },
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      await giveUp()
    },
  }
}

const isWhole = ({ money, numbers, day }: VoucherFacts): boolean => money !== null && numbers.length > 0 && day !== null

const completed = (first: VoucherFacts, second: VoucherFacts | null): VoucherFacts => ({
  money: first.money ?? second?.money ?? null,
  numbers: first.numbers.length > 0 ? first.numbers : (second?.numbers ?? []),
  day: first.day ?? second?.day ?? null,
})

const BUSY: OcrReading = { ok: false, reason: 'busy' }
