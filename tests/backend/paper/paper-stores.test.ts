import { describe, expect, it } from 'vitest'
import { DuplicateError } from '../../../lib/backend/store.ts'
import { memberFileTable } from '../../../lib/backend/paper/paper-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import type { Send } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import { check, FILE, filesIn, handAll, openPaperFixture, type PaperFixture } from './paper-fixture.ts'

const STORES = storesWith('the embedded database')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openPaperFixture(() => store))

/** Handed in, compared, sent back, waived, corrected, taken out; everything that was answered. */
async function day(fixture: PaperFixture): Promise<readonly Awaited<ReturnType<Send>>[]> {
  const [follow, manager] = [await fixture.as('follow'), await fixture.as('manager')]
  const answers: Awaited<ReturnType<Send>>[] = []
  const noted = async (answer: Promise<Awaited<ReturnType<Send>>>) => {
    answers.push(await answer)
    return answer
  }
  const documents = [await fixture.upload(follow), await fixture.upload(follow), await fixture.upload(follow)]
  const [first, second] = filesIn(
    await noted(
      handAll(follow, [
        { hf2yFileUrl: documents[0], hf2yFileType: 'P001', hf2yObjId: 'm1' },
        { hf2yFileUrl: documents[1], hf2yFileType: 'P007', hf2yObjId: 'm1' },
        { hf2yFileUrl: documents[2], hf2yFileType: 'P040', hf2yObjId: 'buyer' },
      ]),
    ),
  )
  await noted(check(manager, [first?.keyValue ?? '', second?.keyValue ?? '']))
  await noted(check(manager, [second?.keyValue ?? ''], 0, '照片反光'))
  await noted(
    follow(`${FILE}.setPaperWaived`, { prjId: 'p1', cardType: 'P003', objId: 'm2', side: 'buyer', reason: '已留存' }),
  )
  await noted(
    follow(`${FILE}.updateMemberFile`, {
      keyValue: second?.keyValue,
      version: 3,
      hf2yIssueDay: Date.UTC(2026, 10, 10, -8),
    }),
  )
  await noted(manager(`${FILE}.removeMemberFile`, { id: first?.keyValue }))
  await noted(follow('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId: 'p1' }))
  await noted(follow('Hf3rPrjAppendixMatch.getMatchList', { prjId: 'p1' }))
  await noted(follow('Hf15FlowJobs.getMainFlowJobs', { objId: 'p1' }))
  return answers
}

/** Keys by the order in which they are first mentioned, without the signatures of addresses. */
function renamed(answers: unknown): unknown {
  const names = new Map<string, string>()
  return JSON.parse(
    JSON.stringify(answers)
      .replace(/\?e=\d+&s=[^"]+/g, '')
      .replace(/k\d{4}/g, (key) => {
        if (!names.has(key)) names.set(key, `key ${names.size + 1}`)
        return names.get(key) ?? key
      }),
  )
}

describe('the papers of a case', () => {
  it('are the same over every store', async () => {
    const days = []
    for (const name of STORES) days.push(await day(fixtureOver(name)))
    const [memory, ...others] = days
    expect(memory?.map(({ success, code }) => (success ? 'done' : code))).toEqual(
      Array.from({ length: 9 }, () => 'done'),
    )
    for (const other of others) expect(renamed(other)).toEqual(renamed(memory))
  })
  it.each(STORES)('have each document once in %s, no matter who writes it', async (name) => {
    const fixture = fixtureOver(name)
    const file = (key: string, hf2yObjId: string) =>
      fixture.put(
        memberFileTable,
        key,
        { hf2yPrjId: 'p1', hf2yFileUrl: 'twice', hf2yFileType: 'P001', hf2yObjId },
        { project: 'p1', city: '440100' },
      )
    await file('first', 'm1')
    await expect(file('second', 'm1')).rejects.toThrow(DuplicateError)
    await file('third', 'm2')
  })
})
