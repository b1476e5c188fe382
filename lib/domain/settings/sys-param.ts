import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { MOBILE_RULES } from '../standards/mobile.ts'

/** Parameters the program itself reads. @public */
export const SYS_PARAM = {
  mobileRule: 'MOBILE_RULE',
  exportRows: 'EXPORT_ROWS',
  selfReview: 'SELF_REVIEW',
  paperSelfCheck: 'PAPER_SELF_CHECK',
} as const
/** Whether users may approve their own entries: finance its bookings, staff their papers. */
export const SELF_REVIEW = { forbidden: 'forbidden', allowed: 'allowed' } as const

interface Accepted {
  readonly fits: (value: string) => boolean
  readonly says: string
}
const forbiddenOrAllowed: Accepted = {
  fits: (value) => Object.values<string>(SELF_REVIEW).includes(value),
  says: `只能为 ${Object.values(SELF_REVIEW).join(' 或 ')}`,
}
/** Accepted values of the parameters the program reads; all other parameters accept any value. */
const ACCEPTED: Readonly<Record<string, Accepted>> = {
  [SYS_PARAM.mobileRule]: {
    fits: (value) => Object.hasOwn(MOBILE_RULES, value),
    says: `只能为 ${Object.keys(MOBILE_RULES).join(' 或 ')}`,
  },
  [SYS_PARAM.exportRows]: { fits: (value) => /^[1-9]\d{0,6}$/.test(value), says: '只能为 1 至 9999999 的整数' },
  [SYS_PARAM.selfReview]: forbiddenOrAllowed,
  [SYS_PARAM.paperSelfCheck]: forbiddenOrAllowed,
}

const accepted: Rule = {
  name: 'accepted-parameter',
  reads: ['ss02Code'],
  issue: (value, { ss02Code: code }) => {
    const rule = typeof code === 'string' && Object.hasOwn(ACCEPTED, code) ? ACCEPTED[code] : undefined
    return rule && typeof value === 'string' && !rule.fits(value) ? rule.says : null
  },
}

/** One setting of an installation that staff may change. @source ROU-007 (/SysParamsGrid), ruling 1 @public */
export const sysParam = defineEntity({
  service: 'Ss02SysParams',
  title: '系统参数',
  metaTable: null,
  groups: {
    param: {
      label: '参数',
      fields: {
        keyValue: id('参数ID', { hidden: true, serverOwned: true }),
        ss02Code: text('参数编码', {
          required: true,
          maxLength: 64,
          indexed: true,
          column: true,
          hint: '程序按编码读取，建立后请勿修改',
        }),
        ss02Name: text('参数名称', { required: true, maxLength: 60, indexed: true, column: true }),
        ss02Group: text('参数分组', { maxLength: 30, indexed: true, column: true }),
        ss02Value: text('参数值', { required: true, maxLength: 500, indexed: true, column: true, rules: [accepted] }),
        ss02Public: flag('页面可读', { default: 1, hint: '开启后登录用户的页面可以读取此参数' }),
        ss02SortNo: integer('排序', { min: 0, max: 9_999, indexed: true }),
        ss02Memo: textarea('说明', { maxLength: 500 }),
        ss02Enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** The values of a setting of the installation, by field name; null where empty. @public */
export type SysParam = RecordOf<typeof sysParam>
