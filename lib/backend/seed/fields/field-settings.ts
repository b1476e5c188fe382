import type { Entity } from '../../../catalogue/entity.ts'
import { FIELD_CONTROL, FIELD_SCOPE } from '../../../domain/codes.ts'
import { demand } from '../../../domain/demand/demand.ts'
import { FIELD_LEVEL } from '../../../domain/settings/field-setting.ts'
import { tableCode } from '../../../domain/settings/governed-entities.ts'
import { house } from '../../../domain/house/house.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { fund } from '../../../domain/member/fund.ts'
import { member } from '../../../domain/member/member.ts'
import { ownHouse } from '../../../domain/member/own-house.ts'
import { social } from '../../../domain/member/social.ts'
import { tax } from '../../../domain/member/tax.ts'
import { workCredit } from '../../../domain/member/work-credit.ts'
import { project } from '../../../domain/project/project.ts'
import { trade } from '../../../domain/trade/trade.ts'
import { fieldMetaTable } from '../../dictionary/dictionary-tables.ts'
import type { NewRow, Unit } from '../../store.ts'
import { filledOnly } from '../rows/filled.ts'
import { HELP_OF_FIELD } from './help-notes.ts'

/** Settings of an installation in addition to the declaration. */
interface FieldSettingOptions {
  /** Names of fields that are required. */
  readonly required: readonly string[]
  /** Filter codes (HF98) of fields that only some members have. @source FRM-004 */
  readonly scopes?: Readonly<Record<string, string>>
}

/** Field metadata of one table: every field that can appear, under its declared label. */
function fieldSettings(entity: Entity, { required, scopes = {} }: FieldSettingOptions): readonly NewRow[] {
  const { metaTable, fields } = entity
  const names = Object.entries(fields).flatMap(([name, { hidden }]) => (hidden ? [] : [name]))
  return names.map((name, index) => ({
    key: `${metaTable}:${name}`,
    project: null,
    city: null,
    values: filledOnly({
      tableId: metaTable,
      hf02Table: tableCode(entity),
      hf02Level: FIELD_LEVEL.general,
      hf02FldName: name,
      hf02CtrlVals1Pc: required.includes(name) ? FIELD_CONTROL.required : FIELD_CONTROL.optional,
      hf02CtrlVals3: scopes[name] ?? FIELD_SCOPE.common,
      hf02CtrlVals5: HELP_OF_FIELD[name] ?? null,
      optValue: fields[name]?.serverOwned ? 1 : 0,
      sortOrder: Number(metaTable) * 1_000 + index + 1,
    }),
  }))
}

const COMPANY_FIELDS = Object.keys(member.groups['company']?.fields ?? {})

/**
 * Field metadata an installation starts with, by table. The rule of the pay type is declared with the entity.
 * @source OPN-109, OPN-038
 */
const FIELD_SETTINGS: readonly NewRow[] = [
  fieldSettings(project, { required: ['hf20PrjType', 'hf20BuyerType', 'hf20SellerType', 'hf20ManagerId'] }),
  fieldSettings(member, {
    required: ['hf23IdCardType', 'hf23CardNo', 'hf23LinkPhone', 'hf23Marriage', 'hf23CompanyName', 'hf23CompanyCode'],
    scopes: {
      hf23Marriage: FIELD_SCOPE.individual,
      ...Object.fromEntries(COMPANY_FIELDS.map((name) => [name, FIELD_SCOPE.company])),
    },
  }),
  fieldSettings(workCredit, { required: ['hf24WorkName'] }),
  fieldSettings(fund, { required: ['hf25Date1', 'hf25Status'] }),
  fieldSettings(social, { required: ['hf26Date1'] }),
  fieldSettings(tax, { required: ['hf27Date1'] }),
  fieldSettings(ownHouse, { required: ['hf28Province', 'hf28City', 'hf28HourseType'] }),
  // A conditional field is required while it is shown, and never blocks a save otherwise.
  fieldSettings(demand, { required: ['hf22MinPrice', 'hf22MaxPrice', 'hf22City', 'hf22LinkName', 'hf22LinkPhone'] }),
  fieldSettings(house, {
    required: [
      'hf29Province',
      'hf29City',
      'hf29Area',
      'hf29Address',
      'hf29NewAddress',
      'hf29HourseType',
      'hf29FullArea',
      'hf29OwnerNumber',
      'hf29OwnerRelation',
      'hf29NotolnyRatio',
      'hf29BuyDateLimit',
      'hf29RepayAmt',
    ],
  }),
  fieldSettings(trade, {
    required: [
      'hf2hTradeType',
      'hf2hRelationType',
      'hf2hContractAmt',
      'hf2hPaimaiPrice',
      'hf2hExchangeMine',
      'hf2hSignDate',
    ],
  }),
  // The type of a loan is not required: a loan of another kind than the four has none.
  fieldSettings(loan, {
    required: [
      'hf2iAdvanceLenders',
      'hf2iLoanAmt',
      'hf2iLoanYear',
      'hf2iLoanRepayType',
      'hf21DivisionDetailId',
      'hf2iFundLoan',
      'hf2iFundRepayYear',
    ],
  }),
].flat()

/**
 * Adds field settings only into empty tables, one by one, so that a row staff removed does not come back and a table of
 * a later version is filled.
 */
export async function addFieldSettings(unit: Unit): Promise<void> {
  const { rows } = await unit.list(fieldMetaTable, { where: { field: '$project', is: [null] } })
  const filled = new Set(rows.map(({ values }) => values['tableId']))
  // Completes rows of versions that had no lists over them.
  for (const { key, version, city, values } of rows) {
    if (values['hf02Level'] === undefined && city === null)
      await unit.update(fieldMetaTable, key, version, {
        hf02Level: FIELD_LEVEL.general,
        hf02Table: String(values['tableId']),
      })
  }
  await unit.insertAll(
    fieldMetaTable,
    FIELD_SETTINGS.filter(({ values }) => !filled.has(values['tableId'])),
  )
}
