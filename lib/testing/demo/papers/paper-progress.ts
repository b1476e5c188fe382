import { addDays, type Day } from '../../../catalogue/day.ts'
import { isOn } from '../../../catalogue/kind.ts'
import { DEMAND_STEP, FLOW_STATUS, PAPER_FILE_STATE } from '../../../domain/codes.ts'
import type { CasePaper } from '../../../backend/paper/papers-of-case.ts'
import type { Random } from '../random.ts'

/** The state of a person's or a side's paper in a demo case. */
export type SubmittedPaper =
  | { readonly waived: string }
  | {
      readonly state: string
      readonly reason: string | null
      readonly issued: Day
      readonly pages: number /** Pages of the PDF; null for pictures. */
      readonly pdf: number | null
    }

/** The progress of the work that takes a paper. */
type Stage = 'done' | 'underWay' | 'ahead'

/** Out of a hundred papers: checked, to be checked, sent back, expired, waived; the rest is missing. */
const SHARES: Readonly<
  Record<Stage, readonly [checked: number, waiting: number, returned: number, expired: number, waived: number]>
> = {
  done: [84, 6, 0, 6, 4],
  underWay: [38, 20, 10, 10, 4],
  ahead: [4, 8, 0, 0, 0],
}
const REASONS = [
  '照片反光，看不清证件号码，请重新拍摄',
  '缺少骑缝章，请补盖后重新提供',
  '页码不全，请补齐后重新上传',
  '姓名与身份证不一致，请核实',
]
const WAIVED = ['已由经办银行代为查询，无需客户提供', '原件已在前次办理时留存，沿用存档', '经登记中心确认可免于提供']
/** Papers that come as a PDF of their issuer, with the number of pages. */
const AS_PDF: Readonly<Record<string, number>> = { P009: 3, P028: 8, P032: 10, P033: 1, P035: 2 }
const PAGES: Readonly<Record<string, number>> = { P001: 2, P002: 3, P008: 3, P022: 2 }
/** In every n-th case one person has a statement for each month. */
const LONG_STATEMENT_EVERY = 3
const STATEMENT = 'P008'
const LONGEST = 9

/**
 * The state of a paper, by the progress of the work that takes it. Papers on demand are mostly missing.
 *
 * @param day of the submission
 */
export function submissionOf(
  random: Random,
  paper: CasePaper,
  {
    step,
    index,
    first,
    day,
    today,
  }: { readonly step: string; readonly index: number; readonly first: boolean; readonly day: Day; readonly today: Day },
): SubmittedPaper | null {
  const { kind, cardType } = paper
  const stage = stageOf(paper)
  const validDays = kind.validDays ?? 0
  const closed = step === DEMAND_STEP.finished
  const drawn = random.whole(1, 100)
  const age = random.whole(0, 6)
  if (isOn(kind.optional) && !random.chance(0.25)) return null
  const [checked, waiting, returned, expired, waived] = SHARES[stage]
  const pages = cardType === STATEMENT && first && index % LONG_STATEMENT_EVERY === 1 ? LONGEST : (PAGES[cardType] ?? 1)
  const file = {
    reason: null,
    issued: addDays(day, -Math.min(age, Math.max(validDays - 2, 0))),
    pages,
    pdf: AS_PDF[cardType] ?? null,
  }
  if (closed || drawn <= checked) return { ...file, state: PAPER_FILE_STATE.checked }
  if (drawn <= checked + waiting) return { ...file, state: PAPER_FILE_STATE.waiting }
  if (drawn <= checked + waiting + returned)
    return { ...file, state: PAPER_FILE_STATE.returned, reason: random.pick(REASONS) }
  if (drawn <= checked + waiting + returned + expired)
    return {
      ...file,
      state: PAPER_FILE_STATE.checked,
      ...(validDays > 0 && { issued: addDays(today, -validDays - random.whole(2, 12)) }),
    }
  return drawn <= checked + waiting + returned + expired + waived && !isOn(kind.optional)
    ? { waived: random.pick(WAIVED) }
    : null
}

function stageOf({ jobs }: CasePaper): Stage {
  const statuses = jobs.map(({ values }) => values['hf15Status'])
  if (statuses.includes(FLOW_STATUS.inProgress)) return 'underWay'
  return statuses.includes(FLOW_STATUS.finished) ? 'done' : 'ahead'
}
