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
  more: ({ name }: { name: string }) => `${name}的更多操作`,
  remove: '删除',
  removeTitle: '删除后将从项目中移除，确定要删除吗？',
  removeText: ({ word, name }: { word: string; name: string }) =>
    `${word}：${name}。其工作与征信、社保等记录和已交的资料一起删除，所在分组只留下另一人；删除后不能恢复。`,
  share: ({ share }: { share: string }) => `产权 ${share}`,
  spouse: ({ name }: { name: string }) => `配偶 ${name}`,
  partner: ({ name }: { name: string }) => `同组 ${name}`,
  readiness: '必填',
  readFrom: '已推算：',
  unflagged: ({ count, names }: { count: number; names: string }) => `另有 ${count} 人未标为产权人：${names}`,
  removed: '正在填写的成员已不在名单中',
  removedText: '可能已被他人移除或调整分组，填写的内容没有保存。',
})
