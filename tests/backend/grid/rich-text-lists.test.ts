import { describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import { sourcesOf } from '../../../lib/backend/grid/served-lists.ts'
import { flowMemo, flowPolicy } from '../../../lib/domain/flow/flow-memo.ts'
import { openFixture } from '../handlers/fixture.ts'

/** Every field of rich text that a list saves, with the service that saves it. */
const fields = sourcesOf(grids).flatMap(({ entity: { service, fields: of } }) =>
  Object.entries(of).flatMap(([name, { kind, label }]) =>
    kind === 'richtext' ? [[service, name, label] as const] : [],
  ),
)

describe('rich text of lists', () => {
  it('stands in lists of articles, knowledge, memos and policies', () => {
    const services = new Set(fields.map(([service]) => service))
    expect(services).toContain('ArticleRecordInfo')
    expect([flowMemo.service, flowPolicy.service].filter((service) => !services.has(service))).toEqual([])
  })
  it('F17 UPL-027 is refused by name where it holds what its editor does not write', async () => {
    const send = await (await openFixture({}, (store) => store, grids)).as('manager')
    for (const [service, name, label] of fields) {
      for (const html of ['<p onclick="x">甲</p>', '<script>x</script>', '<img src=x onerror=x>']) {
        const { code, data } = await send(`${service}.doSave`, { [name]: html })
        const issues = (data as { issues?: readonly { field: string; message: string }[] } | null)?.issues ?? []
        expect([service, name, code]).toEqual([service, name, 'INVALID'])
        expect(
          issues.filter(({ field }) => field === name).map(({ message }) => message.slice(0, label.length + 2)),
        ).toEqual([`${label}含有`])
      }
    }
  })
})
