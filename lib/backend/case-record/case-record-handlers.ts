import type { RecordValues } from '../../catalogue/effect.ts'
import type { Kind } from '../../catalogue/kind.ts'
import { caseRecordCallsOf } from '../../contract/case/case-record-calls.ts'
import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { factsOfCase, visibleCase, visibleChild } from '../member/case-access.ts'
import { copyOf } from '../member/member-record.ts'
import { needs, SIGNED_IN } from '../policy.ts'
import { answerRecord, answerRows, composedOf } from '../record/answer.ts'
import { listQuery } from '../record/list.ts'
import { revealHandler } from '../record/reveal.ts'
import { saveHandlers } from '../record/save-handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { CASE_RECORDS, type CaseRecord, caseRecordOf, requireSection } from './case-records.ts'
import { saveCaseRecord } from './save-case-record.ts'
import { blankRecord } from './start.ts'

/** Privileges that apply to these records. */
const USED: readonly Privilege[] = [PRIVILEGE.search, PRIVILEGE.detail, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save]

/** Calls for demand, house, trade and loan of a case. @source CAL-024 to CAL-027, CAL-034, PRJ-047 */
export const caseRecordHandlers = CASE_RECORDS.flatMap(handlersOf)

function handlersOf(kind: CaseRecord): readonly Implementation[] {
  const { entity, table } = kind
  const calls = caseRecordCallsOf(entity.service)
  const answer = ({ unit, today }: SignedIn, row: Row) =>
    answerRecord(unit, entity, caseRecordOf(kind, row, today), row)
  return [
    implement(calls.getSubPageList, needs(PRIVILEGE.search), async (input, context) => {
      const project = await visibleCase(context, namedCase(input.objKey))
      const { rows, total } = await context.unit.list(
        table,
        listQuery(input, { field: '$project', is: [project.key] }, { field: '$createdAt' }),
      )
      return {
        data: await answerRows(context.unit, entity, rows, (_record, row) => caseRecordOf(kind, row, context.today)),
        total,
      }
    }),
    implement(calls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => ({
      data: await answer(context, (await visibleChild(context, table, id)).row),
    })),
    implement(calls.doCreate, needs(PRIVILEGE.detail), async ({ id, isClone, objKey }, context) => {
      if (!id)
        return {
          data: await answerRecord(context.unit, entity, await newRecord(kind, namedCase(objKey), context), null),
        }
      const { row, project } = await visibleChild(context, table, id)
      if (isClone !== 1) return { data: await answer(context, row) }
      return {
        data: await answerRecord(
          context.unit,
          entity,
          copyInto(kind, caseRecordOf(kind, row, context.today), await newRecord(kind, objKey || project.key, context)),
          null,
        ),
      }
    }),
    ...saveHandlers(calls, needs(PRIVILEGE.save), async (input, context) =>
      answer(context, await saveCaseRecord(kind, input, context)),
    ),
    implement(calls.getOpts, SIGNED_IN, async (_input, { principal }) => ({
      data: USED.filter((privilege) => principal.privileges.has(privilege)),
    })),
    ...(Object.values(entity.fields).some(({ sensitive }) => sensitive) ? [revealHandler(entity, table)] : []),
  ]
}

function namedCase(objKey: string | null | undefined): string {
  if (!objKey) throw Refusal.invalid([{ field: 'objKey', message: '项目ID必填' }])
  return objKey
}

async function newRecord(kind: CaseRecord, prjId: string, context: SignedIn): Promise<RecordValues> {
  const project = await visibleCase(context, prjId)
  requireSection(kind, factsOfCase(project), 'objKey')
  return composedOf(kind.entity, blankRecord(kind, project))
}

/** Documents and people belong to one case only. */
const OF_ONE_CASE = new Set<Kind>(['file', 'files', 'image', 'images', 'member'])

function copyInto({ entity, owner }: CaseRecord, record: RecordValues, freshRecord: RecordValues): RecordValues {
  const left = Object.entries(entity.fields).flatMap(([name, { kind }]) =>
    name === owner || OF_ONE_CASE.has(kind) ? [[name, freshRecord[name] ?? null] as const] : [],
  )
  return { ...copyOf(entity, record, freshRecord), ...Object.fromEntries(left) }
}
