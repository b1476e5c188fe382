import type { Page } from 'playwright-core'
import { member } from '../../../lib/domain/member/member.ts'
import { fillRecord } from './fill-record.ts'
import { put } from './put.ts'
import { cardOf, save } from './record-card.ts'
import { ask, caseOf } from './stored-record.ts'

/** A user of a case. Region 440199 and segment 154 are not assigned. */
export interface Person {
  readonly name: string
  readonly card: string
  readonly phone: string
}

/** Adds a user to a side of the case; answers their key. */
export async function addMember(
  page: Page,
  title: string,
  side: '买家' | '业主' | '抵押人',
  { name, card, phone }: Person,
): Promise<string> {
  const within = cardOf(page, title)
  await within.getByRole('button', { name: `添加${side}` }).click()
  await fillRecord(
    { page, within, entity: member, scope: {} },
    { hf23LinkName: put(name), hf23CardNo: put(card), hf23Marriage: put('未婚', 'HX0601'), hf23LinkPhone: put(phone) },
  )
  await save(page, member)
  await within.getByRole('region', { name, exact: true }).waitFor()
  const rows: readonly Record<string, unknown>[] = Object(
    await ask(page, `/web/${member.service}/getSubPageList`, { objKey: caseOf(page) }),
  )
  return String(rows.find(({ hf23LinkName }) => hf23LinkName === name)?.['keyValue'])
}
