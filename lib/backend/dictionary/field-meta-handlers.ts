import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { toWire } from '../../catalogue/wire.ts'
import { fieldMetaCalls } from '../../contract/dictionary-calls.ts'
import { entities } from '../../domain/entities.ts'
import { fieldMeta, overlayOf, type FieldMeta } from '../../domain/field-meta.ts'
import { implement, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { seesProject } from '../principal.ts'
import { answerRows, blankOf, recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Unit } from '../store.ts'
import { fieldMetaTable, projectTable } from '../tables.ts'

export const fieldMetaHandlers = [
  implement(fieldMetaCalls.loadrieldMeta, SIGNED_IN, async ({ prjId, tableId }, context) => {
    await refuseForeignProject(context, prjId)
    return { data: await answerRows(context.unit, fieldMeta, await linesOf(context.unit, tableId ?? null, prjId ?? null)) }
  }),
  implement(fieldMetaCalls.initFldsVal, SIGNED_IN, async ({ prjId, tableId }, context) => {
    await refuseForeignProject(context, prjId)
    const entity = Object.values(entities).find(({ metaTable }) => metaTable !== null && metaTable === tableId)
    if (!entity) throw Refusal.invalid([{ field: 'tableId', message: '字段表不存在' }])
    return { data: toWire(entity.fields, Object.fromEntries(Object.entries(blankOf(entity)).filter(([, value]) => !isEmpty(value)))) }
  }),
]

/** Lines for one table: those of the project when it has its own, otherwise the general ones. */
async function linesOf(unit: Unit, tableId: number | null, prjId: string | null): Promise<readonly Row[]> {
  if (tableId === null) throw Refusal.invalid([{ field: 'tableId', message: '字段表必填' }])
  const { rows } = await unit.list(fieldMetaTable, {
    where: { all: [{ field: 'tableId', is: [tableId] }, { field: '$project', is: prjId === null ? [null] : [null, prjId] }] },
    sort: [{ field: 'sortOrder' }],
  })
  const own = new Map(rows.filter((row) => row.project !== null).map((row) => [row.values['hf02FldName'], row]))
  return rows.filter((row) => row.project !== null || !own.has(row.values['hf02FldName'] ?? null))
}

/** The metadata in force for an entity, as the check reads it. */
export async function overlayFor(unit: Unit, entity: Entity, prjId: string | null): Promise<Overlay> {
  const rows = entity.metaTable === null ? [] : await linesOf(unit, entity.metaTable, prjId)
  return overlayOf(rows.map((row) => recordOf(fieldMeta, row) as FieldMeta)) // adapter: rows of this very entity
}

async function refuseForeignProject({ unit, principal }: SignedIn, prjId: string | null | undefined): Promise<void> {
  if (!prjId) return
  const row = await unit.get(projectTable, prjId)
  if (!row || !seesProject(principal, row)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
}
