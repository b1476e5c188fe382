import { blankRecord } from '../../../catalogue/entity.ts'
import { DICTIONARY, ORGANISATION_TYPE } from '../../../domain/codes.ts'
import { isForeignBank } from '../../../domain/foreign-bank.ts'
import { type OrganisationDetail, organisationDetail } from '../../../domain/organisation.ts'
import { divisionName } from '../../../backend/national-divisions.ts'
import type { NewRow } from '../../../backend/store.ts'
import { DICTIONARIES } from '../../../backend/seed/dictionaries/dictionaries.ts'
import { AGENCIES, SMALL_LOANS } from './agencies.ts'
import { BANK_BRANCHES } from './bank-branches.ts'
import { OFFICES } from './offices.ts'
import type { OrganisationRow } from './organisation-row.ts'
import { SHENZHEN_ORGANISATIONS } from './shenzhen.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'

const ROWS: readonly OrganisationRow[] = [
  ...BANK_BRANCHES,
  ...OFFICES,
  ...AGENCIES,
  ...SHENZHEN_ORGANISATIONS,
  ...SMALL_LOANS,
]

/** Head offices of foreign banks. */
const FOREIGN_HEADS: ReadonlySet<string> = new Set(
  DICTIONARIES.find(({ code }) => code === DICTIONARY.bankHeads)?.entries.flatMap(([key, , otherValues = {}]) =>
    isForeignBank({ otherValues }) ? [key] : [],
  ) ?? [],
)

/** Head offices that act for the housing funds. */
const ENTRUSTED_HEADS: ReadonlySet<string> = new Set(['DEMO01', 'DEMO02', 'DEMO03'])

const cityOf = (area: string) => `${area.slice(0, 4)}00`

/** Invented values that the lists leave out: opening hours and the nearest station. */
const HOURS = {
  bank: '周一至周五 9:00-17:00；个贷中心周六预约办理（演示）',
  office: '周一至周五 9:00-12:00，13:00-17:00',
} as const
const NOTES = { bank: '个人贷款业务请至二楼个贷中心取号（演示）', office: '取号后按叫号办理（演示）' } as const

/** The invented organisations of the demo data, as rows. */
export const ORGANISATION_ROWS: readonly NewRow[] = ROWS.map(
  ([key, name, type, head, area, address, phone, sortOrder, lng, lat]) => {
    const sort = type === ORGANISATION_TYPE.bank ? 'bank' : 'office'
    return {
      key,
      project: null,
      city: null,
      values: filledOnly({
        hf31BranceName: name,
        hf31OrgType: type,
        hf31HeadBank: head,
        hf31Foreign: head !== null && FOREIGN_HEADS.has(head) ? 1 : 0,
        hf31FundEntrusted: head !== null && ENTRUSTED_HEADS.has(head) ? 1 : 0,
        hf31Province: `${area.slice(0, 2)}0000`,
        hf31City: cityOf(area),
        hf31Area: area,
        hf31NormalAddres1: address,
        hf31LinkPhone: phone,
        hf31WorkDatetime: HOURS[sort],
        hf31PostInfo: NOTES[sort],
        hf31NearestLine: '地铁示例线',
        hf31NeatestStation: `${divisionName(area)?.replace(/区$/, '') ?? ''}示例站`,
        hf31SortNo: sortOrder,
        hf31Enabled: 1,
        hf31Lng: lng,
        hf31Lat: lat,
      }),
    }
  },
)

/** A city's organisations in the form rules read. */
export function officesOf(city: string): readonly OrganisationDetail[] {
  return ORGANISATION_ROWS.filter(({ values }) => values['hf31City'] === city).map(
    ({ key, values }) =>
      ({ ...blankRecord(organisationDetail.fields), ...values, keyValue: key }) as OrganisationDetail,
  ) // adapter: rows of this very entity
}

/** Keys of a city's organisations of one type (HF9C). */
export function organisationsIn(city: string, type: string): readonly string[] {
  return ROWS.filter(([, , kind, , area]) => kind === type && cityOf(area) === city).map(([key]) => key)
}
