import {
  account,
  ACCOUNT_TYPE,
  code,
  codes,
  date,
  defineEntity,
  defineGrid,
  id,
  mobile,
  recordFields,
  region,
  text,
  textarea,
} from 'fangkit/domain'
import { MANAGERS_ALONE } from '../managers.ts'

const { br01Name, br01AcctNo, br01AcctTypeId, br01Birthday, br01Memo, br01Phone, br01Province, br01City, br01County } =
  account.fields

/** The fields of an account, for people who manage accounts. Pickers show them and change nothing. */
const fields = {
  keyValue: id('账号ID', { hidden: true, serverOwned: true }),
  br01AcctNo: text(br01AcctNo.label, { required: true, maxLength: 40, indexed: true }),
  br01Name: text(br01Name.label, { required: true, maxLength: 30, indexed: true }),
  positions: codes('HX59', '岗位', { indexed: true, hint: '决定可以在项目中担任什么' }),
  cities: codes('CITY_STATION', '所在城市', { required: true, indexed: true }),
  br01Phone: text(br01Phone.label, { sensitive: 'phone', rules: [mobile] }),
  br01Birthday: date(br01Birthday.label),
  br01Province: region('province', br01Province.label),
  br01City: region('city', br01City.label, { parent: 'br01Province' }),
  br01County: region('area', br01County.label, { parent: 'br01City' }),
  br01Memo: textarea(br01Memo.label, { maxLength: 200 }),
} as const
const record = { label: '记录信息', fields: recordFields }

/** Accounts of the brokerage's own staff. @source ROU-001 (/AcctBaseGrid) */
export const acctBaseGrid = defineGrid({
  name: 'AcctBaseGrid',
  title: '员工账号',
  entity: defineEntity({
    service: 'AcctBase',
    title: '员工账号',
    metaTable: null,
    groups: {
      account: {
        label: '账号',
        fields: { ...fields, br01AcctTypeId: code('HX70', br01AcctTypeId.label, { readOnly: true, indexed: true }) },
      },
      record,
    },
  }),
  columns: ['br01AcctNo', 'br01Name', 'positions', 'cities', 'br01Phone', 'br01Memo', 'crtTime', 'updTime'],
  search: ['br01AcctNo', 'br01Name', 'positions', 'cities'],
  sort: { field: 'br01AcctNo', order: 'asc' },
  open: 'br01AcctNo',
  operations: ['view', 'add', 'edit', 'delete'],
  scope: 'granted',
  rowsOf: { table: 'br01_acct_base', where: { br01AcctTypeId: ACCOUNT_TYPE.staff } },
  form: { columns: 2 },
  pinned: ['br01AcctNo'],
  roles: MANAGERS_ALONE,
})

/** Every account of the platform: staff, partners and customers. @source ROU-001 (/PlatformAcctBaseGrid) */
export const platformAcctBaseGrid = defineGrid({
  name: 'PlatformAcctBaseGrid',
  title: '平台账号',
  entity: defineEntity({
    service: 'PlatformAcctBase',
    title: '平台账号',
    metaTable: null,
    groups: {
      account: {
        label: '账号',
        fields: {
          ...fields,
          br01AcctTypeId: code('HX70', br01AcctTypeId.label, {
            required: true,
            indexed: true,
            default: ACCOUNT_TYPE.customer,
          }),
        },
      },
      record,
    },
  }),
  columns: ['br01AcctNo', 'br01Name', 'br01AcctTypeId', 'br01City', 'br01Phone', 'positions', 'br01Memo', 'updTime'],
  search: ['br01AcctNo', 'br01Name', 'br01AcctTypeId', 'cities'],
  sort: { field: 'br01AcctNo', order: 'asc' },
  scope: 'all',
  reason: 'Accounts of customers and partners belong to no city of the staff.',
  open: 'br01AcctNo',
  operations: ['view', 'add', 'edit', 'delete'],
  rowsOf: { table: 'br01_acct_base' },
  form: { columns: 2 },
  pinned: ['br01AcctNo'],
  roles: MANAGERS_ALONE,
})
