/** Operation privileges, by what they allow. @source ROL-006, ROL-007, OPN-069 @public */
export const PRIVILEGE = {
  search: 'OPT_SEARCH',
  add: 'OPT_ADD',
  update: 'OPT_UPDATE',
  remove: 'OPT_DELETE',
  detail: 'OPT_DETAIL',
  enable: 'OPT_ENABLE',
  disable: 'OPT_DISABLE',
  finish: 'OPT_FINISH',
  save: 'OPT_SAVE',
} as const
/** The code of an operation a role may allow. @public */
export type Privilege = (typeof PRIVILEGE)[keyof typeof PRIVILEGE]
