import { createClient } from 'fangkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { grids, gridRows } from '../../../host/grids/grids.ts'
import { sourcesOf, tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import type { Store } from '../../../lib/backend/store.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { masked } from '../../../lib/catalogue/mask.ts'
import { NUMBER_SEARCHES_PER_MINUTE } from '../../../lib/backend/record/number-search.ts'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import { contract } from '../../../lib/contract/contract.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { SEX } from '../../../lib/domain/codes.ts'
import { MEMBER_SIDES } from '../../../lib/domain/member/member-side.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { citizenIdFault } from '../../../lib/domain/standards/citizen-id.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { rowsOf } from '../seed/seeding.ts'

const TODAY = '2026-11-23'
type Client = ReturnType<typeof createClient>
type Shown = Readonly<Record<string, unknown>>
const stage: { store: Store; numbers: ReadonlySet<string>; of: (user: string) => Client } = {
  store: createMemoryStore(),
  numbers: new Set(),
  of: () => {
    throw new Error('not open yet')
  },
}

beforeAll(async () => {
  const declared = tablesFor(grids)
  const store = createMemoryStore({ tables: declared })
  stage.store = store
  // One instant for all of them: searches are counted by the minute.
  const at = Date.now()
  stage.of = (user) =>
    createClient({
      transport: createMemoryTransport({ store, grids, gridRows, user, now: () => at }),
      auth: createMemoryAuth(),
    })
  // The first call fills the store.
  await stage.of('admin').call(contract.Hf20PrjBase.getPageList, { pageSize: 1 })
  const numbers = new Set<string>()
  for (const table of declared.filter(({ fields }) => Object.values(fields).some(({ sensitive }) => sensitive))) {
    for (const { values } of await rowsOf(store, table)) {
      for (const [name, { sensitive }] of Object.entries(table.fields))
        if (sensitive && typeof values[name] === 'string' && values[name] !== '') numbers.add(String(values[name]))
    }
  }
  // An office publishes its phone, and a user may work there.
  const published = new Set((await rowsOf(store, organisationTable)).map(({ values }) => values['hf31LinkPhone']))
  stage.numbers = new Set([...numbers].filter((number) => !published.has(number)))
})

/** Every list and every member a person may read, page by page. */
async function everything(client: Client): Promise<{ readonly text: string; readonly members: readonly Shown[] }> {
  const texts: string[] = []
  for (const { entity } of sourcesOf(grids)) {
    const answer = await client
      .call(recordCalls(entity).getPageList, { pageSize: 200 })
      .catch((error: unknown) => ({ data: String(error) }))
    texts.push(JSON.stringify(answer.data))
  }
  const { data } = await client.call(contract.Hf20PrjBase.getPageList, { pageSize: 200 })
  const cases = (data as readonly Shown[]).map(({ keyValue }) => String(keyValue))
  const members: Shown[] = []
  for (const prjId of cases) {
    for (const { type } of Object.values(MEMBER_SIDES)) {
      const answer = await client.call(contract.Hf23PrjMember.getSubPageList, {
        objKey: prjId,
        memberType: type,
        pageSize: 200,
      })
      members.push(...(answer.data as readonly Shown[]))
    }
  }
  return { text: `${texts.join('\n')}\n${JSON.stringify(members)}`, members }
}

/** Every valid number with these ends, this birthday and this sex in one district. */
function candidates(mask: string, birthday: string, sex: unknown, district: string): readonly string[] {
  const found: string[] = []
  for (let sequence = 0; sequence < 1_000; sequence += 1) {
    if ((sequence % 2 === 1 ? SEX.male : SEX.female) !== sex) continue
    for (const check of '0123456789X') {
      const number = `${district}${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}${check}`
      const fits = [...mask].every((sign, index) => sign === '*' || sign === number[index])
      if (fits && citizenIdFault(number, TODAY) === null) found.push(number)
    }
  }
  return found
}

describe.each(['viewer', 'finance'])('R25 what %s can see of demo people', (user) => {
  it('holds no number in full, and nothing a number can be computed from, even knowing the district', async () => {
    const { text, members } = await everything(stage.of(user))
    expect(members.length).toBeGreaterThan(20)
    expect([...stage.numbers].filter((number) => text.includes(number))).toEqual([])
    const stored = await rowsOf(stage.store, memberTable)
    const cards = stored.filter(({ values }) => citizenIdFault(String(values['hf23CardNo'] ?? ''), TODAY) === null)
    expect(cards.length).toBeGreaterThan(20)
    const guessed = cards.flatMap(({ key, values }) => {
      const seen = members.find(({ keyValue }) => keyValue === key)
      if (!seen) return []
      const number = String(values['hf23CardNo'])
      const left = candidates(
        String(seen['hf23CardNo']),
        `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`,
        values['hf23Sex'],
        number.slice(0, 6),
      )
      return left.includes(number) && left.length < 40 ? [{ key, left: left.length }] : []
    })
    expect(guessed).toEqual([])
  })

  it('cannot be narrowed by searching for a beginning, nor read off the order of a list', async () => {
    const client = stage.of(user)
    const searched: string[] = []
    const lists: readonly Entity[] = [...sourcesOf(grids).map(({ entity }) => entity), member]
    for (const entity of lists) {
      for (const [name, { sensitive }] of Object.entries(entity.fields)) {
        if (!sensitive) continue
        // Four digits are the end of a phone, and are counted; a beginning is longer.
        for (const input of [
          { search: { [name]: { contains: sensitive === 'phone' ? '15400' : '4401' } } },
          { sort: `${name}:asc` },
          { sort: `${name}:desc` },
        ]) {
          const code = await client.call(recordCalls(entity).getPageList, input).then(
            () => 'ANSWERED',
            () => 'REFUSED',
          )
          if (code === 'ANSWERED') searched.push(`${entity.service}.${name}`)
        }
      }
    }
    expect(searched).toEqual([])
  })

  it('ruling 20: cannot be found by trying numbers: after a few searches for guesses none is answered', async () => {
    const client = stage.of(user)
    const [card] = (await rowsOf(stage.store, memberTable))
      .map(({ values }) => String(values['hf23CardNo'] ?? ''))
      .filter((number) => citizenIdFault(number, TODAY) === null)
    if (card === undefined) throw new Error('no demo card')
    const guesses = candidates(
      `${'*'.repeat(17)}${card.slice(-1)}`,
      `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`,
      Number(card[16]) % 2 === 1 ? SEX.male : SEX.female,
      card.slice(0, 6),
    )
    expect(guesses.length).toBeGreaterThan(3 * NUMBER_SEARCHES_PER_MINUTE)
    const outcomes: string[] = []
    for (const guess of guesses.slice(0, NUMBER_SEARCHES_PER_MINUTE + 3)) {
      outcomes.push(
        await client.call(contract.Hf20PrjBase.getPageList, { search: { hf23CardNo: { number: guess } } }).then(
          () => 'ANSWERED',
          (error: { readonly code?: string }) => error.code ?? 'FAILED',
        ),
      )
    }
    expect(new Set(outcomes.slice(0, NUMBER_SEARCHES_PER_MINUTE))).toEqual(new Set(['ANSWERED']))
    expect(new Set(outcomes.slice(NUMBER_SEARCHES_PER_MINUTE))).toEqual(new Set(['RATE_LIMITED']))
  })
})

it('R25 masks keep nothing a birthday, a sex or a region beside them completes', () => {
  const shown = masked(member.fields, {
    hf23CardNo: '440199199001010014',
    hf23ChildCardNo: '440199201501010018',
    hf23LinkPhone: '15400001234',
  })
  expect(shown).toEqual({
    hf23CardNo: '4****************4',
    hf23ChildCardNo: '4****************8',
    hf23LinkPhone: '154******34',
  })
})
