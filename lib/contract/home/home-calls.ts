import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'
import { nothing } from '../output.ts'

const optional = v.nullish(v.string(), null)
/**
 * One entry of the caller's menu: `father` is the code of its parent entry, `path` is null for a group, `badge` names
 * the count shown beside it (`TASK`, `REVIEW`, `INCOME`, `EXPENSE`, `NOTICE`).
 */
const menuEntry = v.looseObject({
  code: v.string(),
  name: v.string(),
  father: optional,
  path: optional,
  icon: optional,
  badge: optional,
  sort: v.nullish(v.number(), 0),
  /** Pinyin of the name, for finding it; null where the server knows no pinyin. */
  readings: optional,
})

/** Calls of the shell of the portal: menu and refreshed parameters. */
export const homeCalls = {
  doRefresh: defineCall({
    service: 'home',
    method: 'doRefresh',
    effect: 'write',
    summary: '刷新参数：自上次刷新后变更过的字典通知所有在线页面重新加载',
    input: params({}),
    output: nothing,
    requirements: ['CAL-059', 'SHL-009'],
  }),
  getMenu: defineCall({
    service: 'home',
    method: 'getMenu',
    effect: 'read',
    summary: '当前登录人可以打开的菜单，按排序；没有内容的分组不列出',
    input: params({}),
    output: v.array(menuEntry),
    requirements: ['SHL-001', 'GRD-020'],
  }),
} as const
