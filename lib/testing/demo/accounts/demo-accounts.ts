import { dayOf } from '../../../catalogue/day.ts'
import { ACCOUNT_TYPE } from '../../../domain/codes.ts'
import type { NewRow } from '../../../backend/store.ts'
import { DEMO_USERS } from './demo-users.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { GUANGZHOU, SHENZHEN } from '../places.ts'

/** Number, name, positions (HX59) and cities of an account that cannot sign in. */
type DemoAccount = readonly [no: string, name: string, positions: readonly string[], cities: readonly string[]]

const GZ = [GUANGZHOU.city]
const SZ = [SHENZHEN.city]

const STAFF: readonly DemoAccount[] = [
  ['staff01', '韩示例', ['HX5901'], GZ],
  ['staff02', '邱演示', ['HX5901'], GZ],
  ['staff03', '彭样本', ['HX5901'], GZ],
  ['staff04', '袁测试', ['HX5901'], GZ],
  ['staff05', '蔡示例', ['HX5902'], GZ],
  ['staff06', '潘演示', ['HX5902'], GZ],
  ['staff07', '于样本', ['HX5902'], GZ],
  ['staff08', '董测试', ['HX5902'], GZ],
  ['staff09', '余示例', ['HX5902'], GZ],
  ['staff10', '苏演示', ['HX5903'], GZ],
  ['staff11', '叶样本', ['HX5903'], GZ],
  ['staff12', '吕测试', ['HX5903'], GZ],
  ['staff13', '魏示例', ['HX5903'], GZ],
  ['staff14', '蒋演示', ['HX5904'], GZ],
  ['staff15', '田样本', ['HX5904'], GZ],
  ['staff16', '杜测试', ['HX5905'], GZ],
  ['staff17', '丁示例', ['HX5906'], GZ],
  ['staff18', '沈演示', ['HX5906'], GZ],
  ['staff19', '姜样本', ['HX5907'], GZ],
  ['staff20', '范测试', ['HX5907'], GZ],
  ['staff21', '江示例', ['HX5907'], GZ],
  ['staff22', '傅演示', ['HX5908'], [...GZ, ...SZ]],
  ['staff23', '钟样本', ['HX5901'], SZ],
  ['staff24', '卢测试', ['HX5901'], SZ],
  ['staff25', '汪示例', ['HX5902'], SZ],
  ['staff26', '戴演示', ['HX5902'], SZ],
  ['staff27', '崔样本', ['HX5903'], SZ],
  ['staff28', '任测试', ['HX5903', 'HX5906'], SZ],
  ['staff29', '陆示例', ['HX5905'], SZ],
  ['staff30', '廖演示', ['HX5907'], SZ],
]
const PARTNERS: readonly DemoAccount[] = [
  ['partner01', '姚样本', [], GZ],
  ['partner02', '方测试', [], GZ],
  ['partner03', '金示例', [], GZ],
  ['partner04', '石演示', [], GZ],
  ['partner05', '贾样本', [], SZ],
]
const CUSTOMERS: readonly DemoAccount[] = [
  ['customer01', '夏测试', [], GZ],
  ['customer02', '付示例', [], GZ],
  ['customer03', '白演示', [], GZ],
  ['customer04', '邹样本', [], GZ],
  ['customer05', '熊测试', [], GZ],
  ['customer06', '孟示例', [], SZ],
]

/** Every account of the demo data, as rows: users, further staff, partners and customers. */
export const ACCOUNT_ROWS: readonly NewRow[] = [
  ...DEMO_USERS.map(({ acctId, userName, displayName, positions, cities, phone, provider }) => {
    const type = provider === null ? ACCOUNT_TYPE.staff : ACCOUNT_TYPE.partner
    return accountRow(acctId, [userName, displayName, positions, cities], type, phone, '演示账号，可登录')
  }),
  ...STAFF.map((line, index) =>
    accountRow(`demo-${line[0]}`, line, ACCOUNT_TYPE.staff, phoneOf(2_101 + index), '演示员工'),
  ),
  ...PARTNERS.map((line, index) =>
    accountRow(`demo-${line[0]}`, line, ACCOUNT_TYPE.partner, phoneOf(2_201 + index), '演示合作方'),
  ),
  ...CUSTOMERS.map((line, index) =>
    accountRow(`demo-${line[0]}`, line, ACCOUNT_TYPE.customer, phoneOf(2_301 + index), '演示客户'),
  ),
]

/** An invented phone number: numbers beginning with 154 are not assigned to anyone. */
function phoneOf(serial: number): string {
  return `154${String(serial).padStart(8, '0')}`
}

/** A birthday between 1980 and 1999, derived from the phone number. */
function birthdayOf(phone: string): string {
  const serial = Number(phone.slice(-4))
  return dayOf(Date.UTC(1980 + (serial % 20), serial % 12, 1 + (serial % 28)))
}

function accountRow(
  key: string,
  [no, name, positions, cities]: DemoAccount,
  type: string,
  phone: string,
  memo: string,
): NewRow {
  const [city = GUANGZHOU.city] = cities
  const values = {
    br01Name: name,
    br01AcctNo: no,
    br01AcctTypeId: type,
    br01Phone: phone,
    br01Birthday: birthdayOf(phone),
    br01Memo: memo,
    br01Country: '中国',
    br01Province: GUANGZHOU.province,
    br01City: city,
    positions,
    cities,
  }
  return { key, project: null, city: null, values: filledOnly(values) }
}

/** Keys of the accounts that hold a position in a city. */
export function accountsWith(position: string, city: string): readonly string[] {
  const has = (row: NewRow, field: string, requested: string) => {
    const list = row.values[field]
    return Array.isArray(list) && list.includes(requested)
  }
  return ACCOUNT_ROWS.filter((row) => has(row, 'positions', position) && has(row, 'cities', city)).map(({ key }) => key)
}
