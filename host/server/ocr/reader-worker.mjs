// Plain JavaScript, so that a worker thread runs it whatever Node options the parent has. The engine starts its own
// thread below this one: that thread ends with this one, and its failures do not reach the server.
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import chinese from '@tesseract.js-data/chi_sim'
import { createWorker, OEM, PSM } from 'tesseract.js'

let isReady = false
const engine = await createWorker('chi_sim', OEM.LSTM_ONLY, {
  langPath: join(chinese.langPath, '..', '4.0.0_best_int'),
  cacheMethod: 'none',
  // A failed start settles no promise by itself; throwing here ends the thread.
  errorHandler: (cause) => {
    if (!isReady) throw new Error(String(cause))
  },
})
isReady = true
const MODES = { page: PSM.AUTO, scattered: PSM.SPARSE_TEXT }

parentPort.on('message', async ({ picture, layout }) => {
  try {
    await engine.setParameters({ tessedit_pageseg_mode: MODES[layout] })
    const { data } = await engine.recognize(Buffer.from(picture), {}, { text: false, blocks: true })
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines: found }) => found))
    parentPort.postMessage({
      said: 'read',
      lines: lines.map(({ bbox, words }) => ({
        top: bbox.y0,
        bottom: bbox.y1,
        words: words.map(({ text, bbox: { x0, x1 } }) => ({ text, left: x0, right: x1 })),
      })),
    })
  } catch (cause) {
    parentPort.postMessage({ said: 'failed', message: String(cause) })
  }
})
parentPort.postMessage({ said: 'ready' })
