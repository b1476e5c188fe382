import { expect, it } from 'vitest'
import { askHost } from '../../../lib/widgets/ask-host.ts'

const isAnswer = (answer: unknown): answer is boolean | string =>
  typeof answer === 'boolean' || typeof answer === 'string'
const asking = (signal = new AbortController().signal) => ({
  op: 'beforeUpload',
  signal,
  failure: '检查没有完成',
  understood: isAnswer,
})

it('a check of the host is answered with what it says, at once or later', async () => {
  expect(await askHost(() => '不收', asking())).toBe('不收')
  expect(await askHost(async () => false, asking())).toBe(false)
})

it('E07 a check that throws, rejects or answers junk refuses, in words for the person', async () => {
  const crashed = { kind: 'refused', code: 'CRASHED', userMessage: '检查没有完成', op: 'beforeUpload' }
  await expect(
    askHost(() => {
      throw new Error('host')
    }, asking()),
  ).rejects.toMatchObject(crashed)
  await expect(askHost(() => Promise.reject(new Error('host')), asking())).rejects.toMatchObject(crashed)
  for (const junk of [undefined, null, 1, { junk: true }])
    await expect(
      askHost(() => junk, asking()),
      String(junk),
    ).rejects.toMatchObject(crashed)
})

it('nobody waits for a check that never answers, nor for one that answers too late', async () => {
  const hostAbort = new AbortController()
  const waits = askHost(() => new Promise<boolean>(() => undefined), asking(hostAbort.signal))
  hostAbort.abort()
  await expect(waits).rejects.toMatchObject({ kind: 'aborted' })
  await expect(askHost(() => true, asking(hostAbort.signal))).rejects.toMatchObject({ kind: 'aborted' })
})
