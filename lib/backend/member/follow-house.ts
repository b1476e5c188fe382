import { sameValue } from '../../catalogue/kind.ts'
import { homeAddressAfter } from '../../domain/member/home.ts'
import { member } from '../../domain/member/member.ts'
import type { SignedIn } from '../handler.ts'
import { updateRecord } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { memberTable } from './member-tables.ts'
import { factsOfCase } from './case-access.ts'
import { memberOf } from './member-record.ts'
import { memberRowsOf } from './relation-rows.ts'

/**
 * Updates what follows from the place of the house for the members of a case: the home address of those who live in it,
 * and a notification when the location class changes, which is computed whenever it is read.
 *
 * @param before the case as it was stored
 * @param after the case as it is stored now, locked
 * @source MEM-036, MEM-038
 */
export async function followHouse(context: SignedIn, before: Row, after: Row): Promise<void> {
  const [was, is] = [factsOfCase(before), factsOfCase(after)]
  if (
    sameValue(was.hf20HouseAddress, is.hf20HouseAddress) &&
    sameValue(was.hf20HouseProvince, is.hf20HouseProvince) &&
    sameValue(was.hf20HouseCity, is.hf20HouseCity)
  )
    return
  for (const row of await memberRowsOf(context.unit, after.key)) {
    const record = memberOf(row, is)
    const home = homeAddressAfter(record['hf23HomeAddress'] ?? null, was.hf20HouseAddress, is.hf20HouseAddress)
    if (!sameValue(home, record['hf23HomeAddress']))
      await updateRecord(context, memberTable, row, { ...record, hf23HomeAddress: home }, ['hf23HomeAddress'])
    else if (!sameValue(memberOf(row, was)['hf23LocationCls'], record['hf23LocationCls']))
      context.notify.record(member.service, row.key, row)
  }
}
