import { addDays, dayOf } from '../../../catalogue/day.ts'
import {
  CONTRACT_STATE,
  DEPOSIT_KEEPER,
  DISPUTE_WAY,
  TAX_BEARER,
} from '../../../domain/contract-text/contract-codes.ts'
import { contractText } from '../../../domain/contract-text/contract-text.ts'
import { formValues } from '../../../domain/form-record/form-values.ts'
import { sectionsOf } from '../../../domain/project/section.ts'
import { contractStamp } from '../../../backend/contract-document/contract-stamp.ts'
import { readContract, startOfContract } from '../../../backend/contract-document/read-contract.ts'
import type { Files } from '../../../backend/files.ts'
import { factsOfCase } from '../../../backend/member/case-access.ts'
import { textOf } from '../../../backend/session.ts'
import type { Actor, Row, Store, Unit, Values } from '../../../backend/store.ts'
import { tradeTable } from '../../../backend/case-record/case-record-tables.ts'
import { saleContractTable } from '../../../backend/contract-document/sale-contract-table.ts'
import { projectTable } from '../../../backend/project/project-table.ts'
import { recordRowOf } from '../../../backend/case-record/case-records.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { auditEntry } from '../../../backend/seed/rows/audit-entry.ts'

const FIXTURES = [
  '客厅中央空调一套、整体橱柜一套',
  '卧室衣柜三组、热水器一台、抽油烟机一台',
  null,
  '全屋窗帘、餐桌椅一套',
]
const EXTRA = [
  null,
  '买方自签约之日起可以进场量尺，不得施工。',
  '卖方在交付前完成外墙渗漏的修补，费用由卖方承担。\n车位租约随房屋移交，租期至年底。',
  null,
  '余款到账当日交付钥匙。',
]
const DEPOSIT_KEEPERS = [DEPOSIT_KEEPER.escrow, DEPOSIT_KEEPER.seller, DEPOSIT_KEEPER.agency]
const BEARERS = [TAX_BEARER.each, TAX_BEARER.buyer, TAX_BEARER.each, TAX_BEARER.seller]
/**
 * In every four cases the first has all terms of a contract and the last lacks some. In every other group of four the
 * third has a contract, too.
 */
const TURNS = 4
const FIRST = 0
const LAST = 3
const hasContract = (index: number): boolean =>
  index % TURNS === FIRST || index % TURNS === LAST || index % (2 * TURNS) === 2

/** The contract of a demo case that has been moved on: its terms, and the finished state where nothing is missing. */
export async function seedContract(store: Store, files: Files, project: DemoProject, index: number): Promise<void> {
  const { move } = project
  if (!move || !hasContract(index)) return
  const actor: Actor = { account: move.by, now: move.at }
  await store.unit(actor, async (unit) => {
    const row = await unit.get(projectTable, project.key)
    if (
      !row ||
      !sectionsOf(factsOfCase(row)).some(({ key }) => key === 'trade') ||
      (await recordRowOf(unit, saleContractTable, row.key))
    )
      return
    const trade = await recordRowOf(unit, tradeTable, row.key)
    if (!trade) return
    const stored = await unit.insert(saleContractTable, {
      key: project.key.replace('project', 'contract'),
      project: row.key,
      city: row.city,
      values: filledOnly(await termsOf(unit, row, trade, index, dayOf(move.at))),
    })
    await unit.audit(auditEntry(actor, 'demo', saleContractTable, stored, {}, stored.values))
    if (index % TURNS === FIRST) await finish(unit, files, actor, row, stored)
  })
}

async function termsOf(unit: Unit, project: Row, trade: Row, index: number, moved: string): Promise<Values> {
  const record = await startOfContract(unit, project)
  const signed = textOf(trade.values['hf2hSignDate']) || moved
  const complete = index % TURNS !== LAST
  return {
    prjId: project.key,
    prjNo: record['prjNo'] ?? null,
    contractNo: record['contractNo'] ?? null,
    contractState: CONTRACT_STATE.draft,
    signDate: signed,
    signPlace: '广州市天河区（演示）',
    copies: 4 + (index % 3),
    depositDate: addDays(signed, 1),
    depositKeeper: DEPOSIT_KEEPERS[index % DEPOSIT_KEEPERS.length] ?? null,
    firstPayDate: addDays(signed, 10),
    restPayDate: complete ? addDays(signed, 70) : null,
    taxBearer: BEARERS[index % BEARERS.length] ?? null,
    transferDate: addDays(signed, 45),
    handoverDate: complete ? addDays(signed, 75 + (index % 5)) : null,
    moveOutDate: addDays(signed, 90),
    fixtures: FIXTURES[index % FIXTURES.length] ?? null,
    graceDays: 15,
    penaltyRate: [0.05, 0.03, 0.1][index % 3] ?? 0.05,
    breachRate: [10, 15, 20][index % 3] ?? 10,
    disputeWay: index % 6 === 2 ? DISPUTE_WAY.arbitration : DISPUTE_WAY.court,
    arbitration: index % 6 === 2 ? '示例仲裁委员会（演示）' : null,
    extraTerms: EXTRA[index % EXTRA.length] ?? null,
    agencyName: '示例房产交易服务有限公司',
    agencyLicence: '示例备字〔2025〕第0188号',
    agencyBroker: record['agencyBroker'] ?? null,
    agencyAddress: '广东省广州市天河区示例大道18号（演示地址）',
  }
}

async function finish(unit: Unit, files: Files, actor: Actor, project: Row, stored: Row): Promise<void> {
  const contract = await readContract(unit, project, dayOf(actor.now))
  if (contractText(contract.parts, formValues(contract.of)).some(({ missing }) => missing.length > 0)) return
  const after: Values = {
    contractState: CONTRACT_STATE.final,
    finalAt: actor.now,
    finalStamp: await contractStamp(files, contract),
  }
  const row = await unit.update(saleContractTable, stored.key, stored.version, after)
  if (row)
    await unit.audit(auditEntry(actor, 'demo', saleContractTable, row, { contractState: CONTRACT_STATE.draft }, after))
}
