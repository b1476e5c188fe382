import { expect, it } from 'vitest'
import { StoreUnavailableError, translated } from '../../../host/server/store/failure.ts'
import { NEW_CASE, startServer } from '../harness/harness.ts'
import { listen } from '../harness/listening.ts'
import { newCase, sendFiles } from '../files/file-requests.ts'
import { pdf } from '../files/sample-files.ts'

const FULL = '服务器存储空间不足，暂时无法保存，请联系管理员'
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

it('a database without room is told from others, whoever says it', () => {
  for (const error of [
    noSpace(),
    Object.assign(new Error('could not extend file: No space left on device'), { code: '58030' }),
    Object.assign(new Error('x'), { code: '53100' }),
    Object.assign(new Error('x'), { code: 'EDQUOT' }),
  ]) {
    expect(translated(error)).toMatchObject({ name: 'StoreUnavailableError', reason: 'full', message: FULL })
  }
})

it('readiness says which of both cannot serve', async () => {
  const full = await listen({ ready: () => Promise.reject(new StoreUnavailableError('full')) })
  const answer = await fetch(`${full.url}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'disk full' }])
  const away = await listen({ ready: async () => false })
  expect(await (await fetch(`${away.url}/readyz`)).json()).toEqual({ status: 'database unavailable' })
})

it('a file that finds no room is refused in words that say so, and kept nowhere', async () => {
  const server = await startServer('memory')
  try {
    const token = await server.signIn('manager')
    const project = await newCase(server, token, NEW_CASE)
    const { disk } = server.services
    const store = disk.store
    disk.store = () => Promise.reject(noSpace())
    const fields = { objId: project, objType: 'Hf20PrjBase', fileCls: 'HX5812' }
    const refused = await sendFiles(server, token, '/file/uploadDocument', [{ bytes: pdf(), name: 'a.pdf' }], {
      fields,
    })
    expect([refused.status, refused.envelope.code, refused.envelope.message]).toEqual([503, 'UNAVAILABLE', FULL])
    disk.store = store
    expect(
      (await sendFiles(server, token, '/file/uploadDocument', [{ bytes: pdf(), name: 'a.pdf' }], { fields })).envelope,
    ).toMatchObject({ success: true })
  } finally {
    await server.close()
  }
})
