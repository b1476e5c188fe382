import { defineEntity, defineGrid, demand, DEMAND_STATUS, type Grid, recordFields, ROLE } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const {
  keyValue,
  hf22MinPrice,
  hf22MaxPrice,
  hf22HourceType,
  hf22Area1,
  hf22Area2,
  hf22HourseAge1,
  hf22HourseAge2,
  hf22City,
  hf22Areas,
  hf22VillageDetail,
  hf22ReqDegree,
  hf22School,
  hf22LiftType,
  hf22Decoration,
  hf22LinkName,
  hf22LinkPhone,
  hf22Memo,
  hf22Status,
} = demand.fields

/**
 * Demands as the list over all cases shows them. It has its own service, because only customer service takes them up
 * here.
 */
const listedDemand = defineEntity({
  service: 'HouseDemand',
  title: demand.title,
  metaTable: null,
  groups: {
    demand: {
      label: '需求',
      fields: { keyValue, hf22PrjId: caseNumber, hf22Status, hf22LinkName, hf22LinkPhone, hf22Memo },
    },
    budget: {
      label: '预算与房型',
      fields: { hf22MinPrice, hf22MaxPrice, hf22HourceType, hf22Area1, hf22Area2, hf22HourseAge1, hf22HourseAge2 },
    },
    place: {
      label: '意向位置与房况',
      fields: { hf22City, hf22Areas, hf22VillageDetail, hf22ReqDegree, hf22School, hf22LiftType, hf22Decoration },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/**
 * The houses that buyers of all cases look for. Customer service takes up the ones that wait. They are edited in the
 * cases.
 * @source ROU-006 (/PrjHouseDemandGrid), DEM-002, ROL-012
 */
export const houseDemandGrid: Grid = defineGrid({
  name: 'PrjHouseDemandGrid',
  title: '找房需求',
  entity: listedDemand,
  columns: [
    'hf22PrjId',
    'hf22LinkName',
    'hf22LinkPhone',
    'hf22MinPrice',
    'hf22MaxPrice',
    'hf22Areas',
    'hf22HourceType',
    'hf22VillageDetail',
    'hf22Status',
    'updTime',
    'hf22City',
  ],
  search: ['hf22PrjId', 'hf22LinkName', 'hf22Status', 'hf22HourceType', 'hf22MaxPrice', 'updTime'],
  sort: { field: 'updTime', order: 'desc' },
  open: 'hf22PrjId',
  operations: ['view', 'confirm'],
  states: {
    field: 'hf22Status',
    moves: {
      confirm: {
        from: [DEMAND_STATUS.waiting],
        to: DEMAND_STATUS.following,
        says: { label: '我来跟进', done: '已跟进', prompt: '确定由您来跟进这条找房需求吗？' },
      },
    },
  },
  rowsOf: { table: 'hf22_prj_house_demand' },
  scope: 'project',
  parent: 'hf22PrjId',
  form: { columns: 2 },
  pinned: ['hf22PrjId'],
  roles: { write: [ROLE.service] },
})
