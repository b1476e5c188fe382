import { definePack } from '../../message-pack.ts'

/** Texts of the lists of records below a member. */
export const memberRecordMessages = definePack('memberRecords', {
  records: ({ member }: { member: string }) => `${member}的记录`,
  nobody: '未填写姓名',
  section: ({ side, member, record }: { side: string; member: string; record: string }) =>
    `${side}信息 / ${member} / ${record}`,
  count: ({ count }: { count: number }) => `${count} 条`,
  numbered: ({ item, number }: { item: string; number: number }) => `${item} ${number}`,
  several: ({ first, count }: { first: string; count: number }) => `${first} 等 ${count} 条`,
  add: ({ title }: { title: string }) => `新增${title}`,
  edit: ({ record }: { record: string }) => `编辑${record}`,
  remove: ({ record }: { record: string }) => `删除${record}`,
  editing: '正在编辑',
  editingHere: '正在编辑其中的记录，保存或取消后可收起',
  saveFirst: '请先保存当前填写的表单',
  loading: ({ title }: { title: string }) => `正在加载${title}`,
  showRest: ({ count }: { count: number }) => `显示其余 ${count} 条`,
  retry: ({ title }: { title: string }) => `重新加载${title}`,
  removeTitle: ({ record }: { record: string }) => `删除“${record}”？`,
  removeText: '删除后不可恢复，其余记录会重新编号。',
  monthsMet: ({ months }: { months: number }) => `满 ${months} 个月`,
  monthsMissing: ({ months }: { months: number }) => `不足 ${months} 个月`,
  depositRule: ({ months }: { months: number }) => `2024年5月起，连续缴存期统一为${months}个月。`,
  months: ({ months }: { months: number }) => `${months} 个月`,
  inARow: ({ months }: { months: number }) => `连续 ${months} 个月`,
  upToNow: ({ from }: { from: string }) => `${from} 至今`,
  fromTo: ({ from, to }: { from: string; to: string }) => `${from} 至 ${to}`,
  base: ({ amount }: { amount: string }) => `基数 ${amount}`,
  income: ({ amount }: { amount: string }) => `月收入 ${amount}`,
})
