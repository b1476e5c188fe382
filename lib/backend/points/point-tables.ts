import { pointAccount } from '../../domain/points/point-account.ts'
import { pointEntry } from '../../domain/points/point-entry.ts'
import { pointRule } from '../../domain/points/point-rule.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Points: the rules, what people got and used, and the balance of each person, which is the sum of these. */
export const pointRuleTable: Table = recordTable('point_rule', pointRule, {
  unique: [['ruleCode']],
  small: true,
  choices: { dict: 'POINT_RULE', key: 'ruleCode', label: 'ruleName', enabled: 'enabled' },
})
export const pointEntryTable: Table = recordTable('point_booking', pointEntry)
export const pointAccountTable: Table = recordTable('point_account', pointAccount, {
  unique: [['acctId']],
  small: true,
})
