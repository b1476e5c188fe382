import * as v from 'valibot'
import { flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { COLUMN_WIDTH, LONGEST_VIEW_TITLE, type ViewLayout } from '../../domain/grid/saved-view.ts'
import { defineCall, type Input } from '../call.ts'
import { gridViewList, VIEWED_GRID, viewSchema } from './grid-view-list.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

const layoutSchema = v.object({
  columns: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.maxLength(64)),
        visible: v.boolean(),
        width: v.nullable(v.pipe(v.number(), v.minValue(COLUMN_WIDTH.least), v.maxValue(COLUMN_WIDTH.most))),
        pinned: v.boolean(),
      }),
    ),
    v.maxLength(500),
  ),
  sort: v.nullable(v.object({ field: v.pipe(v.string(), v.maxLength(64)), order: v.picklist(['asc', 'desc']) })),
  search: v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(2_000))),
  density: v.picklist(['comfortable', 'middle', 'compact']),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
})

/** A view to save; without `id` a new one. @public */
export interface SavedViewInput {
  readonly id?: string
  /** The version the view was read at; a newer one is then not overwritten. Not compared when absent. */
  readonly version?: number
  /** Name of the list. */
  readonly grid: string
  readonly title: string
  /** Opens the list with this view, for the user who saves it; false when absent. */
  readonly isDefault?: boolean
  /**
   * Publishes it as the default of every user with this role; null withdraws that. Managers only. Absent: unchanged.
   */
  readonly role?: string | null
  /** What the view restores. */
  readonly layout: ViewLayout
}

/** Twice the size of a layout with 500 columns and a full search. */
const LONGEST_LAYOUT = 100_000
const VIEW = {
  id: id('视图ID'),
  version: integer('版本', { min: 0 }),
  grid: VIEWED_GRID,
  title: text('视图名称', { required: true, maxLength: LONGEST_VIEW_TITLE }),
  isDefault: flag('默认视图'),
  role: text('发布给角色', { maxLength: 64 }),
  layout: textarea('视图内容', { required: true, maxLength: LONGEST_LAYOUT }),
} as const

/** The layout is sent as JSON text, because it is not a declared field. */
function viewInput(): Input<SavedViewInput> {
  const flat = params(VIEW)
  return {
    fields: VIEW,
    parse: (raw) => {
      const parsed = flat.parse(raw)
      if (!parsed.ok) return parsed
      const { id: key, version, grid, title, isDefault, role, layout } = parsed.value
      const read = readLayout(layout ?? '')
      if (!read) return { ok: false, issues: [{ field: 'layout', message: '视图内容不正确' }] }
      if (!title?.trim()) return { ok: false, issues: [{ field: 'title', message: '视图名称必填' }] }
      return {
        ok: true,
        value: {
          grid: grid ?? '',
          title: title.trim(),
          isDefault: isDefault === 1,
          layout: read,
          ...(key && { id: key }),
          ...(typeof version === 'number' && { version }),
          ...(role !== undefined && { role }),
        },
      }
    },
    encode: ({ isDefault, layout, ...view }) =>
      flat.encode({ ...view, isDefault: isDefault ? 1 : 0, layout: JSON.stringify(layout) }),
  }
}

function readLayout(json: string): ViewLayout | null {
  try {
    const parsed = v.safeParse(layoutSchema, JSON.parse(json))
    return parsed.success ? parsed.output : null
  } catch {
    return null // not JSON: refused like JSON of the wrong shape
  }
}

const { service } = gridViewList

/**
 * Views of lists that users save for themselves, and those managers publish for a role. Nobody sees or changes another
 * user's own views.
 */
export const gridViewCalls = {
  getPageList: gridViewList,
  doSave: defineCall({
    service,
    method: 'doSave',
    effect: 'create',
    summary: '保存个人视图；设为默认时取消该列表原来的默认视图；经理可发布为某个角色的默认视图',
    input: viewInput(),
    output: viewSchema,
    errors: ['NOT_FOUND', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['GRD-016'],
  }),
  doDelete: defineCall({
    service,
    method: 'doDelete',
    effect: 'write',
    summary: '删除个人视图',
    input: params({ id: id('视图ID', { required: true }), version: integer('版本', { min: 0 }) }),
    output: nothing,
    errors: ['NOT_FOUND', 'CONFLICT'],
    requirements: ['GRD-016'],
  }),
} as const
