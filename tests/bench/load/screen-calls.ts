/** A call that a screen of a case makes, and how often among the others of its effect. */
export interface ScreenCall {
  readonly name: string
  readonly effect: 'read' | 'write'
  readonly share: number
  readonly input: (project: string) => Readonly<Record<string, unknown>>
}

const onCase = (project: string) => ({ prjId: project })
const read = (name: string, share: number, input: ScreenCall['input'] = () => ({})): ScreenCall => ({
  name,
  effect: 'read',
  share,
  input,
})
const PAGES = 3
const ROOMS = 10_000
const between = (most: number) => 1 + Math.floor(Math.random() * most)

/** What people who work on cases ask for: lists, cases with their tabs, and what every page shows. */
export const SCREEN_CALLS: readonly ScreenCall[] = [
  read('Hf20PrjBase/getPageList', 16, () => ({ page: between(PAGES) })),
  read('Hf20PrjBase/doCreate', 18, (project) => ({ id: project })),
  read('ProjectChargeCfg/getChargeCfgList', 8, onCase),
  read('Hf54ProjectIncomeInfo/getProjectIncomeInfo', 6, onCase),
  read('Hf15FlowJobs/getMainFlowJobs', 8, (project) => ({ objId: project })),
  read('Hf3wCardParperDetailCfg/getAppendixInfo', 6, onCase),
  read('Hf2jPrjMemberRelation/getRelationMemberList', 6, (project) => ({ hf2jPrjId: project, hf2jMemberType: '0' })),
  read('Hf2iPrjLoan/getSubPageList', 4, (project) => ({ objKey: project })),
  read('Hf20PrjBase/getOpts', 6),
  read('pubSvc/getDictVals', 8, () => ({ Code: 'HF01' })),
  read('login/getLoginStatus', 6),
  read('Notice/getMyNotices', 4),
  read('Ss11SysUsers/getCurrentLocationCity', 4),
  {
    name: 'Hf20PrjBase/doSave',
    effect: 'write',
    share: 1,
    input: (project) => ({ keyValue: project, hf20HouseAddress: `示例路${between(ROOMS)}号` }),
  },
]

/** Names of the calls of an effect, each as often as its share says. */
export const inShares = (effect: ScreenCall['effect']): readonly ScreenCall[] =>
  SCREEN_CALLS.filter((call) => call.effect === effect).flatMap((call) =>
    Array.from({ length: call.share }, () => call),
  )
