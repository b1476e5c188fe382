import { definePack } from '../../message-pack.ts'

/** Texts of the sections of a case, which load after its page. */
export const caseSectionMessages = definePack('caseSections', {
  sectionLocked: '请先完成基础需求',
  sectionLockedText: '保存基础需求后即可填写本部分。',
  noRecord: '暂无记录',
  loanLoses: ({ title, count }: { title: string; count: number }) => `保存后，${title}中有 ${count} 项会被清空`,
  lostValue: ({ label, was }: { label: string; was: string }) => `${label}（${was}）`,
  listComma: '、',
  fill: '填写',
  fillSection: ({ title }: { title: string }) => `填写${title}`,
  followUp: '我来跟进',
  followedUp: '找房需求已由您跟进',
  sectionFailed: ({ title }: { title: string }) => `${title}没有加载出来`,
  sectionForbidden: ({ title }: { title: string }) => `没有查看${title}的权限`,
  blankFailed: '没有打开新的表单',
  startOver: '重填',
  cancel: '取消',
})
