import { flowMemo } from '../../../domain/flow/flow-memo.ts'
import { documentTable, ATTACHED } from '../../../backend/file/document-table.ts'
import type { Files } from '../../../backend/files.ts'
import type { Unit } from '../../../backend/store.ts'
import { flowMemoTable } from '../../../backend/flow-guide/flow-guide-tables.ts'
import { type Bitmap, blacken, blankBitmap, pngOf } from '../fees/voucher-bitmap.ts'
import { write } from '../fees/voucher-picture.ts'

/** Flows with pictures in their guidance, and the places of these pictures. */
const ILLUSTRATED: readonly (readonly [flowCode: string, slots: readonly string[]])[] = [
  ['FA0101', ['hf18FileUrl1', 'hf18FileUrl2', 'hf18FileUrl11']],
  ['FB0201', ['hf18FileUrl1', 'hf18FileUrl11', 'hf18FileUrl12']],
  ['FE0202', ['hf18FileUrl1', 'hf18FileUrl11', 'hf18FileUrl21']],
]
const WIDTH = 480
const HEIGHT = 320
const EDGE = 24
const LINE = 2

/** Adds examples of filled-in forms to the guidance of some flows. An existing picture stays. */
export async function addMemoPictures(unit: Unit, files: Files, now: number): Promise<void> {
  for (const [flowCode, slots] of ILLUSTRATED) {
    const memo = await unit.get(flowMemoTable, `memo-${flowCode}`)
    if (!memo || slots.some((slot) => memo.values[slot])) continue
    const keys = slots.map((_, index) => `demo-memo-${flowCode}-${index + 1}`)
    for (const [index, key] of keys.entries()) {
      const bytes = await examplePicture(index + 1)
      const hash = await files.bring(bytes)
      await unit.insert(documentTable, {
        key,
        project: null,
        city: null,
        values: {
          state: ATTACHED,
          stateSince: now,
          objType: flowMemo.service,
          objId: memo.key,
          fileCls: slots[index] ?? '',
          hash,
          name: `示例${index + 1}.png`,
          size: bytes.length,
          format: 'png',
        },
      })
    }
    await unit.update(
      flowMemoTable,
      memo.key,
      memo.version,
      Object.fromEntries(slots.map((slot, index) => [slot, keys[index] ?? null])),
    )
  }
}

/** A form with its rows, numbered and marked as an example. A PNG file. */
export function examplePicture(serial: number): Promise<Uint8Array> {
  const picture = blankBitmap(WIDTH, HEIGHT)
  frame(picture, EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
  write(picture, `示例 ${serial}`, { left: 2 * EDGE, top: 40, scale: 2 })
  for (let row = 0; row < 3 + serial; row += 1) {
    const top = 112 + row * 30
    frame(picture, 2 * EDGE, top, 80, 20)
    frame(picture, 6 * EDGE, top, 220 + 40 * ((row + serial) % 3), 20)
  }
  return pngOf(picture)
}

function frame(picture: Bitmap, left: number, top: number, width: number, height: number): void {
  for (let at = 0; at < width; at += LINE)
    for (const y of [top, top + height - LINE]) blacken(picture, left + at, y, LINE)
  for (let at = 0; at < height; at += LINE)
    for (const x of [left, left + width - LINE]) blacken(picture, x, top + at, LINE)
}
