import { PAPER_SIDES, type PaperSide } from '../../domain/paper/paper-side.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { insertRecord, removeRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table, Unit } from '../store.ts'
import { paperWaiverTable } from './paper-tables.ts'
import { notifyPapers } from './paper-files.ts'
import { papersOfCase } from './papers-of-case.ts'

/** A paper of one person, or of a side together. */
export interface PaperPlace {
  readonly cardType: string
  readonly side: PaperSide
  readonly objId: string
}

/** The input of the call. */
export interface WaiverInput {
  readonly prjId?: string | null
  readonly cardType?: string | null
  readonly objId?: string | null
  readonly side?: string | null
  readonly reason?: string | null
}

/** Waives a paper with a reason; without a reason, withdraws the waiver. @throws Refusal @source PAP-007 */
export async function setWaived(context: SignedIn, input: WaiverInput): Promise<void> {
  const { unit, ports } = context
  const project = await changeableCase(context, input.prjId)
  const place = placeOf(input)
  const reason = input.reason?.trim() ?? ''
  const stored = await waiverRowOf(unit, project, place)
  if (reason === '') {
    if (!stored) return
    await removeRecord(context, paperWaiverTable, stored.row)
  } else {
    const papers = await papersOfCase(context, project)
    const paper = papers.rows.find(({ side, cardType }) => side === place.side && cardType === place.cardType)
    if (!paper?.usings.some(({ id, asked }) => asked && id === place.objId))
      throw Refusal.invalid([{ field: 'objId', message: '项目现在不需要所选使用人的这种资料，请刷新后重试' }])
    if (stored) await updateRecord(context, paperWaiverTable, stored.row, { reason }, ['reason'])
    else
      await insertRecord(
        context,
        paperWaiverTable,
        { key: ports.ids.key(), project: project.key, city: project.city },
        { prjId: project.key, ...place, reason },
      )
  }
  notifyPapers(context, project)
}

function placeOf({ cardType, objId, side }: WaiverInput): PaperPlace {
  const known = PAPER_SIDES.find((one) => one === side)
  if (!known) throw Refusal.invalid([{ field: 'side', message: '哪一方应为 buyer 或 owner' }])
  return { cardType: cardType ?? '', side: known, objId: objId ?? '' }
}

/** The stored row of a waiver. */
export async function waiverRowOf(
  unit: Unit,
  { key }: Row,
  { cardType, side, objId }: PaperPlace,
): Promise<{ readonly table: Table; readonly row: Row } | null> {
  const where = {
    all: [
      { field: '$project', is: [key] },
      { field: 'cardType', is: [cardType] },
      { field: 'side', is: [side] },
      { field: 'objId', is: [objId] },
    ],
  } as const
  const {
    rows: [row],
  } = await unit.list(paperWaiverTable, { where, page: 1, pageSize: 1, counted: false })
  return row ? { table: paperWaiverTable, row } : null
}
