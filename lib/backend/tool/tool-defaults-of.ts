import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { parseLoose } from '../../catalogue/wire.ts'
import { toolsOf } from '../../domain/settings/tool-of-record.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { toolDefaultTable, toolDefinitionTable } from './tool-tables.ts'

/**
 * The start values of a tool's fields, by name, as staff wrote them; null when there is no such tool, or when it is
 * switched off.
 */
export async function templateOf(unit: Unit, toolDefId: string): Promise<Readonly<Record<string, string>> | null> {
  const { rows } = await unit.list(toolDefaultTable, {
    where: { field: 'hf3sToolDefId', is: [toolDefId] },
    sort: [{ field: 'hf3sSortNo' }],
  })
  const tool = await unit.get(toolDefinitionTable, toolDefId)
  if (tool ? tool.values['enabled'] !== 1 : rows.length === 0) return null
  return Object.fromEntries(
    rows.flatMap(({ values }) =>
      values['hf3sEnabled'] === 1 ? [[textOf(values['hf3sFldName']), textOf(values['hf3sDefVal'])] as const] : [],
    ),
  )
}

/**
 * The start values that tools give a blank record; values that cannot be parsed, or whose fields users cannot fill in,
 * are left out.
 * @source FRM-030
 */
export async function toolDefaultsOf(unit: Unit, { service, fields }: Entity): Promise<RecordValues> {
  const templates = await Promise.all(toolsOf(service).map((tool) => templateOf(unit, tool)))
  const written: Readonly<Record<string, string>> = Object.assign({}, ...templates.toReversed())
  return Object.fromEntries(
    Object.entries(written).flatMap(([name, text]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || field.serverOwned || field.readOnly || field.hidden) return []
      const parsed = parseLoose({ [name]: field }, { [name]: text })
      return parsed.ok ? [[name, parsed.values[name] ?? null] as const] : []
    }),
  )
}
