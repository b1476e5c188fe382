import { defineEntity } from '../../catalogue/entity.ts'
import { code, id, integer, text, textarea } from '../../catalogue/field.ts'
import type { Scope } from '../../catalogue/kind.ts'
import type { Rule } from '../../catalogue/rule.ts'
import { inUse, recordFields } from '../record-fields.ts'
import { NOTICE_KIND } from './notice.ts'

/**
 * Texts of messages to customers; the sender fills in the parts in braces.
 * @source ROU-003 (/RuleTmplt*), ruling 2
 * @public
 */
export const smsTemplate = defineEntity({
  service: 'RuleTmpltSms',
  title: '短信模板',
  metaTable: null,
  groups: {
    main: {
      label: '短信模板',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        smsCode: text('模板编码', { required: true, maxLength: 32, indexed: true }),
        smsName: text('模板名称', { required: true, maxLength: 60, indexed: true }),
        smsFor: code('SMS_FOR', '接收人', { required: true, indexed: true }),
        smsFlow: code('HF15_BATCH_FLOW', '流程', {
          indexed: true,
          hint: '在这个流程的办理指引中列出；为空时在所有流程中列出',
        }),
        smsText: textarea('内容', {
          required: true,
          maxLength: 300,
          hint: '{日期} 由流程的计划日期代入，其他花括号由发送人填写',
        }),
        smsParams: text('参数', { maxLength: 200, indexed: true }),
        smsSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** A template with the names of its codes. */
export interface NamedSms {
  readonly sms: Scope
  readonly labels: Readonly<Record<string, string | undefined>>
}

/**
 * The messages of a flow as one piece of rich text; null for none.
 * @param day text for the planned day; null while there is none
 * @source ROU-003 (/RuleTmpltSmsGrid)
 */
export function smsListText(templates: readonly NamedSms[], day: string | null): string | null {
  if (templates.length === 0) return null
  const lines = templates.map(({ sms, labels }) => {
    const words = filledIn(String(sms['smsText'] ?? ''), day === null ? {} : { 日期: day })
    return `<li>${escaped(String(sms['smsName'] ?? ''))}（${escaped(labels['smsFor'] ?? '')}）：${escaped(words)}</li>`
  })
  return `<p><strong>短信文案</strong></p><ul>${lines.join('')}</ul>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** The placeholders of a notice, each written in braces. */
export const NOTICE_TERMS = ['标题', '内容', '项目', '编号'] as const
export type NoticeTerms = Readonly<Record<(typeof NOTICE_TERMS)[number], string>>

const knownTerms: Rule = {
  name: 'known-terms',
  issue: (value) => {
    const unknown =
      typeof value === 'string'
        ? [...value.matchAll(/\{([^{}]*)\}/g)]
            .map(([, name]) => name ?? '')
            .filter((name) => !NOTICE_TERMS.some((term) => term === name))
        : []
    return unknown.length === 0
      ? null
      : `中“{${unknown[0]}}”不能代入，可用：${NOTICE_TERMS.map((term) => `{${term}}`).join('、')}`
  },
}

/** Announcements have no template: people write their text. */
const SENT_KINDS = Object.values(NOTICE_KIND).filter((kind) => kind !== NOTICE_KIND.announcement)

/**
 * Texts of the notices about cases, in the words of the installation.
 * @source ROU-003 (/RuleTmplt*), ruling 2
 * @public
 */
export const noticeTemplate = defineEntity({
  service: 'RuleTmpltNotice',
  title: '消息模板',
  metaTable: null,
  groups: {
    main: {
      label: '消息模板',
      fields: {
        keyValue: id('记录ID', { hidden: true, serverOwned: true }),
        tmplName: text('模板名称', { required: true, maxLength: 60, indexed: true }),
        tmplNotice: code('NOTICE_KIND', '消息类别', { required: true, indexed: true, options: SENT_KINDS }),
        tmplScheme: code('HF99', '贷款方案', { indexed: true, hint: '为空表示所有方案；写明方案的优先' }),
        tmplRole: code('HX59', '接收岗位', { indexed: true, hint: '为空表示所有接收人；写明岗位的优先' }),
        tmplTitle: text('标题', {
          required: true,
          maxLength: 60,
          indexed: true,
          rules: [knownTerms],
          hint: '可用：{标题}、{内容}、{项目}、{编号}',
        }),
        tmplText: textarea('正文', {
          required: true,
          maxLength: 300,
          rules: [knownTerms],
          hint: '可用：{标题}、{内容}、{项目}、{编号}',
        }),
        tmplSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The receiver of a notice. */
export interface NoticeFor {
  readonly kind: string
  readonly scheme: string | null
  readonly positions: readonly string[]
}

/**
 * The template of a notice to a receiver: a template for their position overrides one for everyone, then one for the
 * loan scheme of the case overrides one for all schemes.
 * @param templates rows in use, in their order
 * @returns null where the default text of the program applies
 */
export function noticeTemplateFor(templates: readonly Scope[], { kind, scheme, positions }: NoticeFor): Scope | null {
  const fits = ({ tmplNotice, tmplScheme = null, tmplRole = null }: Scope): boolean =>
    tmplNotice === kind &&
    (tmplScheme === null || tmplScheme === scheme) &&
    (tmplRole === null || positions.includes(String(tmplRole)))
  const weight = ({ tmplScheme = null, tmplRole = null }: Scope): number =>
    (tmplRole === null ? 0 : 2) + (tmplScheme === null ? 0 : 1)
  return templates.filter(fits).toSorted((one, other) => weight(other) - weight(one))[0] ?? null
}

/** A text with the known placeholders filled in. */
export function filledIn(words: string, terms: Readonly<Record<string, string>>): string {
  return words.replace(/\{([^{}]*)\}/g, (all, name: string) =>
    Object.hasOwn(terms, name) ? (terms[name] ?? all) : all,
  )
}
