import { beforeAll, describe, expect, it } from 'vitest'
import { createBackend, type Backend } from '../../../lib/backend/backend.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { type CasePapers, papersOfCase } from '../../../lib/backend/paper/papers-of-case.ts'
import { paperPdf } from '../../../lib/testing/demo/papers/paper-pdf.ts'
import { paperPicture } from '../../../lib/testing/demo/papers/paper-picture.ts'
import { DEMO_PASSWORD } from '../../../lib/testing/demo/accounts/demo-users.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import { listOf, textOf } from '../../../lib/backend/session.ts'
import type { Row, Store, Table } from '../../../lib/backend/store.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { memberFileTable, paperTypeTable, paperWaiverTable } from '../../../lib/backend/paper/paper-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { addDays, dayOf } from '../../../lib/catalogue/day.ts'
import { recordOf } from '../../../lib/backend/record/answer.ts'
import { formatOfBytes } from '../../../lib/domain/file/file-bytes.ts'
import { memberFile } from '../../../lib/domain/paper/member-file.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

const TODAY = dayOf(NOW)
const { ports } = countingPorts()
let store: Store
let backend: Backend
let token: string
const rows = new Map<string, readonly Row[]>()
const of = (table: Table) => rows.get(table.name) ?? []
const papers = new Map<string, CasePapers>()
beforeAll(async () => {
  store = emptyStore()
  await seedDemo(store, ports)
  for (const table of [
    projectTable,
    memberTable,
    memberFileTable,
    paperTypeTable,
    paperWaiverTable,
    documentTable,
    accountTable,
  ])
    rows.set(table.name, await rowsOf(store, table))
  await store.unit({ account: 'system', now: NOW }, async (unit) => {
    for (const project of of(projectTable)) papers.set(project.key, await papersOfCase({ unit, today: TODAY }, project))
  })
  backend = createBackend({ store, ports, settings: { checkAnswers: true } })
  const { envelope } = await call('login.doLogin', { userName: 'manager', password: DEMO_PASSWORD }, null)
  token = (envelope.data as { readonly token: string }).token // adapter: the answer of the call
})
const call = (name: string, value: unknown, as: string | null = token) => {
  const [service = '', method = ''] = name.split('.')
  return backend.dispatch({
    service,
    method,
    token: as,
    address: '127.0.0.1',
    requestId: name,
    body: { encoding: 'json', value },
  })
}
const listOfCase = (key: string) => papers.get(key)?.rows ?? []
const every = () => [...papers.values()].flatMap((one) => one.rows)
const field = (row: Row | undefined, name: string) => textOf(row?.values[name])
const caseOf = (key: string | null) => of(projectTable).find((project) => project.key === key)

