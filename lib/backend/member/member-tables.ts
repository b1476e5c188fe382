import { fund } from '../../domain/member/fund.ts'
import { member } from '../../domain/member/member.ts'
import { ownHouse } from '../../domain/member/own-house.ts'
import { relation } from '../../domain/member/relation.ts'
import { social } from '../../domain/member/social.ts'
import { tax } from '../../domain/member/tax.ts'
import { workCredit } from '../../domain/member/work-credit.ts'
import { ofCase } from '../make-table.ts'
import type { Table } from '../store.ts'

/**
 * Members of cases, and the records attached to them. Each row lies in the project and city of its case, sorted by
 * `sortNo`.
 */
export const memberTable = ofCase('hf23_prj_member', member)
/** Groups of members. */
export const relationTable = ofCase('hf2j_prj_member_relation', relation)
/** Records of members, by their service. */
export const memberRecordTables: Readonly<Record<string, Table>> = {
  [workCredit.service]: ofCase('hf24_prj_member_work_credit', workCredit),
  [fund.service]: ofCase('hf25_prj_member_fund', fund),
  [social.service]: ofCase('hf26_prj_member_social', social),
  [tax.service]: ofCase('hf27_prj_member_tax', tax),
  [ownHouse.service]: ofCase('hf28_prj_member_hourse', ownHouse),
}
