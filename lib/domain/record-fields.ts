import { account, datetime, flag, integer } from '../catalogue/field.ts'

/** Who created and changed a record, and when; the store sets them and lists show them. Part of every stored entity. */
export const recordFields = {
  crtTime: datetime('创建时间', { serverOwned: true, indexed: true }),
  crtUsr: account('创建人', { serverOwned: true }),
  updTime: datetime('更新时间', { serverOwned: true, indexed: true, column: true }),
  updUsr: account('更新人', { serverOwned: true }),
}

/** Whether a field says who saved the record or when. */
export function isRecordField(name: string): boolean {
  return Object.hasOwn(recordFields, name)
}

/** Whether a row is in use: a disabled row stays in records that refer to it, but is no longer offered. */
export const inUse = flag('启用', { default: 1, indexed: true, column: true })

/** Position of a row among the others. */
export const sortOrder = integer('排序', { required: true, min: 0, max: 99_999, indexed: true, column: true })
