import { definePack } from '../../message-pack.ts'

/** Texts of the drawer that creates a project. */
export const newProjectMessages = definePack('newProject', {
  steps: '填写步骤',
  stepType: '业务类型',
  stepNeeds: '基础需求',
  stepHouse: '房屋与人员',
  otherRequired: '其他必填内容',
  typeHints: { purchase: '二手房交易、过户与按揭', mortgage: '以已有房产申请贷款', findHouse: '登记需求并匹配房源' },
  draftKept: ({ at }: { at: string }) => `草稿 · ${at} 暂存`,
  draftKeptHint: '暂存在本页，关闭或刷新浏览器页面后不再保留',
  saveAndOpen: '保存并进入项目',
  saveAndNew: '保存并继续新建',
})
