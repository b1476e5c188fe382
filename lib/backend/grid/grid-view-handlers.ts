import { gridViewCalls, type SavedViewInput } from '../../contract/grid/grid-view-calls.ts'
import { MOST_VIEWS, type SavedView, type ViewLayout } from '../../domain/grid/saved-view.ts'
import { isManager } from '../../domain/permission/role.ts'
import { implement, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { writeAudit } from '../record/write-audit.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Values } from '../store.ts'
import { gridViewTable } from './grid-view-table.ts'
import { roleTable } from '../permission/permission-tables.ts'

/**
 * Views of lists that users save for themselves, and those published for their roles. A private view of another user is
 * answered like one that does not exist.
 */
export const gridViewHandlers = [
  implement(gridViewCalls.getPageList, SIGNED_IN, async ({ grid }, context) => {
    const rows = await readableViews(context, grid ?? '')
    const first = firstOf(context, rows)
    return { data: rows.map((row) => answered(context, row, row === first)) }
  }),
  implement(gridViewCalls.doSave, SIGNED_IN, async (input, context) => {
    const row = await saveView(input, context)
    return { data: answered(context, row, row.values['isDefault'] === 1) }
  }),
  implement(gridViewCalls.doDelete, SIGNED_IN, async ({ id, version }, context) => {
    const row = await changeableView(context, id ?? '')
    if (typeof version === 'number' && version !== row.version)
      throw new Refusal('CONFLICT', '该视图已在别处修改，请刷新后重试')
    await context.unit.remove(gridViewTable, row.key)
    if (textOf(row.values['role']) !== '') await writeAudit(context, gridViewTable, row, row.values, {})
    return { data: null }
  }),
]

const isOwn = ({ principal }: SignedIn, { values }: Row): boolean => values['owner'] === principal.acctId

async function viewsWhere({ unit }: SignedIn, ...where: readonly Filter[]): Promise<readonly Row[]> {
  const { rows } = await unit.list(gridViewTable, {
    where: { all: where },
    sort: [{ field: '$createdAt' }],
    counted: false,
  })
  return rows
}

/**
 * The caller's own views first, then those of their roles. Managers get all published ones, since they may withdraw
 * them.
 */
async function readableViews(context: SignedIn, grid: string): Promise<readonly Row[]> {
  const { acctId, roles } = context.principal
  const published: readonly Filter[] = isManager(roles)
    ? [{ not: { field: 'role', is: [null] } }]
    : roles.length === 0
      ? []
      : [{ field: 'role', is: roles }]
  const rows = await viewsWhere(
    context,
    { field: 'grid', is: [grid] },
    { any: [{ field: 'owner', is: [acctId] }, ...published] },
  )
  return [...rows.filter((row) => isOwn(context, row)), ...rows.filter((row) => !isOwn(context, row))]
}

/** The view a list opens with: the caller's default, else one published for their roles, else none. */
function firstOf(context: SignedIn, rows: readonly Row[]): Row | undefined {
  const { roles } = context.principal
  return (
    rows.find((row) => isOwn(context, row) && row.values['isDefault'] === 1) ??
    rows.find(({ values }) => roles.includes(textOf(values['role'])))
  )
}

/**
 * A view the caller may change: their own, or, for managers, a published one.
 * @throws Refusal NOT_FOUND, NO_PERMISSION
 */
async function changeableView(context: SignedIn, id: string): Promise<Row> {
  const { unit, principal } = context
  const row = id === '' ? null : await unit.get(gridViewTable, id, { lock: true })
  const role = textOf(row?.values['role'])
  const manages = isManager(principal.roles)
  if (!row || (!isOwn(context, row) && !(role !== '' && (manages || principal.roles.includes(role)))))
    throw new Refusal('NOT_FOUND', '视图不存在')
  if (role !== '' && !manages)
    throw new Refusal('NO_PERMISSION', '这是发布给角色的视图，只有经理可以修改；您可以另存为自己的视图')
  return row
}

async function saveView(
  { id, version, grid, title, isDefault = false, layout, role: requested }: SavedViewInput,
  context: SignedIn,
): Promise<Row> {
  const { unit, principal, ports } = context
  if (grid === '') throw Refusal.invalid([{ field: 'grid', message: '列表必填' }])
  // Serialises changes per list: the count, the single default and the single view of a role must not be changed in
  // parallel.
  await unit.lock(`grid-view:${grid}`)
  const row = id === undefined ? null : await changeableView(context, id)
  if (row && version !== undefined && version !== row.version)
    throw new Refusal('CONFLICT', '该视图已在别处修改，请刷新后重试')
  if (row && row.values['grid'] !== grid) throw Refusal.invalid([{ field: 'grid', message: '视图不能移到别的列表' }])
  const owner = textOf(row?.values['owner']) || principal.acctId
  const others = (await viewsWhere(context, { field: 'owner', is: [owner] }, { field: 'grid', is: [grid] })).filter(
    ({ key }) => key !== row?.key,
  )
  if (others.some(({ values }) => values['title'] === title))
    throw Refusal.invalid([{ field: 'title', message: `视图名称“${title}”已存在` }])
  if (!row && others.length >= MOST_VIEWS)
    throw Refusal.invalid([{ field: 'title', message: `每个列表最多保存${MOST_VIEWS}个视图` }])
  const before = textOf(row?.values['role']) || null
  const role = requested === undefined ? before : requested
  if (role !== before) await allowPublishing(context, role)
  // A view published by another user does not affect the caller's own default.
  const own = row === null || isOwn(context, row)
  if (own && isDefault) {
    for (const other of others)
      if (other.values['isDefault'] === 1) await unit.update(gridViewTable, other.key, other.version, { isDefault: 0 })
  }
  const values: Values = {
    grid,
    owner,
    title,
    role,
    isDefault: own ? (isDefault ? 1 : 0) : (row.values['isDefault'] ?? 0),
    layout: JSON.stringify(layout),
  }
  if (role !== null && role !== before) await replacePublished(context, grid, role, row?.key ?? null)
  const saved = row
    ? await unit.update(gridViewTable, row.key, row.version, values)
    : await unit.insert(gridViewTable, { key: ports.ids.key(), project: null, city: null, values })
  if (!saved) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  if (role !== null || before !== null) await writeAudit(context, gridViewTable, saved, row?.values ?? {}, values)
  return saved
}

/**
 * Requires the right to publish.
 * @throws Refusal NO_PERMISSION for users who are no managers, INVALID for a role that is not in use
 */
async function allowPublishing({ unit, principal }: SignedIn, role: string | null): Promise<void> {
  if (!isManager(principal.roles)) throw new Refusal('NO_PERMISSION', '只有经理可以把视图发布给角色')
  if (role === null) return
  const known = await unit.get(roleTable, role)
  if (!known || known.values['enabled'] === 0)
    throw Refusal.invalid([{ field: 'role', message: '发布给角色不在可选范围内' }])
}

/** A role has one view per list. The replaced one stays with its author. */
async function replacePublished(context: SignedIn, grid: string, role: string, key: string | null): Promise<void> {
  for (const other of await viewsWhere(context, { field: 'grid', is: [grid] }, { field: 'role', is: [role] })) {
    if (other.key === key) continue
    const freed = await context.unit.update(gridViewTable, other.key, other.version, { role: null })
    if (freed) await writeAudit(context, gridViewTable, freed, { role }, { role: null })
  }
}

function answered(context: SignedIn, row: Row, isDefault: boolean): SavedView {
  const { key, version, values } = row
  // adapter: written by this file from a parsed layout
  const layout = JSON.parse(textOf(values['layout'])) as ViewLayout
  return {
    id: key,
    version,
    grid: textOf(values['grid']),
    title: textOf(values['title']),
    isDefault,
    role: textOf(values['role']) || null,
    own: isOwn(context, row),
    layout,
  }
}
