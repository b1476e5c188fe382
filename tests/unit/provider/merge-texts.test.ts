import { describe, expect, it } from 'vitest'
import { en } from '../../../lib/locale/en/en.ts'
import { commonMessages } from '../../../lib/locale/zh-cn/common.ts'
import { formMessages } from '../../../lib/locale/zh-cn/fields/form.ts'
import { projectDetailMessages } from '../../../lib/locale/zh-cn/project-detail/project-detail.ts'
import { zhCN } from '../../../lib/locale/zh-cn/zh-cn.ts'
import { type AskText, mergeTexts } from '../../../lib/provider/merge-texts.ts'

const askText: AskText = (run) => run()

/** The names of all texts below a pack, such as `tabs.fees`. */
const namesOf = (texts: object, before = ''): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' ? namesOf(text, `${before}${name}.`) : [`${before}${name}`],
  )

/** Packs without English: the specification gives no text of theirs in English. */
const CHINESE_ONLY = [
  'caseSections',
  'elements',
  'map',
  'newProject',
  'overview',
  'personalData',
  'pickers',
  'reading',
  'richText',
  'rowImport',
  'search',
  'searchPanel',
  'upload',
]
/** How many texts of a pack have no English; all others have it. */
const CHINESE_IN_PART: Readonly<Record<string, number>> = {
  common: 23,
  configGrid: 28,
  feeExpense: 1,
  feeIncome: 88,
  feeTab: 44,
  field: 21,
  flowGuide: 8,
  flowTab: 4,
  form: 37,
  gridDialogs: 65,
  memberRecords: 25,
  paperUpload: 6,
  papersTab: 1,
  projectDetail: 41,
}