describe('the papers of the demo cases', () => {
  it('CAL-101 PAP-009 are answered for every case', async () => {
    const answered: [string, boolean, number][] = []
    // Those of one city after those of the other: a session works in one at a time.
    for (const { key, city } of [...of(projectTable)].sort((a, b) => String(a.city).localeCompare(String(b.city)))) {
      await call('Ss11SysUsers.switchLocationCity', { code: city })
      const { envelope } = await call('Hf3wCardParperDetailCfg.getAppendixInfo', { prjId: key })
      const { buyCreditInfos = [], sellerCreditInfos = [] } = envelope.data as {
        readonly buyCreditInfos?: readonly unknown[]
        readonly sellerCreditInfos?: readonly unknown[]
      } // adapter: as above
      answered.push([key, envelope.success, buyCreditInfos.length + sellerCreditInfos.length])
    }
    expect(answered.sort()).toEqual([...papers].map(([key, one]) => [key, true, one.rows.length]).sort())
    expect(answered.length).toBe(70)
  })
  it('PAP-002 ask every case under way for something, and those that only look for a house for nothing', () => {
    const empty = of(projectTable).filter(({ key }) => listOfCase(key).length === 0)
    expect(empty.length).toBeGreaterThan(0)
    for (const project of empty)
      expect([project.key, field(project, 'hf20PrjType'), field(project, 'hf20LoanScheme')]).toEqual([
        project.key,
        'HF0103',
        '',
      ])
  })
  it('ask companies for nothing of a person, and owners who mortgage their house for no paper of a buyer', () => {
    const personal = new Set(
      of(paperTypeTable)
        .filter(({ values }) =>
          listOf(values['parties']).every((party) => ['BUYER', 'OWNER', 'GUARANTOR'].includes(party)),
        )
        .map((row) => field(row, 'cardType')),
    )
    for (const project of of(projectTable)) {
      const people = new Map(
        of(memberTable)
          .filter((row) => row.project === project.key)
          .map((row) => [row.key, field(row, 'hf23MemberType')]),
      )
      for (const [side, party] of [
        ['buyer', 'hf20BuyerType'],
        ['owner', 'hf20SellerType'],
      ] as const) {
        if (field(project, party) !== 'HF0502') continue
        const asked = listOfCase(project.key)
          .filter((paper) => paper.side === side && personal.has(paper.cardType))
          .flatMap(({ cardType, usings }) => usings.map(({ id }) => [cardType, people.get(id) ?? id]))
        expect(
          asked.filter(([, who]) => who !== '2'),
          project.key,
        ).toEqual([])
      }
      if (field(project, 'hf20LoanScheme') === 'HF9907')
        expect([project.key, listOfCase(project.key).filter(({ side }) => side === 'buyer').length]).toEqual([
          project.key,
          0,
        ])
    }
  })
  it('ask by how each is paid: fund and bank for their own papers, nobody where no loan is asked for', () => {
    const OF_LOANS = ['P008', 'P009', 'P012', 'P016', 'P032', 'P033', 'P047', 'P048', 'P049']
    const asked = (scheme: string) =>
      [
        ...new Set(
          of(projectTable)
            .filter((project) => field(project, 'hf20LoanScheme') === scheme)
            .flatMap(({ key }) => listOfCase(key).map(({ cardType }) => cardType)),
        ),
      ]
        .filter((code) => OF_LOANS.includes(code))
        .sort()
    expect(
      Object.fromEntries(
        ['', 'HF9901', 'HF9902', 'HF9903', 'HF9905', 'HF9906', 'HF9907', 'HF9908', 'HF9909'].map((scheme) => [
          scheme,
          asked(scheme).join(' '),
        ]),
      ),
    ).toEqual({
      '': '',
      HF9901: 'P008 P009 P016 P032 P033 P048 P049',
      HF9902: 'P008 P009 P012 P016 P032 P033 P047 P049',
      HF9903: 'P008 P009 P012 P016 P032 P033 P047 P048 P049',
      HF9905: '',
      HF9906: 'P008 P009 P033',
      HF9907: 'P009 P016 P032 P049',
      HF9908: 'P009 P016 P032 P049',
      HF9909: 'P012 P032 P047',
    })
  })
  it('PAP-007 stand in every state there is, older cases further on', () => {
    const count = (state: string) => every().filter((paper) => paper.state === state).length
    for (const state of ['READY', 'UNCHECKED', 'EXPIRED', 'MISSING', 'OPTIONAL'])
      expect([state, count(state) > 40]).toEqual([state, true])
    expect(
      every()
        .flatMap(({ usings }) => usings)
        .filter(({ state }) => state === 'WAIVED').length,
    ).toBeGreaterThan(20)
    const returned = of(memberFileTable).filter((row) => field(row, 'hf2yState') === 'RETURNED')
    expect(returned.length).toBeGreaterThan(5)
    for (const row of returned) expect(field(row, 'hf2yReason').length).toBeGreaterThan(5)
    const ready = (step: string) => {
      const list = of(projectTable)
        .filter((project) => field(project, 'hf20DemandStep') === step)
        .flatMap(({ key }) => listOfCase(key))
      return list.filter(({ state }) => state === 'READY').length / list.length
    }
    expect(ready('HX0501')).toBeLessThan(ready('HX0504'))
    for (const project of of(projectTable).filter((one) => field(one, 'hf20DemandStep') === 'HX0507'))
      expect([
        project.key,
        listOfCase(project.key).filter(({ state }) => state === 'MISSING' || state === 'UNCHECKED').length,
      ]).toEqual([project.key, 0])
  })
  it('ruling 26 are checked by another person than who handed them in', () => {
    const checked = of(memberFileTable).filter((row) => field(row, 'hf2yCheckUsr') !== '')
    expect(checked.length).toBeGreaterThan(100)
    expect(checked.filter((row) => field(row, 'hf2yCheckUsr') === row.createdBy).map(({ key }) => key)).toEqual([])
  })
  it('PAP-008 are nine files where there are most, of one document two papers, and of several people one', () => {
    const byUsing = new Map<string, number>()
    const byDocument = new Map<string, Set<string>>()
    for (const row of of(memberFileTable)) {
      const using = [row.project, field(row, 'hf2yFileType'), field(row, 'hf2yObjId')].join()
      byUsing.set(using, (byUsing.get(using) ?? 0) + 1)
      byDocument.set(
        field(row, 'hf2yFileUrl'),
        new Set([...(byDocument.get(field(row, 'hf2yFileUrl')) ?? []), field(row, 'hf2yFileType')]),
      )
    }
    expect(Math.max(...byUsing.values())).toBe(9)
    expect([...byDocument.values()].filter((kinds) => kinds.size === 2).length).toBeGreaterThan(10)
    expect(every().filter(({ usings }) => usings.length >= 3).length).toBeGreaterThan(10)
  })
  it('UPL-002 PAP-012 are existing documents of their case, for a person who is asked, with right days', async () => {
    const documents = new Map(of(documentTable).map((row) => [row.key, row]))
    const kinds = new Map(of(paperTypeTable).map((row) => [field(row, 'cardType'), row]))
    const wrong: unknown[] = []
    for (const row of of(memberFileTable)) {
      const document = documents.get(field(row, 'hf2yFileUrl'))
      const paper = listOfCase(row.project ?? '').find(
        ({ cardType, usings }) =>
          cardType === field(row, 'hf2yFileType') && usings.some(({ id }) => id === field(row, 'hf2yObjId')),
      )
      const days = Number(kinds.get(field(row, 'hf2yFileType'))?.values['validDays'] ?? 0)
      const expiry = days === 0 ? '' : addDays(field(row, 'hf2yIssueDay'), days)
      const agrees =
        document?.project === row.project &&
        document.city === row.city &&
        field(document, 'objType') === memberFile.service &&
        field(document, 'hash') !== '' &&
        document.values['size'] === row.values['fileSize'] &&
        paper !== undefined &&
        expiry === field(row, 'hf2yExpiryDay') &&
        row.createdAt < NOW &&
        row.city === caseOf(row.project)?.city &&
        field(row, 'hf2yIssueDay') <= dayOf(row.createdAt)
      if (!agrees || check(memberFile, recordOf(memberFile, row), { today: TODAY }).length > 0)
        wrong.push([row.key, row.values])
    }
    expect(wrong).toEqual([])
    expect(of(memberFileTable).length).toBeLessThan(2_500)
    expect(
      await Promise.all(
        [...new Set([...documents.values()].map((row) => field(row, 'hash')))].map((hash) => ports.files.has(hash)),
      ),
    ).not.toContain(false)
  })
  it('are waived with a reason for a person who is asked', () => {
    for (const row of of(paperWaiverTable)) {
      const using = listOfCase(row.project ?? '')
        .find(({ cardType, side }) => cardType === field(row, 'cardType') && side === field(row, 'side'))
        ?.usings.find(({ id }) => id === field(row, 'objId'))
      expect([row.key, using?.state, using?.waived]).toEqual([row.key, 'WAIVED', field(row, 'reason')])
    }
  })
  it('come in once', async () => {
    await seedDemo(store, ports)
    expect(await rowsOf(store, memberFileTable)).toHaveLength(of(memberFileTable).length)
  })
})

