import { codes } from '../../catalogue/field.ts'
import { account } from '../../domain/account.ts'
import type { Table } from '../store.ts'

/** Accounts that can be picked and act; staff positions and cities decide which picker offers them. */
export const accountTable: Table = {
  name: 'br01_acct_base',
  topic: account.service,
  extraTopics: ['AcctBase', 'PlatformAcctBase'],
  fields: {
    ...account.fields,
    positions: codes('HX59', '岗位', { indexed: true }),
    cities: codes('SS46_ADMDIVISION_LIST', '所在城市', { indexed: true }),
  },
}
