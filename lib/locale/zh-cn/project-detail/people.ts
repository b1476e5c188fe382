import { definePack } from '../../message-pack.ts'

/** Texts of buyers, owners and guarantors on the project page. The word for one of them (`word`) is in the domain. */
export const peopleMessages = definePack('people', {
  count: ({ count }: { count: number }) => `${count} 人`,
  add: ({ word }: { word: string }) => `添加${word}`,
  groups: ({ word }: { word: string }) => `${word}分组`,
  noGuarantors: '暂无保证人',
  addHint: ({ word }: { word: string }) => `添加${word}后，可填写其资料、征信与社保等记录。`,
  newMember: ({ word }: { word: string }) => `新${word}`,
  guarantor: ({ name, word }: { name: string; word: string }) => `${name}（${word}）`,
  nameless: '未填写姓名',
  edit: '编辑',
  editMember: ({ name }: { name: string }) => `编辑${name}`,
  remove: '删除',
  removeMember: ({ name }: { name: string }) => `删除${name}`,
  removeTitle: '删除后将从项目中移除，确定要删除吗？',
  removeText: '删除后不能恢复。',
  removedAlong: ({ parts }: { parts: string }) => `一起删除：${parts}。`,
  removedRecords: ({ title, count }: { title: string; count: number }) => `${title} ${count} 条`,
  removedPapers: ({ count }: { count: number }) => `资料文件 ${count} 个`,
  listComma: '、',
  /** Where what goes along cannot be counted. */
  removedUncounted: '其工作与征信、社保等记录和已交的资料一起删除。',
  removedPartner: ({ names }: { names: string }) => `同组的${names}留在分组中。`,
  share: ({ share }: { share: string }) => `产权 ${share}`,
  spouse: ({ name }: { name: string }) => `配偶 ${name}`,
  partner: ({ name }: { name: string }) => `同组 ${name}`,
  readiness: '必填',
  readFrom: '已推算：',
  unflagged: ({ count, names }: { count: number; names: string }) => `另有 ${count} 人未标为产权人：${names}`,
  removed: '正在填写的成员已不在名单中',
  removedText: '可能已被他人移除或调整分组，填写的内容没有保存。',
})
