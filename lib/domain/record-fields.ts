import { account, datetime, flag, integer } from '../catalogue/field.ts'

/** Who made a record and when; kept by the store and shown by lists. Part of every stored entity. */
export const recordFields = {
  crtTime: datetime('创建时间', { serverOwned: true, indexed: true }),
  crtUsr: account('创建人', { serverOwned: true }),
  updTime: datetime('更新时间', { serverOwned: true, indexed: true, column: true }),
  updUsr: account('更新人', { serverOwned: true }),
}

/** Whether a row is in use: switched off it stays where it was named, and is offered no more. */
export const inUse = flag('启用', { default: 1, indexed: true, column: true })

/** Where a row stands among the others. */
export const sortOrder = integer('排序', { required: true, min: 0, max: 99_999, indexed: true, column: true })