describe('demo papers', () => {
  it('PAP-011 have samples for some kinds, which are documents of theirs', () => {
    const sampled = of(paperTypeTable).filter(({ values }) => listOf(values['samples']).length > 0)
    expect(sampled.map((row) => field(row, 'cardType')).sort()).toEqual(['P001', 'P003', 'P007', 'P022'])
    for (const kind of sampled)
      for (const id of listOf(kind.values['samples']))
        expect(of(documentTable).find(({ key }) => key === id)).toMatchObject({
          project: null,
          values: { state: 'kept', objType: 'Hf117AppendixTmplt', objId: kind.key, fileCls: 'samples', format: 'png' },
        })
  })
  it('are pictures and PDF files that say what they are', async () => {
    expect(formatOfBytes(await paperPicture('收入流水', '示例', 1))).toBe('png')
    expect(
      Buffer.from(await paperPicture('收入流水', '示例', 1)).equals(
        Buffer.from(await paperPicture('收入流水', '示例', 2)),
      ),
    ).toBe(false)
    const pdf = paperPdf(3)
    expect(formatOfBytes(pdf)).toBe('pdf')
    const text = new TextDecoder().decode(pdf)
    const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    for (const [index, place] of [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)]
      .map(([, at]) => Number(at))
      .entries())
      expect(text.slice(place).startsWith(`${index + 1} 0 obj`)).toBe(true)
    expect(text.match(/\/Type \/Page /g)).toHaveLength(3)
  })
})
