import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { memberFileTable, paperWaiverTable } from '../../../lib/backend/paper/paper-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import type { Send } from '../handlers/fixture.ts'
import { check, FILE, filesIn, handAll, openPaperFixture, type PaperFixture } from '../paper/paper-fixture.ts'
import { openPostgres } from './opened.ts'

const AT_ONCE = 16
const PATIENCE = 60_000

// Only where several connections work at once does a race prove anything.
describe('papers at the same time on PostgreSQL', () => {
  let fixture: PaperFixture
  let follow: Send
  let manager: Send
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tables)
    fixture = await openPaperFixture(() => store)
    follow = await fixture.as('follow')
    manager = await fixture.as('manager')
  })
  // What went wrong inside, where an answer says no more than that something did.
  afterEach(() => expect(fixture.reports).toEqual([]))
  afterAll(() => store?.close())

  const together = <T>(ask: (i: number) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(i)))

  it('PAP-008 of many handed in at once nine are taken and the others told; a refused document is not kept', {
    timeout: PATIENCE,
  }, async () => {
    const ids: string[] = []
    for (let count = 0; count < AT_ONCE; count += 1) ids.push(await fixture.upload(follow))
    const answers = await together((i) =>
      handAll(follow, [{ hf2yFileUrl: ids[i], hf2yFileType: 'P001', hf2yObjId: 'm1' }]),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(9)
    expect(new Set(answers.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
      new Set(['第1行上传文件数量最多为 9个!']),
    )
    expect(await fixture.rows(memberFileTable)).toHaveLength(9)
    const states = (await fixture.rows(documentTable)).map(({ values }) => values['state'])
    expect([
      states.filter((state) => state === 'kept').length,
      states.filter((state) => state === 'loose').length,
    ]).toEqual([9, AT_ONCE - 9])
  })
  it('a document that stands in two papers is set free once, by the person who takes it out last', {
    timeout: PATIENCE,
  }, async () => {
    const id = await fixture.upload(follow)
    const files = filesIn(
      await handAll(
        follow,
        ['m2', 'm4'].map((hf2yObjId) => ({ hf2yFileUrl: id, hf2yFileType: 'P001', hf2yObjId })),
      ),
    )
    const answers = await together((i) => manager(`${FILE}.removeMemberFile`, { id: files[i % 2]?.keyValue }))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'NOT_FOUND')).toHaveLength(AT_ONCE - 2)
    expect((await fixture.rows(documentTable)).find(({ key }) => key === id)?.values['state']).toBe('loose')
  })
  it('a file is compared once, and a paper waived once, whoever asks how often', { timeout: PATIENCE }, async () => {
    const [file] = filesIn(await fixture.hand(follow, 'P007', 'm1'))
    const results = await together((i) => check(i % 2 === 0 ? follow : manager, [file?.keyValue ?? '']))
    expect(results.filter(({ data }) => (data as readonly { readonly ok: boolean }[])[0]?.ok)).toHaveLength(1)
    const waived = await together((i) =>
      (i % 2 === 0 ? follow : manager)(`${FILE}.setPaperWaived`, {
        prjId: 'p1',
        cardType: 'P003',
        objId: 'm1',
        side: 'buyer',
        reason: `原因${i}`,
      }),
    )
    expect(waived.every(({ success }) => success)).toBe(true)
    expect(await fixture.rows(paperWaiverTable)).toHaveLength(1)
  })
})
