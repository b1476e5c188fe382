import { gridViewCalls, type SavedViewInput } from '../../contract/grid-view-calls.ts'
import { MOST_VIEWS, type SavedView, type ViewLayout } from '../../domain/grid/saved-view.ts'
import { implement, type SignedIn } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import { gridViewTable } from '../tables.ts'

/** Views a person keeps of lists. Another person's answers like one that does not exist. */
export const gridViewHandlers = [
  implement(gridViewCalls.getPageList, SIGNED_IN, async ({ grid }, context) => ({ data: (await viewsOf(context, grid ?? '')).map(answered) })),
  implement(gridViewCalls.doSave, SIGNED_IN, async (input, context) => ({ data: answered(await saveView(input, context)) })),
  implement(gridViewCalls.doDelete, SIGNED_IN, async ({ id, version }, context) => {
    const row = await ownView(context, id ?? '')
    if (typeof version === 'number' && version !== row.version) throw new Refusal('CONFLICT', '该视图已在别处修改，请刷新后重试')
    await context.unit.remove(gridViewTable, row.key)
    return { data: null }
  }),
]

async function viewsOf({ unit, principal }: SignedIn, grid: string): Promise<readonly Row[]> {
  const { rows } = await unit.list(gridViewTable, { where: { all: [{ field: 'owner', is: [principal.acctId] }, { field: 'grid', is: [grid] }] }, sort: [{ field: '$createdAt' }] })
  return rows
}

async function ownView({ unit, principal }: SignedIn, id: string): Promise<Row> {
  const row = id === '' ? null : await unit.get(gridViewTable, id, { lock: true })
  if (row?.values['owner'] !== principal.acctId) throw new Refusal('NOT_FOUND', '视图不存在')
  return row
}

async function saveView({ id, version, grid, title, isDefault = false, layout }: SavedViewInput, context: SignedIn): Promise<Row> {
  const { unit, principal, ports } = context
  if (grid === '') throw Refusal.invalid([{ field: 'grid', message: '列表必填' }])
  // One after another for a person and a list: counting and the one default must not overtake each other.
  await unit.lock(`grid-view:${principal.acctId}:${grid}`)
  const row = id === undefined ? null : await ownView(context, id)
  if (row && version !== undefined && version !== row.version) throw new Refusal('CONFLICT', '该视图已在别处修改，请刷新后重试')
  if (row && row.values['grid'] !== grid) throw Refusal.invalid([{ field: 'grid', message: '视图不能移到别的列表' }])
  const others = (await viewsOf(context, grid)).filter(({ key }) => key !== row?.key)
  if (others.some(({ values }) => values['title'] === title)) throw Refusal.invalid([{ field: 'title', message: `视图名称“${title}”已存在` }])
  if (!row && others.length >= MOST_VIEWS) throw Refusal.invalid([{ field: 'title', message: `每个列表最多保存${MOST_VIEWS}个视图` }])
  if (isDefault) {
    for (const other of others) if (other.values['isDefault'] === 1) await unit.update(gridViewTable, other.key, other.version, { isDefault: 0 })
  }
  const values: Values = { grid, owner: principal.acctId, title, isDefault: isDefault ? 1 : 0, layout: JSON.stringify(layout) }
  const saved = row ? await unit.update(gridViewTable, row.key, row.version, values) : await unit.insert(gridViewTable, { key: ports.ids.key(), project: null, city: null, values })
  if (!saved) throw new Refusal('CONFLICT') // cannot happen while the row is locked
  return saved
}

function answered({ key, version, values }: Row): SavedView {
  const layout = JSON.parse(textOf(values['layout'])) as ViewLayout // adapter: written by this file from a parsed layout
  return { id: key, version, grid: textOf(values['grid']), title: textOf(values['title']), isDefault: values['isDefault'] === 1, layout }
}
