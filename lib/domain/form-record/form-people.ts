import type { PersonList } from './form-template.ts'

/** Names of the lists of people a form can refer to. @public */
export const FORM_PEOPLE_NAMES = {
  principal: '主借款人',
  spouse: '主借款人配偶',
  borrowers: '全部借款人',
  coBorrowers: '共同借款人',
  coRepayers: '共同还款人',
  buyers: '买家',
  owners: '业主',
  guarantors: '保证人',
} as const satisfies Record<PersonList, string>

export const isPersonList = (name: string): name is PersonList => Object.hasOwn(FORM_PEOPLE_NAMES, name)
export const FORM_PEOPLE: readonly PersonList[] = Object.keys(FORM_PEOPLE_NAMES).filter(isPersonList)
