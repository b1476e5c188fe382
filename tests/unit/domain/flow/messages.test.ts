import { describe, expect, it } from 'vitest'
import { checkField } from '../../../../lib/catalogue/check.ts'
import { triggeredBy } from '../../../../lib/domain/flow/flow-trigger.ts'
import {
  filledIn,
  noticeTemplate,
  noticeTemplateFor,
  smsListText,
} from '../../../../lib/domain/flow/message-template.ts'
import { NOTICE_KIND, partOfNotice } from '../../../../lib/domain/flow/notice.ts'
import { plannedDaysToRemind } from '../../../../lib/domain/flow/remind-rule.ts'

const TODAY = '2026-11-20'

describe('words in braces', () => {
  it('are filled in as far as they are known, each time they stand there', () => {
    expect(filledIn('{日期}到{地点}，{日期}', { 日期: '周五' })).toBe('周五到{地点}，周五')
    expect(filledIn('{}与{constructor}', {})).toBe('{}与{constructor}')
    expect(filledIn('没有括号 }{', { '': '空' })).toBe('没有括号 }{')
  })
  it('of a notice are the ones there are, and others are refused by name', () => {
    const says = (tmplText: string | null) =>
      checkField(noticeTemplate, 'tmplText', { tmplText }, { today: TODAY }).map(({ message }) => message)
    expect(says('{标题}：{内容}（{项目}，{编号}）')).toEqual([])
    expect(says('没有')).toEqual([])
    expect(says('{标题}{金额}{日期}')).toEqual(['正文中“{金额}”不能代入，可用：{标题}、{内容}、{项目}、{编号}'])
  })
})

describe('ROU-003 the messages of a flow', () => {
  const sms = (smsName: string | null, smsText: string | null, smsFor?: string) => ({
    sms: { smsName, smsText },
    labels: { smsFor },
  })
  it('are one list, with the planned day filled in where there is one', () => {
    const templates = [sms('过户', '{日期}请带{证件}', '买方'), sms('放款', '已放款')]
    expect(smsListText(templates, '11月21日')).toBe(
      '<p><strong>短信文案</strong></p><ul><li>过户（买方）：11月21日请带{证件}</li><li>放款（）：已放款</li></ul>',
    )
    expect(smsListText(templates.slice(0, 1), null)).toContain('：{日期}请带{证件}<')
  })
  it('are text and no markup', () => {
    expect(smsListText([sms('<b>', 'a & "b" > c', '<i>')], null)).toContain(
      '<li>&lt;b&gt;（&lt;i&gt;）：a &amp; &quot;b&quot; &gt; c</li>',
    )
  })
  it('are nothing where there are none', () => {
    expect(smsListText([], TODAY)).toBeNull()
    expect(smsListText([sms(null, null)], TODAY)).toContain('<li>（）：</li>')
  })
})

describe('ROU-003 the words of a notice', () => {
  const row = (
    keyValue: string,
    tmplRole: string | null,
    tmplScheme: string | null,
    tmplNotice: string = NOTICE_KIND.due,
  ) => ({
    keyValue,
    tmplNotice,
    tmplRole,
    tmplScheme,
  })
  const [all, scheme, role, both] = [
    row('all', null, null),
    row('scheme', null, 'HF9901'),
    row('role', 'HX5901', null),
    row('both', 'HX5901', 'HF9901'),
  ]
  const criteria = { kind: NOTICE_KIND.due, scheme: 'HF9901', positions: ['HX5901', 'HX5902'] }
  const chosen = (rows: readonly ReturnType<typeof row>[], more: Partial<typeof criteria> = {}) =>
    noticeTemplateFor(rows, { ...criteria, ...more })?.['keyValue'] ?? null
  it('are those for the position, then those for the scheme, then those for all', () => {
    expect(chosen([all, scheme, role, both])).toBe('both')
    expect(chosen([all, scheme, role])).toBe('role')
    expect(chosen([all, scheme])).toBe('scheme')
    expect(chosen([all])).toBe('all')
  })
  it('are the first of those that fit equally well', () => {
    expect(chosen([row('one', null, null), row('other', null, null)])).toBe('one')
  })
  it('are never those of another kind, position or scheme', () => {
    expect(chosen([row('other', null, null, NOTICE_KIND.paid)])).toBeNull()
    expect(chosen([both, role], { positions: ['HX5903'] })).toBeNull()
    expect(chosen([both, scheme, all], { scheme: 'HF9902' })).toBe('all')
    expect(chosen([])).toBeNull()
  })
  it('lead to the part of the case they are about, the flow where nothing is said', () => {
    const { paperReturned, paid, incomeWaiting, chat, due } = NOTICE_KIND
    expect([paperReturned, paid, incomeWaiting, chat, due, null].map((kind) => partOfNotice({ kind }))).toEqual([
      'papers',
      'fees',
      'fees',
      'detail',
      'flow',
      'flow',
    ])
  })
})

describe('ROU-003 jobs that are reminded of today', () => {
  const days = (remindWhen: string, remindDays: number | null) => plannedDaysToRemind({ remindWhen, remindDays }, TODAY)
  it('are planned for today, on the day itself', () => {
    expect(days('ON_DAY', null)).toEqual([TODAY, TODAY])
    expect(days('ON_DAY', 5)).toEqual([TODAY, TODAY])
  })
  it('are planned for days to come by the rule, for three days where nobody swept, and never for today', () => {
    expect(days('BEFORE', 10)).toEqual(['2026-11-27', '2026-11-30'])
    expect(days('BEFORE', 2)).toEqual(['2026-11-21', '2026-11-22'])
    expect(days('BEFORE', 0)).toEqual(['2026-11-21', '2026-11-21'])
    expect(days('BEFORE', null)).toEqual(['2026-11-21', '2026-11-21'])
  })
  it('were planned for a day that is over where it reminds after it, yesterday at the latest', () => {
    expect(days('AFTER', 10)).toEqual(['2026-11-07', '2026-11-10'])
    expect(days('AFTER', 0)).toEqual(['2026-11-17', '2026-11-19'])
    expect(days('AFTER', null)).toEqual(['2026-11-17', '2026-11-19'])
  })
})

describe('ROU-003 what is started by a flow that is finished', () => {
  const rule = (triggerFlow: string, triggerWhen: string | null) => ({ values: { triggerFlow, triggerWhen } })
  const holds = (condition: string | null) => condition === null || condition === 'YES'
  it('are the rules of that flow whose condition holds, or that have none', () => {
    const [always, yes, no, other] = [rule('A', null), rule('A', 'YES'), rule('A', 'NO'), rule('B', null)]
    expect(triggeredBy([always, yes, no, other], new Set(['A']), holds)).toEqual([always, yes])
    expect(triggeredBy([always, other], new Set(), holds)).toEqual([])
  })
})
