import type { GridOperation } from '../../../../lib/domain/grid/define-grid.ts'
import type { Values } from './filled-row.ts'

/** What a filled form of a list needs beyond what its rows say, and what is judged by tests of its own. */
type OwnRules = { readonly [O in GridOperation]?: string } & {
  readonly values?: (serial: number) => Values
  readonly choices?: Readonly<Record<string, readonly string[]>>
  readonly unique?: readonly (readonly string[])[]
}

/** Lists whose rows follow rules of the business. A reason beside an operation names the tests that judge it. */
export const BY_HAND: Readonly<Record<string, OwnRules>> = {
  PrjBaseGrid: {
    add: 'tests/backend/project/project-save.test.ts',
    edit: 'tests/backend/project/project-save.test.ts',
  },
  PointManage: { values: () => ({ acctId: 'demo-staff06', pointKind: 'EARN', pointRule: null, pointAmount: 10 }) },
  PrjHouseDemandGrid: { confirm: 'service staff alone follow a demand up: tests/backend/handlers' },
  AcctBaseGrid: { values: (serial) => ({ br01AcctNo: `staff-ce${serial}` }) },
  PlatformAcctBaseGrid: { values: (serial) => ({ br01AcctNo: `platform-ce${serial}` }) },
  PushPartnerGrid: {
    values: (serial) => ({ partnerCode: `partner-${serial}`, origins: `https://partner-${serial}.example` }),
  },
  MenuItemsGrid: { values: (serial) => ({ menuCode: `GROUP_CE${serial}` }) },
  AuthMghtGrid: {
    examine: 'nobody examines what they handed in: tests/backend/permission/own-decision.test.ts',
    cancel: 'what was examined',
  },
  ApplicationManage: { examine: 'the same' },
  EmployeeBaseGrid: {
    choices: {
      acctId: [
        'demo-staff02',
        'demo-staff03',
        'demo-staff04',
        'demo-staff06',
        'demo-staff08',
        'demo-staff09',
        'demo-staff11',
      ],
    },
  },
  PlatformCitySettingGrid: {
    choices: { siteCity: ['440200', '440400', '440500', '440600', '440700', '440800', '440900'] },
  },
  ModulesCfgGrid: {
    unique: [['menuCode']],
    disable: 'it takes its module away from everybody: tests/backend/grid/city-lists.test.ts',
  },
  CityRules: { unique: [['ruleFrom']] },
  TempFldGrid: { add: 'every field has its line: tests/backend/dictionary' },
  TempFldMghtGrid: { add: 'tests/backend/dictionary' },
  FieldManagement_CityStation: { add: 'tests/backend/dictionary' },
  ToolsCfgGrid: { add: 'tests/backend/dictionary' },
  ChatMGrid: { edit: 'a conversation stays with its case: tests/backend/log/sent-notices.test.ts' },
  UsrDictNamesGrid: { values: (serial) => ({ wishName: `例称${serial}` }) },
  UsrPrvsGrid: {
    choices: {
      roleId: ['ROLE_SALES', 'ROLE_SERVICE', 'ROLE_FOLLOW_UP'],
      menuCode: ['BankLprGrid', 'BankRateGrid', 'FundGrid', 'TaxFeeGrid', 'CaseGrid'],
    },
  },
}
