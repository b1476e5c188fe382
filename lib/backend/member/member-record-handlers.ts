import type { RecordValues } from '../../catalogue/effect.ts'
import type { RecordInput } from '../../contract/input.ts'
import { recordCallsOf } from '../../contract/case/member-calls.ts'
import { MEMBER_RECORDS } from '../../domain/member/member-records.ts'
import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { allow, needs, SIGNED_IN } from '../policy.ts'
import { answerRecord, answerRows, blankOf, recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { listQuery } from '../record/list.ts'
import { revealHandler } from '../record/reveal.ts'
import { saveHandlers } from '../record/save-handlers.ts'
import { judge } from '../record/save.ts'
import { removeRecord, updateRecord } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { memberRecordTables } from './member-tables.ts'
import { addToCase } from './add-to-case.ts'
import { copyOf, refuseMoving, rulesFor } from './member-record.ts'
import { visibleRecords } from './visible-records.ts'
import {
  changeableOwner,
  changeableRecord,
  type MemberRecordTable,
  visibleOwner,
  visibleRecord,
} from './record-owner.ts'

/** The privileges that apply to these records. */
const USED: readonly Privilege[] = [
  PRIVILEGE.search,
  PRIVILEGE.detail,
  PRIVILEGE.add,
  PRIVILEGE.update,
  PRIVILEGE.remove,
  PRIVILEGE.save,
]

/** The calls of every list of member records. @source CAL-029 to CAL-033, REC-001 to REC-031 */
export const memberRecordHandlers = MEMBER_RECORDS.flatMap((list): readonly Implementation[] => {
  const table = memberRecordTables[list.entity.service]
  if (!table) throw new Error(`${list.entity.service} has no table`)
  return handlersOf({ ...list, table })
})

function handlersOf(source: MemberRecordTable): readonly Implementation[] {
  const { entity, table, owner } = source
  const calls = recordCallsOf(entity.service)
  const answer = ({ unit }: SignedIn, row: Row) => answerRecord(unit, entity, recordOf(entity, row), row)
  return [
    implement(calls.getPageList, needs(PRIVILEGE.search), async (input, context) => {
      const within = visibleRecords(source, context.principal, input.objKey || null)
      const query = listQuery(input, within, { field: '$updatedAt', descending: true })
      const { rows, total } = await context.unit.list(table, query)
      return { data: await answerRows(context.unit, entity, rows), total }
    }),
    implement(calls.getSubPageList, needs(PRIVILEGE.search), async (input, context) => {
      const { member } = await visibleOwner(context, source, input.objKey)
      const { rows, total } = await context.unit.list(
        table,
        listQuery(input, { field: owner, is: [member.key] }, { field: 'sortNo' }),
      )
      return { data: await answerRows(context.unit, entity, rows), total }
    }),
    implement(calls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => ({
      data: await answer(context, (await visibleRecord(context, source, id)).row),
    })),
    implement(calls.doCreate, needs(PRIVILEGE.detail), async ({ id, isClone, objKey }, context) => {
      if (!id)
        return {
          data: await answerRecord(
            context.unit,
            entity,
            newRecord(source, (await visibleOwner(context, source, objKey)).member),
            null,
          ),
        }
      const { row, member } = await visibleRecord(context, source, id)
      return {
        data:
          isClone === 1
            ? await answerRecord(
                context.unit,
                entity,
                copyOf(entity, recordOf(entity, row), newRecord(source, member)),
                null,
              )
            : await answer(context, row),
      }
    }),
    ...saveHandlers(calls, needs(PRIVILEGE.save), async (input, context) =>
      answer(context, await saveRecord(source, input, context)),
    ),
    implement(calls.getOpts, SIGNED_IN, async (_input, { principal }) => ({
      data: USED.filter((privilege) => principal.privileges.has(privilege)),
    })),
    implement(calls.doDelete, needs(PRIVILEGE.remove), async ({ id, version }, context) => {
      const { row } = await changeableRecord(context, source, id)
      if (version !== null && version !== undefined && version !== row.version)
        throw await conflictOver(context.unit, entity, recordOf(entity, row), row)
      await removeRecord(context, table, row)
      return { data: null }
    }),
    ...(Object.values(entity.fields).some(({ sensitive }) => sensitive) ? [revealHandler(entity, table)] : []),
  ]
}

/** The start values of a new record: declared defaults and its owner. */
const newRecord = ({ entity, owner }: MemberRecordTable, member: Row): RecordValues => ({
  ...blankOf(entity, member.city),
  [owner]: member.key,
})

async function saveRecord(source: MemberRecordTable, input: RecordInput, context: SignedIn): Promise<Row> {
  const { entity, table, owner } = source
  allow(needs(input.keyValue ? PRIVILEGE.update : PRIVILEGE.add), context.principal)
  const known = input.keyValue ? await changeableRecord(context, source, input.keyValue) : null
  const { project, member, side, scope } = known ?? (await changeableOwner(context, source, input[owner]))
  const row = known?.row ?? null
  const before = row ? recordOf(entity, row) : newRecord(source, member)
  refuseMoving(entity, before, input, [owner])
  const overlay = await rulesFor(context.unit, entity, side, project, scope)
  const { record, changed } = await judge(
    context,
    { entity, table, row, before, facts: scope, overlay, place: { project: project.key, city: project.city } },
    input,
  )
  if (!row) return addToCase(context, table, project, record)
  return changed.length === 0 ? row : updateRecord(context, table, row, record, changed)
}
