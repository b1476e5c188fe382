import * as v from 'valibot'
import { text } from '../../catalogue/field.ts'
import type { SavedView } from '../../domain/grid/saved-view.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

/**
 * The layout of a view is not checked here: its reader fits it to the list as it is now, because views outlive the
 * declarations they were saved for.
 */
// adapter: read by `fittingLayout`, which accepts anything
const layoutSchema = v.looseObject({}) as unknown as v.GenericSchema<unknown, SavedView['layout']>
export const viewSchema: v.GenericSchema<unknown, SavedView> = v.looseObject({
  id: v.string(),
  version: v.number(),
  grid: v.string(),
  title: v.string(),
  isDefault: v.boolean(),
  role: v.exactOptional(v.nullable(v.string())),
  own: v.exactOptional(v.boolean()),
  layout: layoutSchema,
})

/** The name of the list a view belongs to. */
export const VIEWED_GRID = text('列表', { required: true, maxLength: 64 })

/** The views of a list. A separate call, because every list requests them and few users change any. */
export const gridViewList = defineCall({
  service: 'GridView',
  method: 'getPageList',
  effect: 'read',
  summary: '列表的个人视图与角色视图',
  input: params({ grid: VIEWED_GRID }),
  output: v.array(viewSchema),
  requirements: ['GRD-016'],
})
