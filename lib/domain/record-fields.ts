import { account, datetime } from '../catalogue/field.ts'

/** Who made a record and when; kept by the store and shown by lists. Part of every stored entity. */
export const recordFields = {
  crtTime: datetime('创建时间', { serverOwned: true, indexed: true }),
  crtUsr: account('创建人', { serverOwned: true }),
  updTime: datetime('更新时间', { serverOwned: true, indexed: true, column: true }),
  updUsr: account('更新人', { serverOwned: true }),
}
