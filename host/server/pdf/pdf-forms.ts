import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Forms } from 'fangkit/backend'
import { createDrawingThread } from './drawing-thread.ts'
import { readFont } from './font-file.ts'
import { widthOf } from './font-text.ts'
import { createRecentBytes } from './recent-bytes.ts'

/** @source server rule R23 */
const DRAWN_WITHIN_MS = 20_000
/** Size of the cache of recently drawn forms, so that paging back and forth does not draw them again. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024
const require = createRequire(import.meta.url)
/** The font files in the two weights of forms; their licence is open. */
const FILES = [
  require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
] as const

/** Draws application forms; close it when it is no longer needed. */
export interface PdfForms extends Forms {
  close(): Promise<void>
}

export interface PdfFormOptions {
  readonly withinMs?: number
}

/** Opens the fonts. The drawing thread starts with the first form. */
export async function openPdfForms({ withinMs = DRAWN_WITHIN_MS }: PdfFormOptions = {}): Promise<PdfForms> {
  const [regular, bold] = await Promise.all(FILES.map(async (file) => shared(await readFile(file))))
  if (!regular || !bold) throw new Error('the fonts of forms are missing')
  const thread = createDrawingThread({ regular, bold }, withinMs)
  const weights = { regular: readFont(regular), bold: readFont(bold) }
  const recent = createRecentBytes(MAX_CACHED_BYTES)
  return {
    measure: (text, size, isBold) => (widthOf(text, isBold ? weights.bold : weights.regular) * size) / 1_000,
    draw: async ({ title, pages, duplex }) => {
      const key = createHash('sha256')
        .update(JSON.stringify([title, duplex, pages]))
        .digest('base64')
      const cached = recent.get(key)
      if (cached) return cached
      const bytes = await thread.draw({ title, pages, duplex })
      recent.put(key, bytes)
      return bytes
    },
    close: () => thread.close(),
  }
}

/** Copies bytes to shared memory, so that both threads read the same copy. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}
