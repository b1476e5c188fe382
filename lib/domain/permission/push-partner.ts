import { filled, is } from '../../catalogue/condition.ts'
import type { Day } from '../../catalogue/day.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, date, datetime, flag, id, organisation, text, textarea } from '../../catalogue/field.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { mobile } from '../standards/mobile.ts'

/** Which cases the pages of a partner may show. */
export const PARTNER_SCOPE = { all: 'ALL', provider: 'PROVIDER', shared: 'SHARED' } as const

/** Addresses a browser sends as the origin of a page: scheme, host and port, over HTTPS or on the local computer. */
const origins: Rule = {
  name: 'origins',
  issue: (value) => {
    const wrong = typeof value === 'string' ? originsIn(value).find((origin) => !isOrigin(origin)) : undefined
    return wrong === undefined ? null : `中的“${wrong.slice(0, 60)}”不是来源地址，应形如 https://example.com`
  },
}

/** Numbers of cases; the server checks whether such cases exist. */
const caseNumbers: Rule = {
  name: 'case-numbers',
  issue: (value) => {
    const wrong =
      typeof value === 'string'
        ? sharedCasesIn(value).find((number) => !/^[A-Za-z0-9-]{1,32}$/.test(number))
        : undefined
    return wrong === undefined ? null : `中的“${wrong.slice(0, 40)}”不是项目编号`
  },
}

/** The addresses in a text, one per line. */
export function originsIn(text: string): readonly string[] {
  return linesOf(text)
}

/** The numbers of cases in a text, one per line. */
export function sharedCasesIn(text: string): readonly string[] {
  return linesOf(text)
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Why the pages of a partner are refused; null while they are allowed. The last day is included. */
export function partnerBlock(
  { enabled, validUntil }: Pick<PushPartner, 'enabled' | 'validUntil'>,
  today: Day,
): string | null {
  if (enabled !== 1) return '合作方已停用'
  return validUntil !== null && validUntil < today ? '合作方已过有效期' : null
}

function isOrigin(text: string): boolean {
  const [, scheme = '', host = ''] = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?$/.exec(text) ?? []
  return scheme === 'https' || (scheme === 'http' && (host === 'localhost' || host === '127.0.0.1'))
}

/**
 * A partner whose pages embed parts of the portal, and what those may show and do.
 * @source ROU-001 (/PushPartnerGrid)
 * @public
 */
export const pushPartner = defineEntity({
  service: 'PushPartner',
  title: '对接合作方',
  metaTable: null,
  groups: {
    partner: {
      label: '合作方',
      fields: {
        keyValue: id('合作方ID', { hidden: true, serverOwned: true }),
        partnerCode: text('合作方编码', {
          required: true,
          maxLength: 32,
          indexed: true,
          column: true,
          hint: '建立后不能修改',
          rules: [
            {
              name: 'partner-code',
              issue: (value) =>
                typeof value === 'string' && !/^[a-z][a-z0-9-]{2,31}$/.test(value)
                  ? '应为 3 至 32 位小写字母、数字或横线，以字母开头'
                  : null,
            },
          ],
        }),
        partnerName: text('合作方名称', { required: true, maxLength: 60, indexed: true, column: true }),
        partnerKind: code('PARTNER_KIND', '类别', { required: true, indexed: true, column: true }),
        partnerContact: text('联系人', { maxLength: 30, column: true }),
        partnerPhone: text('联系电话', { sensitive: 'phone', rules: [mobile] }),
        validUntil: date('有效期至', { indexed: true, column: true, hint: '为空表示长期有效' }),
        enabled: inUse,
      },
    },
    access: {
      label: '开放范围',
      fields: {
        origins: textarea('允许的来源地址', {
          required: true,
          maxLength: 1_000,
          rules: [origins],
          hint: '每行一个，如 https://example.com',
        }),
        widgets: codes('PARTNER_WIDGET', '可用组件', { required: true, column: true }),
        lists: codes('MENU_ITEM', '可用列表', { hint: '“配置列表”组件只能打开这里的列表，而且只能查看' }),
        operations: codes('SYS_OPERATION', '可用操作', { required: true, column: true }),
        reveals: flag('可看完整证件与号码', { hint: '关闭时证件号码、手机号与银行账号始终遮盖' }),
        cities: codes('CITY_STATION', '可用城市', { required: true, column: true }),
        caseScope: code('PARTNER_SCOPE', '项目范围', {
          required: true,
          default: PARTNER_SCOPE.shared,
          indexed: true,
          column: true,
        }),
        provider: organisation('所属服务商', { indexed: true }),
        sharedCases: textarea('授权的项目', {
          maxLength: 4_000,
          rules: [caseNumbers],
          hint: '每行一个项目编号；只有这些项目可以签发嵌入会话',
        }),
        memo: textarea('说明', { maxLength: 300 }),
      },
    },
    secret: {
      label: '对接密钥',
      fields: {
        secretAt: datetime('密钥生成时间', { serverOwned: true }),
        renewSecret: flag('重新生成密钥', {
          passing: true,
          hint: '保存后显示一次新密钥；旧密钥与已签发的嵌入会话立即失效',
        }),
        newSecret: text('新密钥', {
          passing: true,
          readOnly: true,
          secret: true,
          maxLength: 128,
          hint: '只显示这一次，请交给合作方保存在其服务器上',
        }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    provider: is('caseScope', PARTNER_SCOPE.provider),
    sharedCases: is('caseScope', PARTNER_SCOPE.shared),
    secretAt: filled('secretAt'),
    renewSecret: filled('keyValue'),
    newSecret: filled('newSecret'),
  },
  required: { provider: is('caseScope', PARTNER_SCOPE.provider) },
  readOnly: { partnerCode: filled('keyValue') },
})
/** Fields of the form that a save applies but does not store. */
export const PARTNER_PASSING: readonly string[] = Object.entries(pushPartner.fields).flatMap(([name, { passing }]) =>
  passing ? [name] : [],
)

/** The values of a partner whose pages embed widgets, by field name; null where empty. @public */
export type PushPartner = RecordOf<typeof pushPartner>
