import { createClient } from 'fangkit'
import { createMemoryAuth, createMemoryStore, createMemoryTransport } from 'fangkit/testing'
import { expect, it } from 'vitest'
import { gridRows, grids } from '../../../host/grids/grids.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { wordsIn } from './form-record-fixture.ts'

/** Filled by the first call, for the user who comes after. */
const store = createMemoryStore({ tables: tablesFor(grids) })
const sampleFor = async (user: string, formId: string) => {
  const client = createClient({
    transport: createMemoryTransport({ store, grids, gridRows, user }),
    auth: createMemoryAuth(),
  })
  try {
    return await client.download({ path: '/form/sample', method: 'POST', body: { formId } })
  } finally {
    client.dispose()
  }
}

it('APP-010 a template is looked at over memory as over a server, by managers alone', async () => {
  const file = await sampleFor('manager', 'BANK-CREDIT')
  expect(file.type).toBe('application/pdf')
  expect(wordsIn({ bytes: new Uint8Array(await file.arrayBuffer()) })).toContain('授权人（签名）')
  await expect(sampleFor('viewer', 'BANK-CREDIT')).rejects.toMatchObject({
    kind: 'forbidden',
    userMessage: '您的角色不能修改“申请表模板”',
  })
  await expect(sampleFor('manager', 'NOBODY')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
