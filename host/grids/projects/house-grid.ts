import { defineEntity, defineGrid, type Grid, house, recordFields } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const {
  keyValue,
  hf29Province,
  hf29City,
  hf29Area,
  hf29Village,
  hf29Address,
  hf29UnitNumber,
  hf29HourseType,
  hf29Nature,
  hf29InnerStructure,
  hf29FullArea,
  hf29InArea,
  hf29Floor,
  hf29TotalFloor,
  hf29HourseFaceto,
  hf29Decoration,
  hf29LiftStatus,
  hf29LoanStatus,
  hf29RepayAmt,
  hf29LiveSign,
  hf29EstimatePrice,
} = house.fields
const indexed = { indexed: true } as const

const listedHouse = defineEntity({
  service: house.service,
  title: house.title,
  metaTable: null,
  groups: {
    place: {
      label: '房产地址',
      fields: {
        keyValue,
        hf29PrjId: caseNumber,
        hf29Province,
        hf29City,
        hf29Area: { ...hf29Area, ...indexed },
        hf29Village: { ...hf29Village, ...indexed },
        hf29Address: { ...hf29Address, ...indexed },
        hf29UnitNumber,
      },
    },
    body: {
      label: '房屋概况',
      fields: {
        hf29HourseType: { ...hf29HourseType, ...indexed },
        hf29Nature,
        hf29InnerStructure: { ...hf29InnerStructure, ...indexed },
        hf29FullArea: { ...hf29FullArea, ...indexed },
        hf29InArea,
        hf29Floor,
        hf29TotalFloor,
        hf29HourseFaceto,
        hf29Decoration,
        hf29LiftStatus,
      },
    },
    state: {
      label: '贷款与居住',
      fields: { hf29LoanStatus: { ...hf29LoanStatus, ...indexed }, hf29RepayAmt, hf29LiveSign, hf29EstimatePrice },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The houses of all cases the user may see. @source ROU-006 (/HourseGrid) */
export const houseGrid: Grid = defineGrid({
  name: 'HourseGrid',
  title: '项目房屋',
  entity: listedHouse,
  columns: [
    'hf29PrjId',
    'hf29Area',
    'hf29Village',
    'hf29UnitNumber',
    'hf29HourseType',
    'hf29InnerStructure',
    'hf29FullArea',
    'hf29Floor',
    'hf29Decoration',
    'hf29LoanStatus',
    'updTime',
  ],
  search: [
    'hf29PrjId',
    'hf29Area',
    'hf29Village',
    'hf29Address',
    'hf29HourseType',
    'hf29InnerStructure',
    'hf29FullArea',
    'hf29LoanStatus',
  ],
  sort: { field: 'updTime', order: 'desc' },
  open: 'hf29PrjId',
  operations: ['view'],
  rowsOf: { table: 'hf29_prj_hourse' },
  scope: 'project',
  parent: 'hf29PrjId',
  form: { columns: 2 },
  pinned: ['hf29PrjId'],
})
