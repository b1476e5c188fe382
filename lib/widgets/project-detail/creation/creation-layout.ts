import { PROJECT_TYPE } from '../../../domain/codes.ts'
import type { FieldLayout } from '../../../form/fields/field-layout.ts'
import type { Messages } from '../../../locale/messages.ts'

/** Fields of the creation drawer by step; the rest of a case is filled in on its page. */
export const CREATION_STEPS = {
  type: ['hf20PrjType'],
  needs: [
    'prjPayType',
    'hf20PayWay',
    'hf20LoanScheme',
    'hf20BuyerType',
    'hf20SellerType',
    'hf20RelationType',
    'hf20BuyerCompanyNature',
    'hf20CompanyNation',
    'hf20HouseMarketPrice',
    'hf20AcceptRetNoEnd',
    'hf20ReturnWay',
  ],
  house: [
    'hf20HouseProvince',
    'hf20HouseCity',
    'hf20HouseArea',
    'hf20HouseAddress',
    'hf20ManagerId',
    'hf20RecommendId',
    'hf20ServiceAcct',
    'hf20DivisionDetailId',
  ],
} as const

/** Switches on one row, and the fields they show. */
export const CREATION_SWITCHES = ['hf20Ctrl1', 'hf20Ctrl3', 'hf20ThinkGroup'] as const
export const REFERRAL_FIELDS = ['hf20HelpactivityBegin', 'hf20HelpactivityEnd', 'hf20MaxHelper'] as const

export type CreationStep = keyof typeof CREATION_STEPS

export const CREATION_FIELDS: readonly string[] = [
  ...Object.values(CREATION_STEPS).flat(),
  ...CREATION_SWITCHES,
  ...REFERRAL_FIELDS,
]

/**
 * Fields a further new case takes over from the one just saved: the people who work on it. Customer and house belong to
 * the first.
 */
export const CARRIED_FIELDS: readonly string[] = [
  'hf20PrjType',
  'hf20ManagerId',
  'hf20RecommendId',
  'hf20ServiceAcct',
  'hf20DivisionDetailId',
]

export function creationLayout(hints: Messages['newProject']['typeHints']): Readonly<Record<string, FieldLayout>> {
  return {
    hf20PrjType: {
      span: 3,
      look: 'cards',
      hints: {
        [PROJECT_TYPE.purchase]: hints.purchase,
        [PROJECT_TYPE.mortgage]: hints.mortgage,
        [PROJECT_TYPE.findHouse]: hints.findHouse,
      },
    },
    hf20HouseAddress: { span: 2 },
    ...Object.fromEntries(CREATION_SWITCHES.map((name) => [name, { look: 'inline' } as const])),
  }
}
