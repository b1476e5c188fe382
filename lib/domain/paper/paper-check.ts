import { defineEntity } from '../../catalogue/entity.ts'
import { code, flag, id, integer, text, textarea } from '../../catalogue/field.ts'
import { isOn, type Scope } from '../../catalogue/kind.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** A point to check when a paper is compared with its original. @source ROU-003 (/RuleSetting*), ruling 2 @public */
export const paperCheck = defineEntity({
  service: 'RuleSettingPaper',
  title: '校验规则',
  metaTable: null,
  groups: {
    main: {
      label: '校验规则',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        checkPaper: code('CARD_PAPER', '资料', { required: true, indexed: true }),
        checkPoint: text('核对要点', { required: true, maxLength: 100, indexed: true }),
        checkMethod: code('CHECK_METHOD', '核对方式', { required: true, indexed: true }),
        checkMust: flag('必须符合', { default: 1, indexed: true }),
        checkRefuse: text('退回原因', { maxLength: 100, indexed: true }),
        checkSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        checkMemo: textarea('说明', { maxLength: 300 }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** A point with the names of its codes. */
export interface NamedPaperCheck {
  readonly check: Scope
  readonly labels: Readonly<Record<string, string | undefined>>
}

/**
 * The guidance of a paper followed by its points to check, one per line, in the order of the list.
 * @source ROU-003 (/RuleSettingPaperGrid), PAP-011
 */
export function guidanceWithChecks(guidance: string, checks: readonly NamedPaperCheck[]): string {
  if (checks.length === 0) return guidance
  const lines = checks.map(({ check, labels }, index) => {
    const refuse = String(check['checkRefuse'] ?? '')
    const said = [
      labels['checkMethod'] ?? '',
      isOn(check['checkMust'] ?? null) ? '必须符合' : '供参考',
      ...(refuse === '' ? [] : [`不符时以“${refuse}”退回`]),
    ].filter((one) => one !== '')
    return `${index + 1}. ${String(check['checkPoint'] ?? '')}（${said.join('，')}）`
  })
  return [...(guidance === '' ? [] : [guidance]), '核对要点：', ...lines].join('\n')
}