describe('texts', () => {
  it('are Chinese where a language says nothing', () => {
    const texts = mergeTexts(askText, commonMessages.texts, en.messages.common, undefined)
    expect(texts.saved).toBe('Saved successfully')
    expect(texts.downloadFailed).toBe('下载失败')
  })
  it('of the host win over those of the language, at any depth, and change nothing else', () => {
    const chinese = { tabs: { fees: '收支', flow: '项目进度' }, noBuyers: '暂无买家信息', noOwners: '暂无业主信息' }
    const texts = mergeTexts(
      askText,
      chinese,
      { noBuyers: 'no buyer info', noOwners: 'no owner info' },
      { tabs: { fees: '费用' }, noBuyers: '没有买家' },
    )
    expect(texts).toEqual({ tabs: { fees: '费用', flow: '项目进度' }, noBuyers: '没有买家', noOwners: 'no owner info' })
    expect(chinese.tabs.fees).toBe('收支')
  })
  it('with parameters may be replaced by a text that names them', () => {
    const count = ({ count: n }: { count: number }) => `共 ${n} 条`
    const texts = mergeTexts(
      askText,
      { first: count, second: count, third: count, fourth: count },
      { first: '{count} of {count}', second: ({ count: n }: { count: number }) => `<${n}>`, third: '{other}' },
    )
    expect([
      texts.first({ count: 3 }),
      texts.second({ count: 2 }),
      texts.third({ count: 1 }),
      texts.fourth({ count: 4 }),
    ]).toEqual(['3 of 3', '<2>', '{other}', '共 4 条'])
  })
  it('of a layer are its own alone, not what another script of the page put on every object', () => {
    const inherited: unknown = Object.create({ title: 'x' })
    expect(mergeTexts(askText, { title: '新建项目' }, inherited)).toEqual({ title: '新建项目' })
  })
  it('of the wrong kind are left out', () => {
    const texts = { tabs: { fees: '收支' }, title: '新建项目', note: '克隆项目' }
    expect(mergeTexts(askText, texts, { tabs: 'x', title: 7, note: null, unknown: 'x' }, 'junk', null)).toEqual(texts)
  })
  it('ERR-029 ERR-032 ERR-033 ERR-055 have the English of the specification', () => {
    expect(en.messages.common).toMatchObject({
      saved: 'Saved successfully',
      submitted: 'Submitted successfully',
      approved: 'Approved',
      noRecords: 'no records',
    })
    expect(en.messages.configGrid).toMatchObject({ noRows: 'no data' })
    expect(en.messages.projectDetail).toMatchObject({ noBuyers: 'no buyer info', noOwners: 'no owner info' })
  })
  it('ERR-030 OPN-063 ruling 15 are keyed: Chinese by default, the specified English in the language en', () => {
    const english: readonly (readonly [keyof typeof zhCN.messages, string, string, string])[] = [
      ['common', 'saved', '保存成功', 'Saved successfully'],
      ['common', 'done', '操作成功', 'Operation successful'],
      ['common', 'submitted', '提交成功', 'Submitted successfully'],
      ['common', 'approved', '审核通过', 'Approved'],
      ['common', 'noRecords', '暂无记录', 'no records'],
      ['configGrid', 'noRows', '暂无数据', 'no data'],
      ['projectDetail', 'noBuyers', '暂无买家信息', 'no buyer info'],
      ['projectDetail', 'noOwners', '暂无业主信息', 'no owner info'],
    ]
    const textOf = (pack: object | undefined, key: string): unknown => Reflect.get(pack ?? {}, key)
    for (const [pack, key, chinese, expected] of english) {
      expect([pack, key, textOf(mergeTexts(askText, zhCN.messages[pack], undefined, undefined), key)]).toEqual([
        pack,
        key,
        chinese,
      ])
      expect([
        pack,
        key,
        textOf(mergeTexts(askText, zhCN.messages[pack], Reflect.get(en.messages, pack), undefined), key),
      ]).toEqual([pack, key, expected])
    }
    expect([zhCN.name, en.name]).toEqual(['zh-CN', 'en'])
  })
  it('ERR-001 ERR-028 ERR-034 have the Chinese of the specification', () => {
    expect(zhCN.messages.projectDetail).toMatchObject({ basicNeedsFirst: '请先完成项目资料的基础需求模块' })
    expect(zhCN.messages.common).toMatchObject({
      removed: '删除成功',
      removeFailed: '删除失败',
      copied: '复制成功',
      copyFailed: '复制失败',
    })
  })
  it('have their English, but for those listed as Chinese', () => {
    const missing = Object.entries(zhCN.messages).map(([pack, texts]): readonly [string, number | 'all'] => {
      const english: object | undefined = Reflect.get(en.messages, pack)
      if (english === undefined) return [pack, 'all']
      const known = new Set(namesOf(english))
      return [pack, namesOf(texts).filter((name) => !known.has(name)).length]
    })
    expect(
      Object.fromEntries(missing.filter(([, count]) => count !== 0)),
      'Write the English beside the Chinese, in lib/locale/en.',
    ).toEqual({ ...CHINESE_IN_PART, ...Object.fromEntries(CHINESE_ONLY.map((pack) => [pack, 'all'])) })
  })
  it('of every pack are there under its own name', () => {
    expect(Object.keys(zhCN.messages).sort()).toEqual([
      'caseChanges',
      'caseSections',
      'common',
      'configGrid',
      'elements',
      'feeExaminations',
      'feeExpense',
      'feeIncome',
      'feeTab',
      'field',
      'flowFinish',
      'flowGuide',
      'flowTab',
      'form',
      'formCompare',
      'formPreview',
      'gridDialogs',
      'imageViewer',
      'loanOrganisations',
      'map',
      'memberGroups',
      'memberRecords',
      'newProject',
      'overview',
      'paperUpload',
      'papersTab',
      'payCodes',
      'pdf',
      'people',
      'personalData',
      'pickers',
      'projectDetail',
      'reading',
      'recommendations',
      'richText',
      'rolesTab',
      'rowImport',
      'search',
      'searchPanel',
      'sessionCity',
      'upload',
    ])
    for (const pack of [commonMessages, formMessages, projectDetailMessages])
      expect(zhCN.messages[pack.name]).toBe(pack.texts)
  })
})
