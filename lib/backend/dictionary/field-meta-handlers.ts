import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { toWire } from '../../catalogue/wire.ts'
import { fieldMetaCalls } from '../../contract/settings/dictionary-calls.ts'
import { entities } from '../../domain/entities.ts'
import { settingsInForce } from '../../domain/settings/field-setting.ts'
import { fieldMeta, overlayOf, type FieldMeta } from '../../domain/settings/field-meta.ts'
import { homeAddressAfter } from '../../domain/member/home.ts'
import { member } from '../../domain/member/member.ts'
import { metaMemberType, sideOf } from '../../domain/member/member-side.ts'
import { startOf } from '../case-record/start.ts'
import { implement, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { seesProject } from '../principal.ts'
import { answerRows, blankOf, recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { fieldMetaTable } from './dictionary-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { toolDefaultsOf } from '../tool/tool-defaults-of.ts'

/** Context the field settings are requested for. */
export interface SettingsFor {
  /** As in `MEMBER_TYPE`. Without one, or with an unknown one, only settings for all members apply. @source MEM-030 */
  readonly memberType?: string | null | undefined
  /** Filter codes that apply. @source FRM-004 */
  readonly scopes?: readonly string[]
  /** The city the user works in while there is no case yet; a case has its own city. */
  readonly city?: string
}

/** The case the settings are requested for, or the city the user works in. */
type At = Pick<Row, 'key' | 'city' | 'values'> | { readonly city: string | null }

export const fieldMetaHandlers = [
  implement(fieldMetaCalls.loadrieldMeta, SIGNED_IN, async ({ prjId, tableId, memberType }, context) => {
    const row = await caseOf(context, prjId)
    return {
      data: await answerRows(
        context.unit,
        fieldMeta,
        await settingsOf(context.unit, tableId ?? null, row ?? { city: context.principal.city || null }, memberType),
      ),
    }
  }),
  implement(fieldMetaCalls.initFldsVal, SIGNED_IN, async ({ prjId, tableId }, context) => {
    const row = await caseOf(context, prjId)
    const entity = Object.values(entities).find(({ metaTable }) => metaTable !== null && metaTable === tableId)
    if (!entity) throw Refusal.invalid([{ field: 'tableId', message: '字段表不存在' }])
    const known = row === null ? {} : knownOf(entity, row)
    // Values from the case override templates of tools, even where the case leaves a field empty.
    const defaults = { ...blankOf(entity), ...(await toolDefaultsOf(context.unit, entity)), ...known }
    return {
      data: toWire(entity.fields, Object.fromEntries(Object.entries(defaults).filter(([, value]) => !isEmpty(value)))),
    }
  }),
]

/** Values of a case that a new record of it starts with. @source FRM-029, MEM-038 */
function knownOf(entity: Entity, project: Row): RecordValues {
  return entity.service === member.service
    ? { hf23HomeAddress: homeAddressAfter(null, null, project.values['hf20HouseAddress'] ?? null) }
    : startOf(entity, project)
}

/**
 * Settings of one table, in order: for each field the most specific ones for the type, the case, its city and its kind.
 */
async function settingsOf(
  unit: Unit,
  tableId: number | null,
  at: At,
  memberType: string | null | undefined,
): Promise<readonly Row[]> {
  if (tableId === null) throw Refusal.invalid([{ field: 'tableId', message: '字段表必填' }])
  const side = sideOf(memberType)
  const [prjId, kind] = 'key' in at ? [at.key, textOf(at.values['hf20PrjType'])] : [null, '']
  const shared: Filter = {
    all: [
      { field: '$project', is: [null] },
      { field: '$city', is: at.city === null ? [null] : [null, at.city] },
    ],
  }
  const { rows } = await unit.list(fieldMetaTable, {
    where: {
      all: [
        { field: 'tableId', is: [tableId] },
        prjId === null ? shared : { any: [{ field: '$project', is: [prjId] }, shared] },
        { field: 'hf02PrjType', is: kind === '' ? [null] : [null, kind] },
        { field: 'memberType', is: side === null ? [null] : [null, metaMemberType(side)] },
      ],
    },
    sort: [{ field: 'sortOrder' }],
  })
  return settingsInForce(rows)
}

/** The field metadata in force for an entity, in the shape the checks read. */
export async function overlayFor(
  unit: Unit,
  entity: Entity,
  prjId: string | null,
  { memberType, scopes = [], city = '' }: SettingsFor = {},
): Promise<Overlay> {
  if (entity.metaTable === null) return overlayOf([], { scopes })
  const project = prjId === null ? null : await unit.get(projectTable, prjId)
  const rows = await settingsOf(unit, entity.metaTable, project ?? { city: city || null }, memberType)
  return overlayOf(
    rows.map((row) => recordOf(fieldMeta, row) as FieldMeta),
    { scopes },
  ) // adapter: rows of this very entity
}

/** The case the settings are requested for, or null. */
async function caseOf({ unit, principal }: SignedIn, prjId: string | null | undefined): Promise<Row | null> {
  if (!prjId) return null
  const row = await unit.get(projectTable, prjId)
  if (!row || !seesProject(principal, row)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
  return row
}
